import { exact } from '@majak/law/exact';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculate } from '../../../calculator/calculate.ts';
import { power, type Row } from './annuity.ts';
import { definition } from './definition.ts';

const answered = (answers: Record<string, unknown>, today = '2026-11-21') => {
  const reading = calculate(definition, answers, today);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.value;
};
const outputsOf = (answers: Record<string, unknown>, today?: string) => answered(answers, today).outputs;
const warned = (answers: Record<string, unknown>, today?: string) =>
  (outputsOf({ loanYears: 20, interestRate: 4, ...answers }, today).warnings as { code: string }[]).map(
    ({ code }) => code,
  );
const faultsOf = (answers: Record<string, unknown>) => {
  const reading = calculate(definition, { loanYears: 20, interestRate: 4, ...answers }, '2026-11-21');
  return reading.ok ? [] : reading.faults.map(({ field }) => field);
};
const hellers = (crowns: number) => Math.round(crowns * 100);

test('a year by hand', () => {
  // 1.01 ^ 12 = 1.12682503…; 120 000 × 1 % ÷ (1 − 1 ÷ 1.12682503…) = 10 661.854640…
  expect(outputsOf({ loanYears: 1, interestRate: 12, loanAmount: 120_000 })).toMatchObject({
    monthlyPayment: 10_661.85,
    totalPayment: 127_942.26,
    totalInterest: 7_942.26,
    loanToValue: null,
    warnings: [],
    schedule: [{ year: 1, interest: 7_942.26, principal: 120_000, balance: 0 }],
  });
});

test('no interest: equal parts of the loan', () => {
  const { schedule, ...rest } = outputsOf({ loanYears: 3, interestRate: 0, loanAmount: 100_000 });
  expect(rest).toMatchObject({ monthlyPayment: 2_777.78, totalPayment: 100_000, totalInterest: 0 });
  expect(schedule).toEqual([
    { year: 1, interest: 0, principal: 33_333.33, balance: 66_666.67 },
    { year: 2, interest: 0, principal: 33_333.34, balance: 33_333.33 },
    { year: 3, interest: 0, principal: 33_333.33, balance: 0 },
  ]);
});

test('balances are those of a month by month computation', () => {
  const answers = { loanYears: 30, interestRate: 4.5, loanAmount: 4_800_000 };
  const rate = 0.045 / 12;
  const payment = (4_800_000 * rate) / (1 - (1 + rate) ** -360);
  let balance = 4_800_000;
  for (const row of outputsOf(answers).schedule as Row[]) {
    for (let month = 0; month < 12; month += 1) balance = balance * (1 + rate) - payment;
    expect(row.balance).toBeCloseTo(balance, 1);
  }
});

test('a power has thirty decimals', () => {
  expect(power(exact('1.1'), 12).toFixed()).toBe('3.138428376721');
  expect(power(exact(1).plus(exact(1).div(3)), 3).toFixed()).toMatch(/^2\.370370370370370370370370370/);
  expect(power(exact('1.5'), 0).toFixed()).toBe('1');
});

const loans = fc.record({
  loanYears: fc.integer({ min: 1, max: 50 }),
  interestRate: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 1_000_000 }).map((parts) => parts / 10_000),
  ),
  loanAmount: fc.oneof(
    fc.integer({ min: 0, max: 2_000 }).map((part) => part / 100),
    fc.integer({ min: 0, max: 1_000_000_000 }),
  ),
});

