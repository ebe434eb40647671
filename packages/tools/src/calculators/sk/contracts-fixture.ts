import type { Contract } from '../promises-fixture.ts';

const children = { childrenUnder15: 0, children15to18: 0 };

/** What programs outside rely on, for each calculator of this country. */
export const contracts: Readonly<Record<string, Contract>> = {
  'slovak-gross-net-salary-calculator': {
    required: 'grossSalary',
    defaults: { declarationSigned: true, ...children, disabled: false },
    optional: 'year',
    outputs: 'netSalary socialInsurance healthInsurance taxAdvance childBonus employerCost',
  },
  'slovak-freelance-income-calculator': {
    required: 'grossIncome',
    defaults: {
      method: 'fixed',
      expenses: 0,
      monthsOfTrade: 12,
      monthsInsured: 12,
      insuredElsewhere: false,
      disabled: false,
      ...children,
    },
    optional: 'incomeLastYear paidContributions year',
    outputs: 'netIncome expenses profit socialInsurance healthInsurance taxBase incomeTax childBonus',
  },
  'slovak-employment-vs-freelance': {
    required: 'employerBudget',
    defaults: { method: 'fixed', expenses: 0, ...children },
    outputs: 'employment freelance difference better',
  },
  'slovak-vat-calculator': {
    required: 'amount',
    defaults: { direction: 'add', rate: 23 },
    optional: 'turnover year',
    outputs: 'base vat total inCash registration',
  },
};
