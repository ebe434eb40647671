import { expect, test } from 'vitest';
import { fieldAt } from '../form/field-tree.ts';
import { calculatorHarness } from './calculator-harness.ts';
import { findCalculator } from './catalogue.ts';

const trade = { kind: 'trade', mainGrossSalary: 40_000, sideIncome: 100_000 };
const agreement = { agreementIncome: 5_000 };

/** An answer that the others leave unread is named in a note: which field, given what. */
const cases: readonly (readonly [slug: string, field: string, answers: Record<string, unknown>])[] = [
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

test.each(cases)('%s: %s', async (slug, field, answers) => {
  const calculator = await findCalculator(slug);
  if (!calculator) throw new Error(`${slug} is missing`);
  const label = fieldAt(calculator.questions, field)?.label;
  const said = calculatorHarness(calculator)
    .answered(answers)
    .notes.filter((note) => note.includes('isn’t used here'));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(`${label}”`);
});

test('a year that is a text has a message of its own', async () => {
  const calculator = await findCalculator('Czech-Republic-Gross-Net-salary-calculator');
  if (!calculator) throw new Error('It is missing');
  const { messages, refused } = calculatorHarness(calculator, { grossSalary: 40_000 });
  expect(messages({ year: '2025' })).toEqual(['Year: enter a number without quotation marks, such as 2026']);
  expect(refused({ year: '2025' })).toEqual(['year invalid_type']);
  expect(refused({ year: null })).toEqual(['year invalid_type']);
});