test('principals add up to the loan, interest to its total, nothing is negative, the last balance is zero', () => {
  fc.assert(
    fc.property(loans, (answers) => {
      const outputs = outputsOf(answers);
      const rows = outputs.schedule as Row[];
      const sum = (of: 'principal' | 'interest') => rows.reduce((all, row) => all + hellers(row[of]), 0);
      expect(rows).toHaveLength(answers.loanYears);
      expect(sum('principal')).toBe(hellers(answers.loanAmount));
      expect(sum('interest')).toBe(hellers(Number(outputs.totalInterest)));
      expect(rows.at(-1)?.balance).toBe(0);
      for (const row of rows)
        expect(Math.min(row.interest, row.principal, row.balance)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 200 },
  );
});

test('a higher rate never costs less', () => {
  fc.assert(
    fc.property(loans, fc.integer({ min: 0, max: 20 }), (answers, more) => {
      const dearer = outputsOf({
        ...answers,
        interestRate: Math.min(100, Math.round((answers.interestRate + more) * 10_000) / 10_000),
      });
      expect(Number(dearer.totalPayment)).toBeGreaterThanOrEqual(Number(outputsOf(answers).totalPayment));
    }),
    { numRuns: 50 },
  );
});

test('the loan comes from the value and the down payment, or is given', () => {
  const home = { homeValue: 6_000_000, downPayment: 1_200_000 };
  expect(outputsOf({ loanYears: 30, interestRate: 4.5, ...home })).toMatchObject({
    loanAmount: 4_800_000,
    loanToValue: 80,
    monthlyPayment: 24_320.89,
  });
  expect(
    outputsOf({ loanYears: 30, interestRate: 4.5, loanAmount: 3_000_000, downPayment: 1_000_000 }),
  ).toMatchObject({ loanToValue: 75 });
});

test.each([
  [{}, ['loanAmount']],
  [{ downPayment: 100_000 }, ['loanAmount']],
  [{ homeValue: 1_000_000 }, ['downPayment']],
  [{ homeValue: 1_000_000, downPayment: 1_000_001 }, ['downPayment']],
  [{ homeValue: 1_000_000, downPayment: 1_000_000 }, []],
  [{ homeValue: 0, downPayment: 0 }, []],
  [{ homeValue: 1_000_000, downPayment: 200_000, loanAmount: 800_000 }, []],
  [{ homeValue: 1_000_000, downPayment: 200_000, loanAmount: 800_001 }, ['loanAmount']],
  [{ loanAmount: 1, interestRate: 100.1 }, ['interestRate']],
  [{ loanAmount: 1, loanYears: 0 }, ['loanYears']],
])('%j is at fault at %j', (answers, fields) => {
  expect(faultsOf(answers)).toEqual(fields);
});

const at = (loanAmount: number) => ({ homeValue: 10_000_000, loanAmount });
test.each([
  ['80 % of an own home', at(8_000_000), []],
  ['a crown more', at(8_000_001), ['loanToValue']],
  ['at 36', { ...at(8_500_000), age: 36 }, ['loanToValue']],
  ['at 35', { ...at(9_000_000), age: 35 }, []],
  ['at 35, more than 90 %', { ...at(9_000_001), age: 35 }, ['loanToValue']],
  ['an investment of 70 %', { ...at(7_000_000), investment: true }, []],
  ['an investment above', { ...at(7_000_001), investment: true, age: 30 }, ['loanToValue']],
  ['seven incomes', { ...at(7_000_000), investment: true, monthlyIncome: 83_333.34 }, []],
  [
    'more than seven incomes',
    { ...at(7_000_000), investment: true, monthlyIncome: 83_333 },
    ['debtToIncome'],
  ],
  ['own home, any income', { ...at(7_000_000), monthlyIncome: 50_000 }, []],
  ['31 years', { ...at(7_000_000), loanYears: 31 }, ['loanYears']],
  ['until 70', { ...at(7_000_000), age: 50 }, []],
  ['until 71', { ...at(7_000_000), age: 51 }, ['age']],
])('warnings: %s', (_, answers, codes) => {
  expect(warned(answers)).toEqual(codes);
});

test('investments have no limit of their own before April 2026', () => {
  expect(warned({ ...at(8_000_000), investment: true }, '2026-03-31')).toEqual([]);
  expect(warned({ ...at(8_000_000), investment: true }, '2026-04-01')).toEqual(['loanToValue']);
  expect(warned({ ...at(8_000_000), investment: true, year: 2023 })).toEqual([]);
});

test('until the end of 2023 debts were at most 8.5 yearly incomes, 9.5 under 36 for an own home', () => {
  // Ten million is 8.5 times twelve months of 98 039.22, and 9.5 times twelve of 87 719.30.
  const owed = (monthlyIncome: number, more = {}) =>
    warned({ homeValue: 20_000_000, loanAmount: 10_000_000, monthlyIncome, year: 2023, ...more });
  expect(owed(98_039.22)).toEqual([]);
  expect(owed(98_039.21)).toEqual(['debtToIncome']);
  expect(owed(87_719.3, { age: 35 })).toEqual([]);
  expect(owed(87_719.29, { age: 35 })).toEqual(['debtToIncome']);
  expect(owed(98_039.21, { age: 36 })).toEqual(['debtToIncome']);
  expect(owed(98_039.21, { age: 30, investment: true })).toEqual(['debtToIncome']);
  expect(owed(10_000, { year: 2024 })).toEqual([]);
});

test('the part of the income', () => {
  const outputs = outputsOf({
    loanYears: 30,
    interestRate: 4.5,
    loanAmount: 4_800_000,
    monthlyIncome: 80_000,
  });
  expect(outputs.paymentToIncome).toBe(30.4);
});

test('shares are in percent, and say so by their unit', () => {
  const { trace } = answered({
    loanYears: 30,
    interestRate: 4.5,
    loanAmount: 4_800_000,
    homeValue: 6_000_000,
    monthlyIncome: 80_000,
  });
  const shares = trace.filter(({ output }) => ['loanToValue', 'paymentToIncome'].includes(output));
  expect(shares.map(({ label, unit, value }) => [label, unit, value])).toEqual([
    ['Loan to value', 'percent', 80],
    ['Payment to income', 'percent', 30.4],
  ]);
});
