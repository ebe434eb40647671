import type { UnusedCase } from '../promises-fixture.ts';

const trade = { kind: 'trade', mainGrossSalary: 40_000, sideIncome: 100_000 };
const agreement = { agreementIncome: 5_000 };

/** Answers of calculators of this country that the others leave unread. */
export const unused: readonly UnusedCase[] = [
  ['Czech-Freelancing-income-salary-calculator', 'expenses', { grossIncome: 1, expenses: 1 }],
  [
    'Czech-Freelancing-income-salary-calculator',
    'expenseRate',
    { grossIncome: 1, method: 'real', expenseRate: 80 },
  ],
  [
    'Czech-Freelancing-income-salary-calculator',
    'spouseCaresForChildUnder3',
    { grossIncome: 1, spouseCaresForChildUnder3: true },
  ],
  ['digital-nomad-tax-calculator-czech-eu', 'expenses', { grossIncome: 1, expenses: 1 }],
  ['trade-license-tax-return-calculator', 'expenses', { grossIncome: 1, expenses: 1 }],
  ['side-job-tax-calculator', 'agreementIncome', { ...trade, ...agreement }],
  ['side-job-tax-calculator', 'declarationSigned', { ...trade, declarationSigned: true }],
  ['side-job-tax-calculator', 'expenses', { ...trade, expenses: 1 }],
  ['side-job-tax-calculator', 'mainGrossSalary', { kind: 'dpp', ...agreement, mainGrossSalary: 40_000 }],
  ['side-job-tax-calculator', 'sideIncome', { kind: 'dpc', ...agreement, sideIncome: 1 }],
  ['side-job-tax-calculator', 'method', { kind: 'dpc', ...agreement, method: 'real' }],
  ['side-job-tax-calculator', 'expenseRate', { kind: 'dpp', ...agreement, expenseRate: 80 }],
  ['czech-rental-income', 'expenses', { rentalIncome: 1, expenses: 1 }],
  ['content-creator-tax-calculator', 'otherTaxBase', { income: 1, otherTaxBase: 500_000 }],
  ['employee-tax-return', 'childrenMonths', { grossIncome: 1, taxAdvances: 0, childrenMonths: 6 }],
  ['employee-tax-return', 'spouseMonths', { grossIncome: 1, taxAdvances: 0, spouseMonths: 6 }],
  ['employee-tax-return', 'loanBefore2021', { grossIncome: 1, taxAdvances: 0, loanBefore2021: true }],
];
