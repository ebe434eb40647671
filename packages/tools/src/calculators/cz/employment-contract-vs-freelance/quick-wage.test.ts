import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { type Law, lawOn } from '@majak/law/law-on';
import { describe, expect, test } from 'vitest';
import { type ComparisonInput, quickNets } from './quick-nets.ts';
import { ceilOf, quickSettle, quickTax, quickWage } from './quick-wage.ts';

const lawOf = (year: number): Law => {
  const found = lawOn(rulesByDay, `${year}-12-31`);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};
const law = lawOf(2026);

test('a part of an amount is rounded up once', () => {
  expect([ceilOf(100, 1_350), ceilOf(200, 1_350), ceilOf(1, 1), ceilOf(0, 1_350)]).toEqual([14, 27, 1, 0]);
  expect([ceilOf(7, 2, 10), ceilOf(5, 2, 10)]).toEqual([2, 1]);
});

test.each([
  // 15 % up to 1 762 812 a year and 146 901 a month, 23 % above.
  ['year', 1_762_812, 264_422],
  ['year', 1_762_912, 264_445],
  ['year', 0, 0],
  ['month', 146_901, 22_036],
  ['month', 146_902, 22_036],
  ['month', 147_001, 22_059],
] as const)('the tax of a %s, base %i: %i', (per, base, tax) => expect(quickTax(law, per)(base)).toBe(tax));

describe('what is left of a tax', () => {
  test.each([
    ['month', 0, 6_000, 40_000, 3_430],
    ['month', 0, 2_570, 40_000, 0],
    ['month', 0, 2_569, 40_000, 0],
    ['month', 1, 3_838, 11_200, 1],
    ['month', 1, 3_837, 11_200, 0],
    // A bonus of at least 50 a month, from half of the minimum wage.
    ['month', 1, 3_788, 11_200, 0],
    ['month', 1, 3_787, 11_200, -50],
    ['month', 1, 3_787, 11_199, 0],
    ['year', 1, 45_945, 134_400, 0],
    ['year', 1, 45_944, 134_400, -100],
    ['year', 1, 45_944, 134_399, 0],
    ['year', 2, 30_840, 134_400, -37_524],
  ] as const)('of a %s with %i children, %i of tax and %i earned: %i', (per, children, tax, earned, left) =>
    expect(quickSettle(law, children, per)(tax, earned)).toBe(left),
  );
});

describe('a year of equal salaries', () => {
  const { costOf, grossFor, netOf } = quickWage(law, 0);

  test.each([
    [0, 0],
    // No social security under 4 500; the crown of health insurance is the employee's.
    [1, 12],
    [4_499, 12 * (4_499 + 405)],
    [4_500, 12 * (4_500 + 1_116 + 405)],
    [22_400, 359_664],
    [40_000, 642_240],
    [195_868, 3_144_864],
    // Eleven months of 48 576, and 48 573 of what the ceiling leaves: 12 × (195 869 + 17 628) + 582 909.
    [195_869, 3_144_873],
    // 24.8 % of 2 350 416 at once: 12 × (3 000 000 + 270 000) + 582 904.
    [3_000_000, 39_822_904],
  ])('of %i cost %i', (gross, cost) => expect(costOf(gross)).toBe(cost));

  test.each([
    [0, 0],
    [11, 0],
    [12, 1],
    // Between the cost of 4 499 and of 4 500 there is no salary.
    [58_848, 4_499],
    [72_251, 4_499],
    [72_252, 4_500],
    [642_239, 39_999],
    [642_240, 40_000],
    [642_241, 40_000],
    [3_144_863, 195_867],
    [3_144_864, 195_868],
  ])('a budget of %i pays a salary of %i', (budget, gross) => expect(grossFor(budget)).toBe(gross));

  test.each([
    // No social security under 4 500: health insurance of the minimum base alone goes off.
    [4_499, 12 * (4_499 - 2_619)],
    // The minimum base of health insurance: 450 and 1 674 up to 3 024; social security 710.
    [10_000, 12 * (10_000 - 2_124 - 710)],
    [22_399, 12 * (22_399 - 1_008 - 790 - 1_591)],
    [22_400, 12 * (22_400 - 1_008 - 790 - 1_591)],
    [40_000, 383_160],
  ])('of %i leave %i', (gross, net) => expect(netOf(gross)).toBe(net));

  test('a bonus is added', () =>
    expect(quickWage(law, 1).netOf(11_200)).toBe(12 * (11_200 - 504 - 1_512 - 796 + 1_267)));
});

describe('what each way leaves of a budget', () => {
  const of = (answers: Partial<ComparisonInput>) =>
    quickNets(law, { expenseRate: 60, expenses: 0, children: 0, ...answers });

  test.each([
    [60, 1_500_000, 1_390_056],
    [60, 1_500_001, 1_299_061],
    [60, 2_000_000, 1_799_060],
    [60, 2_000_001, null],
    [40, 1_000_000, 890_056],
    [40, 1_000_001, 799_061],
    [40, 1_500_000, 1_299_060],
    [40, 1_500_001, 1_174_333],
    [80, 2_000_000, 1_890_056],
  ] as const)('the flat tax, %i %%, %i: %s', (expenseRate, budget, left) =>
    expect(of({ expenseRate }).flatTax(budget)).toBe(left),
  );

  test('real costs go off every trade, once', () => {
    const nets = of({ expenses: 100_000.5 });
    expect(nets.flatTax(900_000)).toBe(790_056 - 100_000.5);
    expect(nets.fixed(900_000)).toBe(777_120 - 100_000.5);
    // A profit of 799 999.50: tax 89 145, social security 128 480, health insurance 54 000.
    expect(nets.real(900_000)).toBe(799_999.5 - 89_145 - 128_480 - 54_000);
    expect(nets.employment(900_000)).toBe(524_460);
  });

  test('flat expenses end at their cap; a loss is no negative profit', () => {
    // A hundred above it is profit: 15 of tax, 16.06 of social security and 6.75 of health insurance, rounded up.
    const [at, above] = [of({}).fixed(2_000_000), of({}).fixed(2_000_100)].map(Number);
    expect((above ?? 0) - (at ?? 0)).toBe(100 - 15 - 17 - 7);
    expect(of({ expenses: 500_000 }).real(100_000)).toBe(100_000 - 500_000 - 60_056 - 39_664);
    expect(of({}).fixed(0)).toBe(-99_720);
  });

  test('social security of a trade ends at its ceiling', () => {
    // 29.2 % of 2 350 416; each further crown pays 23 % and 6.75 %.
    const net = of({}).real;
    expect((net(6_000_000) ?? 0) - (net(5_000_000) ?? 0)).toBe(1_000_000 - 230_000 - 67_500);
  });
});
