import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { type Law, lawOn } from '@majak/law/law-on';
import { explain, step } from '@majak/law/step';
import { input } from '@majak/law/term';
import type { Step } from '@majak/law/working';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Activity,
  type ExpenseRate,
  expensesOf,
  profitOf,
  selfHealth,
  selfSocial,
} from './self-employed.ts';

const lawOf = (year: number): Law => {
  const found = lawOn(rulesByDay, `${year}-12-31`);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};
const profit = (value: number): Step => step('profit', 'Profit', input('profit', value, 'CZK'));
const pair = ({ base, premium }: { base: Step; premium: Step }) => [
  base.number.toNumber(),
  premium.number.toNumber(),
];
type Case = { year?: number; activity?: Activity; months?: number; wages?: number };
const social = (value: number, { year = 2026, activity = 'main', months = 12, wages }: Case = {}) =>
  pair(
    selfSocial(lawOf(year), {
      profit: profit(value),
      activity,
      months,
      ...(wages === undefined ? {} : { wages: input('wages', wages, 'CZK') }),
    }),
  );
const health = (value: number, { year = 2026, activity = 'main', months = 12 }: Case = {}) =>
  pair(selfHealth(lawOf(year), { profit: profit(value), activity, months }));

describe('expenses', () => {
  const flat = (rate: ExpenseRate, income: number) =>
    expensesOf(lawOf(2026), input('grossIncome', income, 'CZK'), {
      method: 'fixed',
      expenseRate: rate,
      expenses: 5,
    }).number.toNumber();

  test.each([
    [80, 1_600_000],
    [60, 1_200_000],
    [40, 800_000],
    [30, 600_000],
  ] as const)('a flat share of %i % stops at %d, from an income of two million', (rate, cap) => {
    expect(flat(rate, 2_000_000)).toBe(cap);
    expect(flat(rate, 2_000_001)).toBe(cap);
    expect(flat(rate, 1_999_999)).toBeCloseTo(cap - rate / 100, 2);
  });

  test('real expenses above the income leave no profit, not a negative one', () => {
    const income = input('grossIncome', 100, 'CZK');
    const spent = expensesOf(lawOf(2026), income, { method: 'real', expenseRate: 60, expenses: 100.01 });
    expect(spent.number.toNumber()).toBe(100.01);
    expect(profitOf(income, spent).number.toNumber()).toBe(0);
  });
});

describe('social security', () => {
  test.each([
    [2023, 120_972, 35_324],
    [2024, 158_292, 46_222],
    [2025, 195_540, 57_098],
    [2026, 205_668, 60_056],
  ])('%i: a main activity pays from %d at least', (year, base, premium) => {
    expect(social(0, { year })).toEqual([base, premium]);
  });

  test.each([
    [2023, 120_972],
    [2024, 131_904],
    [2025, 139_680],
    [2026, 146_904],
  ])('%i: a starting activity pays from %d at least; in 2023 as a main one', (year, base) => {
    expect(social(0, { year, activity: 'starting' })[0]).toBe(base);
  });

  test.each([
    [2023, 96_777, 48_396],
    [2024, 105_520, 58_044],
    [2025, 111_736, 61_464],
    [2026, 117_521, 64_644],
  ])('%i: a secondary activity pays from a profit of %d, from its minimum base', (year, limit, base) => {
    expect(social(limit - 0.01, { year, activity: 'secondary' })).toEqual([0, 0]);
    expect(social(limit, { year, activity: 'secondary' })[0]).toBe(base);
  });

  test('half of the profit in 2023, 55 % since 2024', () => {
    expect(social(1_000_000, { year: 2023 })[0]).toBe(500_000);
    expect(social(1_000_000, { year: 2024 })[0]).toBe(550_000);
  });

  test('base and premium are rounded up, each once', () => {
    expect(social(400_001)).toEqual([220_001, 64_241]);
  });

  // § 10(3) of act 155/1995: a twelfth for each missing month, "rounded up to whole crowns": 9 312 of 111 736 in 2025.
  test.each([
    [2023, 11, 96_777 - 8_065],
    [2024, 7, 105_520 - 5 * 8_794],
    [2025, 11, 102_424],
    [2025, 6, 55_864],
    [2025, 1, 9_304],
    [2026, 6, 117_521 - 6 * 9_794],
  ])('%i: a secondary activity of %i months pays from a profit of %i', (year, months, limit) => {
    const given = { year, months, activity: 'secondary' } as const;
    expect(social(limit - 0.01, given)).toEqual([0, 0]);
    expect(social(limit, given)[1]).toBeGreaterThan(0);
  });

  test('inside the band of the rounding a premium of thousands is due', () => {
    // 55 865 is under 111 736 × 6 ÷ 12, not under 111 736 − 6 × 9 312. 55 % of it is under the minimum base of six months.
    expect(social(55_865, { year: 2025, activity: 'secondary', months: 6 })).toEqual([30_732, 8_974]);
  });

  test('months scale the minimum, not the ceiling', () => {
    expect(social(0, { months: 1 })).toEqual([17_139, 5_005]);
    for (let months = 1; months <= 12; months++) expect(social(0, { months })[0]).toBe(17_139 * months);
    expect(social(90_000_000, { months: 1 })[0]).toBe(2_350_416);
  });

  test('wages use up the ceiling first', () => {
    expect(social(1_000_000, { activity: 'secondary', wages: 2_000_000 })[0]).toBe(350_416);
    expect(social(1_000_000, { activity: 'secondary', wages: 2_350_416 })).toEqual([0, 0]);
    expect(social(1_000_000, { activity: 'secondary', wages: 9_000_000 })).toEqual([0, 0]);
    expect(social(1_000_000, { activity: 'secondary', wages: 100_000 })[0]).toBe(550_000);
  });
});

