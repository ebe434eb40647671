import { oneOf, sometimes } from '../../../calculator/output.ts';
import { money } from '../../../cz/crowns.ts';
import { expenseOutputs, insuranceOutputs } from '../../../cz/self-employed.ts';
import { taxOutputs, totalContributions } from '../../../cz/tax-outputs.ts';

/** A trade and an agreement answer different things; what both do is in every answer. */
export const outputs = {
  netIncome: money('Net income'),
  regime: sometimes(oneOf('How the tax is paid', { withholding: 'Withholding', advance: 'Advance' })),
  expenses: sometimes(expenseOutputs.expenses),
  profit: sometimes(expenseOutputs.profit),
  additionalTax: sometimes(money('Tax your trade adds')),
  taxBase: taxOutputs.taxBase,
  taxBeforeCredits: taxOutputs.taxBeforeCredits,
  totalTaxCredit: sometimes(taxOutputs.totalTaxCredit),
  incomeTax: taxOutputs.incomeTax,
  taxOfJob: sometimes(money('Income tax on the job')),
  socialBase: sometimes(insuranceOutputs.socialBase),
  socialSecurity: insuranceOutputs.socialSecurity,
  healthBase: sometimes(insuranceOutputs.healthBase),
  healthInsurance: insuranceOutputs.healthInsurance,
  taxAdvances: sometimes(money('Tax your employer deducts in the year')),
  taxBalance: sometimes(money('Tax to pay with the return')),
  totalContributions: sometimes(totalContributions),
};
