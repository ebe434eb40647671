import { expect, test } from 'vitest';
import { type Exact, exact, toNumber } from '../exact.ts';
import { lawOn } from '../law-on.ts';
import { rounded } from '../rounding.ts';
import { type RuleId, rules } from './rules.ts';
import { rulesByDay } from './rules-by-day.ts';

const years = [2023, 2024, 2025, 2026, 2027] as const;
type YearOf = (typeof years)[number];

function valueOn(day: string, id: RuleId): number {
  const law = lawOn(rulesByDay, day);
  const value = law.ok ? law.value.valueOf(id) : null;
  if (typeof value !== 'number') throw new Error(`${id} has no number on ${day}`);
  return value;
}
const ids = Object.keys(rules) as RuleId[];
const stated = (year: YearOf, id: RuleId) => {
  const law = lawOn(rulesByDay, `${year}-12-31`);
  return law.ok ? law.value.valueOf(id) : undefined;
};
const stored = (year: YearOf, id: RuleId) => valueOn(`${year}-12-31`, id);

const up = (value: Exact) => toNumber(rounded(value, 'upToWhole'));
const down = (value: Exact, to = 1) => toNumber(value.div(to).round(0, 0).times(to));

/** Part of the average wage the smallest social security base of the self-employed is counted from. */
const least = {
  main: { 2023: 0.25, 2024: 0.3, 2025: 0.35, 2026: 0.35, 2027: 0.35 },
  starting: { 2024: 0.25, 2025: 0.25, 2026: 0.25, 2027: 0.25 },
  secondary: { 2023: 0.1, 2024: 0.11, 2025: 0.11, 2026: 0.11, 2027: 0.11 },
} as const;
/** The base a month that is up to a crown. */
const baseOf = (year: YearOf, share: number) => up(exact(stored(year, 'cz.wage.average')).times(share));
const premiumOf = (base: number) => up(exact(base).times(0.292));
const bandOne = (year: YearOf, share: number) => {
  const base = exact(baseOf(year, share)).times(1.15);
  return 100 + stored(year, 'cz.health.self.minimumAdvance') + premiumOf(up(base));
};

/** The general assessment base of two years before, and the coefficient that brings it up to the year, by its order. */
const generalBases: Readonly<Record<YearOf, { base: number; coefficient: number; order: string }>> = {
  2023: { base: 38_294, coefficient: 1.053, order: '290/2022' },
  2024: { base: 40_638, coefficient: 1.0819, order: '286/2023' },
  2025: { base: 43_682, coefficient: 1.0658, order: '282/2024' },
  2026: { base: 46_278, coefficient: 1.0581, order: '365/2025' },
  2027: { base: 48_900, coefficient: 1.0565, order: '177/2026' },
};
/** Their product, which the average wage is rounded up from. Some limits are counted from the product itself. */
const generalBase = (year: YearOf): Exact => {
  const { base, coefficient } = generalBases[year];
  return exact(base).times(coefficient);
};

/** Values that follow from others by a rule of the law: the published value is stored, this is how it comes about. */
const derived: Partial<Record<RuleId, (year: YearOf, average: Exact) => number>> = {
  'cz.social.maximumBase.year': (_, average) => toNumber(average.times(48)),
  'cz.tax.threshold.year': (year, average) => toNumber(average.times(year === 2023 ? 48 : 36)),
  'cz.tax.threshold.month': (year, average) => toNumber(average.times(year === 2023 ? 4 : 3)),
  'cz.health.minimumBase.month': (year) => stored(year, 'cz.wage.minimum.month'),
  'cz.bonus.minimumIncome.year': (year) => 6 * stored(year, 'cz.wage.minimum.month'),
  'cz.bonus.minimumIncome.month': (year) => stored(year, 'cz.wage.minimum.month') / 2,
  'cz.dpc.limit': (_, average) => down(average.div(10), 500),
  'cz.health.self.minimumBase.year': (_, average) => toNumber(average.times(6)),
  'cz.health.self.minimumAdvance': (_, average) => up(average.times(0.5).times(0.135)),
  'cz.sickness.threshold.first': (_, average) => up(average.div(30)),
  'cz.sickness.threshold.second': (_, average) => up(average.div(30).times(1.5)),
  'cz.sickness.threshold.third': (_, average) => up(average.div(30).times(3)),
  'cz.sickness.self.minimumBase.month': (year) => 2 * stored(year, 'cz.dpc.limit'),
  'cz.sickness.self.minimumPremium': (year) =>
    toNumber(
      exact(stored(year, 'cz.sickness.self.minimumBase.month')).times(stored(year, 'cz.sickness.self.rate')),
    ),
  'cz.social.self.minimumBase.main.year': (year) => 12 * baseOf(year, least.main[year]),
  'cz.social.self.minimumAdvance.main': (year) => premiumOf(baseOf(year, least.main[year])),
  'cz.social.self.minimumBase.secondary.year': (year) => 12 * baseOf(year, least.secondary[year]),
  'cz.social.self.minimumAdvance.secondary': (year) => premiumOf(baseOf(year, least.secondary[year])),
  'cz.flatTax.band1.due': (year) => bandOne(year, least.main[year]),
  'cz.flatTax.band1.month': (year) => bandOne(year, least.main[year]),
  'cz.expenses.cap.80': () => 0.8 * 2_000_000,
  'cz.expenses.cap.60': () => 0.6 * 2_000_000,
  'cz.expenses.cap.40': () => 0.4 * 2_000_000,
  'cz.expenses.cap.30': () => 0.3 * 2_000_000,
  'cz.rental.expenses.cap': () => 0.3 * 2_000_000,
  'cz.credit.taxpayer.year': (year) => 12 * stored(year, 'cz.credit.taxpayer.month'),
  'cz.credit.child.first.year': (year) => 12 * stored(year, 'cz.credit.child.first.month'),
  'cz.credit.child.second.year': (year) => 12 * stored(year, 'cz.credit.child.second.month'),
  'cz.credit.child.third.year': (year) => 12 * stored(year, 'cz.credit.child.third.month'),
  'cz.maternity.days.one': () => 28 * 7,
  'cz.maternity.days.more': () => 37 * 7,
  'cz.parental.pool.more': (year) =>
    stored(year, 'cz.parental.pool.one') * stored(year, 'cz.parental.moreFactor'),
  'cz.parental.monthlyLimit.more': (year) =>
    stored(year, 'cz.parental.monthlyLimit.one') * stored(year, 'cz.parental.moreFactor'),
  'cz.funds.stay': (year) => 15 * stored(year, 'cz.living.subsistence'),
  'cz.funds.month': (year) => 2 * stored(year, 'cz.living.subsistence'),
  'cz.funds.year': (year) => stored(year, 'cz.funds.stay') + 12 * stored(year, 'cz.funds.month'),
  'cz.funds.business': (year) => 50 * stored(year, 'cz.living.subsistence'),
  'cz.blueCard.salary.month': (year) => Math.ceil(stored(year, 'cz.blueCard.salary.year') / 12),
};

