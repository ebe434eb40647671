const amount = '0 to 1000000000 EUR, 2 decimals';
const yesNo = 'yes or no; default false';
const year = 'year; optional';
const children = { childrenUnder15: '0 to 15; default 0', children15to18: '0 to 15; default 0' };
const method = 'fixed|real; default fixed';

/** What each calculator of this country asks. */
export const inputs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'slovak-gross-net-salary-calculator': {
    grossSalary: `${amount}; required`,
    declarationSigned: 'yes or no; default true',
    ...children,
    disabled: `${yesNo}; seldom`,
    year,
  },
  'slovak-freelance-income-calculator': {
    grossIncome: `${amount}; required`,
    method,
    expenses: `${amount}; default 0; when`,
    incomeLastYear: `${amount}; optional`,
    monthsOfTrade: '1 to 12; default 12',
    monthsInsured: '0 to 12; default 12',
    paidContributions: `${amount}; optional; seldom`,
    insuredElsewhere: yesNo,
    disabled: `${yesNo}; seldom`,
    ...children,
    year,
  },
  'slovak-employment-vs-freelance': {
    employerBudget: `${amount}; required`,
    method,
    expenses: `${amount}; default 0`,
    ...children,
    year,
  },
  'slovak-vat-calculator': {
    amount: `${amount}; required`,
    direction: 'add|extract; default add',
    rate: '23|19|5; default 23',
    turnover: `${amount}; optional`,
    year,
  },
};
