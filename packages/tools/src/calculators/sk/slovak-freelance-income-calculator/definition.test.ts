import { describe, expect, test } from 'vitest';
import { calculatorHarness } from '../../calculator-harness.ts';
import { definition } from './definition.ts';

const { outputs, noted, formula, rooted, parts, refused } = calculatorHarness(definition, { year: 2026 });
const of = (grossIncome: number, more: Record<string, unknown> = {}) =>
  outputs({ grossIncome, ...more }) as Record<string, number>;

test('30 000 in 2026, by hand', () => {
  // 60 % off; 12 000 ÷ 1.486 ÷ 12 is under both least bases; 15 % of what is left after insurance and the allowance.
  expect(of(30_000)).toEqual({
    netIncome: 24_759.7,
    netIncomeMonthly: 2_063.31,
    expenses: 18_000,
    profit: 12_000,
    socialInsurance: 3_637.32,
    socialMonthly: 303.11,
    healthInsurance: 1_463.04,
    healthMonthly: 121.92,
    taxBase: 6_899.64,
    allowance: 5_966.73,
    incomeTax: 139.94,
    childBonus: 0,
    totalContributions: 5_240.3,
  } satisfies Record<string, number>);
});

test('the least of a year grew by 969.12 from 2025 to 2026, as published', () => {
  const least = (year: number) => {
    const { socialMonthly = 0, healthMonthly = 0 } = of(10_000, { year });
    return socialMonthly + healthMonthly;
  };
  expect(Number((12 * (least(2026) - least(2025))).toFixed(2))).toBe(969.12);
});

describe('expenses', () => {
  test('flat ones stop at the most of a year', () => {
    expect([of(33_333.33).expenses, of(33_333.34).expenses, of(60_000).expenses]).toEqual([
      20_000, 20_000, 20_000,
    ]);
    expect(formula('expenses', { grossIncome: 60_000 })).toBe('60 000 × 60 %, at most 20 000');
  });
  test('real ones were spent, and a loss is no negative profit', () => {
    expect(of(30_000, { method: 'real', expenses: 18_000 }).netIncome).toBe(6_759.7);
    expect(of(1_000, { method: 'real', expenses: 5_000 })).toMatchObject({ profit: 0, incomeTax: 0 });
  });
});

describe('social insurance', () => {
  test('within the least and the most', () => {
    expect(of(20_000).socialMonthly).toBe(303.11);
    // 33.15 % of 16 764 by funds: 737.61, 3 017.52, 1 005.84 and 796.29.
    expect(of(1_000_000).socialMonthly).toBe(5_557.26);
    expect(rooted('socialMonthly', { grossIncome: 1_000_000 })).toContain('sk.social.maximumBase.month');
  });
  test('by the income of the year before: nothing, micro, in full', () => {
    const monthly = (incomeLastYear: number, year = 2026) =>
      of(10_000, { incomeLastYear, year }).socialMonthly;
    expect([monthly(2_876.9), monthly(2_876.91), monthly(9_144), monthly(9_144.01)]).toEqual([
      0, 131.34, 131.34, 303.11,
    ]);
    expect([monthly(8_580, 2025), monthly(8_580.01, 2025)]).toEqual([0, 237.02]);
  });
  test('of the months somebody is insured in', () => {
    expect(of(30_000, { monthsInsured: 6 }).socialInsurance).toBe(1_818.66);
    expect(of(30_000, { monthsInsured: 0 }).socialInsurance).toBe(0);
    expect(refused({ grossIncome: 1, monthsInsured: 13 })).toEqual(['monthsInsured too_big']);
  });
});

test('health insurance has no highest base, and a least one only for who has no other', () => {
  expect(of(1_000_000).healthInsurance).toBe(105_518.16);
  expect(of(0, { insuredElsewhere: true }).healthInsurance).toBe(0);
  expect(of(0).healthInsurance).toBe(1_463.04);
  expect(of(0, { disabled: true }).healthInsurance).toBe(731.52);
});

test('the least health insurance counts for the months of the trade alone', () => {
  // From July: six times 762 EUR, 16 % of it; of a larger profit as always.
  expect(of(10_000, { monthsOfTrade: 6 }).healthInsurance).toBe(731.52);
  expect(of(10_000, { monthsOfTrade: 1 }).healthInsurance).toBe(430.68);
  expect(of(60_000, { monthsOfTrade: 6 }).healthInsurance).toBe(of(60_000).healthInsurance);
  expect(refused({ grossIncome: 1, monthsOfTrade: 0 })).toEqual(['monthsOfTrade too_small']);
});

test('a tax of up to 17 EUR isn’t charged, unless a child bonus is claimed', () => {
  // 15 % of 113.36 is 17.004, rounded to 17.00; of 113.37 it’s 17.01.
  const paid = (paidContributions: number, more = {}) =>
    of(30_000, { monthsInsured: 0, paidContributions, ...more }).incomeTax;
  expect(paid(5_919.91)).toBe(0);
  expect(paid(5_919.9)).toBe(17.01);
  expect(paid(5_919.91, { childrenUnder15: 1 })).toBe(17);
  expect(formula('incomeTax', { grossIncome: 30_000, paidContributions: 5_919.91 })).toContain('17');
});

test('one cent above the limit of income the whole base has the rates of everybody', () => {
  expect(rooted('incomeTax', { grossIncome: 100_000 })).toContain('sk.tax.trade.rate');
  expect(rooted('incomeTax', { grossIncome: 100_000.01 })).toContain('sk.tax.rate.first');
});

test('a child bonus goes by the profit less insurance', () => {
  expect(of(30_000, { childrenUnder15: 1 }).childBonus).toBe(1_200);
  expect(of(20_000, { childrenUnder15: 1 }).childBonus).toBe(840.9);
});

test.each([
  [{ grossIncome: 30_000 }, 'everyYear'],
  [{ grossIncome: 33_334 }, 'everyYear flat'],
  [{ grossIncome: 51_000 }, 'everyYear flat january'],
  [{ grossIncome: 101_000 }, 'everyYear flat rates atOnce'],
  [{ grossIncome: 5_000 }, 'everyYear micro'],
  [{ grossIncome: 2_000 }, 'everyYear exempt'],
  [{ grossIncome: 5_000, year: 2025 }, 'everyYear noneDue'],
  [{ grossIncome: 5_000, monthsInsured: 0 }, 'everyYear'],
  [{ grossIncome: 5_000, incomeLastYear: 20_000, method: 'real', expenses: 6_000 }, 'everyYear loss'],
])('%j: %s', (answers, notes) => {
  const known = {
    everyYear: 'as if every year were the same',
    flat: 'Flat-rate expenses are capped',
    january: 'a VAT payer from January',
    atOnce: 'a VAT payer immediately',
    rates: 'employees’ rates apply',
    micro: 'the micro contribution',
    exempt: 'in any official text',
    noneDue: 'You don’t pay social insurance',
    loss: 'This is a loss',
  };
  expect(noted(known, answers)).toBe(notes);
});

test('no chart where more goes out than comes in', () => {
  expect(parts({ grossIncome: 1_000 })).toBeUndefined();
  expect(parts({ grossIncome: 30_000, method: 'real', expenses: 5_000 })).toContain('Expenses: 5000');
});