describe('health insurance', () => {
  test.each([
    [2023, 241_944, 32_663],
    [2024, 263_802, 35_614],
    [2025, 279_342, 37_712],
    [2026, 293_802, 39_664],
  ])('%i: main and starting pay from %d at least', (year, base, premium) => {
    expect(health(0, { year })).toEqual([base, premium]);
    expect(health(0, { year, activity: 'starting' })).toEqual([base, premium]);
  });

  test('the minimum gives way exactly where half of the profit reaches it', () => {
    expect(health(587_604)).toEqual([293_802, 39_664]);
    expect(health(587_604.01)[0]).toBe(293_802.01);
  });

  test('a secondary activity has no minimum, nobody has a ceiling', () => {
    expect(health(0, { activity: 'secondary' })).toEqual([0, 0]);
    expect(health(100, { activity: 'secondary' })).toEqual([50, 7]);
    expect(health(100_000_000)[1]).toBe(6_750_000);
  });

  test('months scale the minimum', () => {
    expect(health(0, { months: 1 })).toEqual([24_483.5, 3_306]);
    expect(health(0, { year: 2023, months: 5 })[0]).toBe(100_810);
  });
});

test('a base of three decimals is counted whole: no act rounds it before the premium (§ 2(2), § 3a of act 592/1992)', () => {
  // Half of 516 533.33 is 258 266.665, and 13.5 % of it 34 865.9998; of 258 266.67 it would be 34 866.0005.
  expect(health(516_533.33, { activity: 'secondary' })).toEqual([258_266.67, 34_866]);
});

test('more profit, no lower premium, whatever the activity', () => {
  const amount = fc.integer({ min: 0, max: 3_000_000 });
  const activity = fc.constantFrom<Activity>('main', 'secondary', 'starting');
  fc.assert(
    fc.property(amount, amount, activity, fc.integer({ min: 1, max: 12 }), (one, other, kind, months) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const given = { activity: kind, months };
      expect(social(more, given)[1]).toBeGreaterThanOrEqual(social(less, given)[1] ?? 0);
      expect(health(more, given)[1]).toBeGreaterThanOrEqual(health(less, given)[1] ?? 0);
    }),
  );
});

test('a starting activity names the rule of its lower minimum, also before there was one', () => {
  for (const year of [2023, 2026]) {
    const { base } = selfSocial(lawOf(year), { profit: profit(0), activity: 'starting', months: 12 });
    expect(explain(base, new Map()).rules.map(({ id }) => id)).toContain(
      'cz.social.self.minimumBase.starting.year',
    );
  }
});