const cases = (Object.keys(derived) as RuleId[]).flatMap((id) => years.map((year) => ({ id, year })));

test.each(cases)('$id of $year follows from its rule', ({ id, year }) => {
  expect(stored(year, id)).toBe(derived[id]?.(year, exact(stored(year, 'cz.wage.average'))));
});

test('a starting activity counts from a quarter of the average wage, from 2024', () => {
  for (const year of [2024, 2025, 2026, 2027] as const) {
    const base = baseOf(year, least.starting[year]);
    expect(stored(year, 'cz.social.self.minimumBase.starting.year')).toBe(12 * base);
    expect(stored(year, 'cz.social.self.minimumAdvance.starting')).toBe(premiumOf(base));
  }
  expect(() => stored(2023, 'cz.social.self.minimumAdvance.starting')).toThrow();
});

test('the first half of 2026 was paid from 40 % of the average wage', () => {
  expect(valueOn('2026-06-30', 'cz.social.self.minimumAdvance.main')).toBe(premiumOf(baseOf(2026, 0.4)));
  expect(valueOn('2026-06-30', 'cz.flatTax.band1.month')).toBe(bandOne(2026, 0.4));
});

test('band I needs 115 % of the base rounded up before its premium', () => {
  const base = exact(baseOf(2025, 0.35)).times(1.15);
  expect(3143 + 100 + premiumOf(up(base))).toBe(8716);
  expect(3143 + 100 + up(base.times(0.292))).toBe(8715);
});

test('agreements to complete a job count from a quarter of the average wage, from 2025; 10 000 before', () => {
  const limit = (year: YearOf) => down(exact(stored(year, 'cz.wage.average')).div(4), 500);
  expect(years.map((year) => stored(year, 'cz.dpp.limit'))).toEqual([
    10_000,
    10_000,
    limit(2025),
    limit(2026),
    limit(2027),
  ]);
});

test('the limit of a secondary activity is 2.4 times the general base and its coefficient, rounded up once (§ 10(2) of act 155/1995)', () => {
  const computed = years.map((year) => up(generalBase(year).times(2.4)));
  expect(computed).toEqual([96_777, 105_520, 111_736, 117_521, 123_991]);
  expect(years.map((year) => stored(year, 'cz.social.self.secondaryLimit'))).toEqual(computed);
});

test('thresholds of a daily base follow from that product too, rounded once (§ 22(1) of act 187/2006)', () => {
  for (const year of years) {
    const first = generalBase(year).div(30);
    expect([1, 1.5, 3].map((by) => up(first.times(by)))).toEqual([
      stored(year, 'cz.sickness.threshold.first'),
      stored(year, 'cz.sickness.threshold.second'),
      stored(year, 'cz.sickness.threshold.third'),
    ]);
  }
});

test('the student credit is twelve months of itself, in its last year', () => {
  expect(stored(2023, 'cz.credit.student.year')).toBe(12 * stored(2023, 'cz.credit.student.month'));
});

test.each(years)(
  'the average wage of %s is the general base times its coefficient, up to a crown',
  (year) => {
    expect(up(generalBase(year))).toBe(stored(year, 'cz.wage.average'));
    const titles = rules['cz.wage.average'].sources.map(({ title }) => title).join();
    expect(titles).toContain(generalBases[year].order);
  },
);

test('what follows from the average wage or the minimum wage comes by year, and nothing else does', () => {
  const whole = ids.filter((id) => rules[id].lasts !== 'until changed');
  const moved = ids.filter((id) => stated(2026, id) !== stated(2027, id));
  expect(moved.filter((id) => !whole.includes(id))).toEqual([
    'cz.deduction.donations.share',
    'cz.parental.pool.one',
    'cz.parental.pool.more',
  ]);
  expect(whole.filter((id) => !moved.includes(id))).toEqual([]);
});

test('the highest maternity pay a day is the published one of 2023', () => {
  const [first, second, third] = [1345, 2017, 4033];
  const reduced = exact(first)
    .plus(exact(second - first).times(0.6))
    .plus(exact(third - second).times(0.3));
  expect(up(exact(up(reduced)).times(0.7))).toBe(1648);
});
