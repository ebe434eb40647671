import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { type Law, lawOn } from '@majak/law/law-on';
import { step } from '@majak/law/step';
import { input } from '@majak/law/term';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settle, taxBaseOf, taxBefore } from './income-tax.ts';

const lawOf = (year: number): Law => {
  const found = lawOn(rulesByDay, `${year}-12-31`);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};
const taxOf = (year: number, income: number): number =>
  taxBefore(lawOf(year), taxBaseOf(input('income', income, 'CZK')), 'year').number.toNumber();

test.each([
  [-1, 0],
  [0, 0],
  [99.99, 0],
  [100, 100],
  [480_199.99, 480_100],
])('a base of %d is rounded down to %d', (income, base) => {
  expect(taxBaseOf(input('income', income, 'CZK')).number.toNumber()).toBe(base);
});

test.each([
  [2023, 1_935_500, 290_325],
  [2023, 1_935_600, 290_344],
  [2024, 1_582_800, 237_420],
  [2024, 1_582_900, 237_443],
  [2025, 1_676_000, 251_400],
  [2025, 1_676_100, 251_419],
  [2026, 1_762_800, 264_420],
  [2026, 1_762_900, 264_443],
])('%i: the tax of %d is %d', (year, income, tax) => {
  expect(taxOf(year, income)).toBe(tax);
});

const settled = (given: { tax: number; children: number; earned: number; credits?: number }) => {
  const { incomeTax, taxBonus } = settle(lawOf(2026), {
    tax: step('tax', 'Tax', input('tax', given.tax, 'CZK')),
    credits: step('credits', 'Credits', input('credits', given.credits ?? 30_840, 'CZK')),
    children: given.children,
    earned: input('earned', given.earned, 'CZK'),
    per: 'year',
  });
  return [incomeTax.number.toNumber(), taxBonus.number.toNumber(), taxBonus.write()];
};

test('credits never make a tax negative', () => {
  expect(settled({ tax: 30_000, children: 0, earned: 500_000 })).toEqual([
    0,
    0,
    '0: no children are included',
  ]);
});

test('a bonus needs six minimum wages of income, exactly', () => {
  expect(settled({ tax: 0, children: 1, earned: 134_400 }).slice(0, 2)).toEqual([0, 15_204]);
  expect(settled({ tax: 0, children: 1, earned: 134_399.99 }).slice(0, 2)).toEqual([0, 0]);
});

test('a bonus is paid from 100 CZK', () => {
  expect(settled({ tax: 30_840 + 15_104, children: 1, earned: 500_000 }).slice(0, 2)).toEqual([0, 100]);
  expect(settled({ tax: 30_840 + 15_105, children: 1, earned: 500_000 }).slice(0, 2)).toEqual([0, 0]);
});

test('an allowance below the tax lowers it, and the bonus says so', () => {
  expect(settled({ tax: 60_000, children: 1, earned: 500_000 })).toEqual([
    13_956,
    0,
    '0: the tax of 29 160 takes up the whole allowance of 15 204',
  ]);
});

test('more income, no less tax, in every year', () => {
  const income = fc.integer({ min: 0, max: 5_000_000 });
  fc.assert(
    fc.property(fc.constantFrom(2023, 2024, 2025, 2026), income, income, (year, one, other) => {
      expect(taxOf(year, Math.max(one, other))).toBeGreaterThanOrEqual(taxOf(year, Math.min(one, other)));
    }),
  );
});
