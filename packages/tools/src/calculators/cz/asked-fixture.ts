import type { AskedCase as Case } from '../promises-fixture.ts';

const expenses: readonly Case[] = [
  [{}, 'expenseRate'],
  [{ method: 'fixed' }, 'expenseRate'],
  [{ method: 'real' }, 'expenses'],
];
const spouse: readonly Case[] = [
  [{ method: 'real', spouseIncomeUnder68000: false }, 'expenses'],
  [{ method: 'real', spouseIncomeUnder68000: true }, 'expenses spouseCaresForChildUnder3'],
];

/** Fields that matter for some answers alone: which of them are asked under which answers. */
export const asked: Readonly<Record<string, readonly Case[]>> = {
  'Czech-Freelancing-income-salary-calculator': [...expenses, ...spouse],
  'digital-nomad-tax-calculator-czech-eu': [[{}, ''], [{ method: 'fixed' }, ''], ...spouse],
  'side-job-tax-calculator': [
    [{}, ''],
    [{ kind: 'trade' }, 'mainGrossSalary sideIncome method expenseRate'],
    [{ kind: 'trade', method: 'fixed' }, 'mainGrossSalary sideIncome method expenseRate'],
    [{ kind: 'trade', method: 'real' }, 'mainGrossSalary sideIncome method expenses'],
    [{ kind: 'dpp' }, 'agreementIncome declarationSigned'],
    [{ kind: 'dpp', method: 'real' }, 'agreementIncome declarationSigned'],
    [{ kind: 'dpc', method: 'fixed' }, 'agreementIncome declarationSigned'],
  ],
  'trade-license-tax-return-calculator': [...expenses, ...spouse],
  'czech-rental-income': [
    [{}, ''],
    [{ method: 'fixed' }, ''],
    [{ method: 'real' }, 'expenses'],
  ],
  'content-creator-tax-calculator': [
    [{}, 'expenseRate'],
    [{ employed: false }, 'expenseRate'],
    [{ employed: true }, 'expenseRate otherTaxBase'],
  ],
  'crypto-capital-tax-calculator': [
    [{}, ''],
    [{ kind: 'crypto' }, 'sales.stablecoin'],
    [{ kind: 'security' }, ''],
  ],
  'paid-parental-leave': [
    [{}, 'monthlyAmount months'],
    [{ months: 12 }, 'months'],
    [{ monthlyAmount: 10_000 }, 'monthlyAmount'],
    [{ multiple: false }, 'monthlyAmount months'],
    [{ multiple: true }, 'monthlyAmount months year'],
  ],
  'Czech-VAT-calculator': [
    [{}, 'year'],
    [{ date: '2026-01-31' }, ''],
  ],
  'employee-tax-return': [
    [{}, ''],
    [{ children: 0, spouseIncomeUnder68000: false, mortgageInterest: 0 }, ''],
    [{ children: 1 }, 'childrenMonths'],
    [{ spouseIncomeUnder68000: true }, 'spouseCaresForChildUnder3 spouseMonths'],
    [{ mortgageInterest: 0.01 }, 'loanBefore2021'],
  ],
};
