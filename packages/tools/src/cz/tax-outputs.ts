import { money } from './crowns.ts';

/** Outputs of an income tax, as calculators declare them. */
export const taxOutputs = {
  taxBase: money('Tax base'),
  taxBeforeCredits: money('Tax before credits'),
  totalTaxCredit: money('Tax credits'),
  incomeTax: money('Income tax'),
  taxBonus: money('Child bonus'),
};

/** What goes to the state and the insurers, of a wage or a trade. */
export const totalContributions = money('Total tax and insurance');
