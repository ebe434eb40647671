import { expect, test } from 'vitest';
import { exact, toNumber } from '../exact.ts';
import { lawOn } from '../law-on.ts';
import type { RuleId } from './rules.ts';
import { rulesByDay } from './rules-by-day.ts';

const years = [2025, 2026] as const;
type YearOf = (typeof years)[number];

function stored(year: YearOf, id: RuleId): number | undefined {
  const law = lawOn(rulesByDay, `${year}-12-31`);
  const value = law.ok ? law.value.valueOf(id) : null;
  return typeof value === 'number' ? value : undefined;
}
const times = (of: RuleId, factor: number) => (year: YearOf) =>
  toNumber(
    exact(stored(year, of) ?? 0)
      .times(factor)
      .round(2, 1),
  );
const minimum = (factor: number) => times('sk.living.minimum', factor);
const average = (factor: number) => times('sk.wage.average', factor);
const twelfth = (id: RuleId) => times(id, 1 / 12);

/** Values that follow from others by a rule of the law: the published value is stored, this is how it comes about. */
const derived: Partial<
  Record<RuleId, readonly [in2025: (year: YearOf) => number, in2026?: (year: YearOf) => number]>
> = {
  'sk.tax.threshold.first.year': [minimum(176.8), minimum(154.8)],
  'sk.tax.threshold.second.year': [minimum(212.4)],
  'sk.tax.threshold.third.year': [minimum(264)],
  'sk.tax.threshold.first.month': [twelfth('sk.tax.threshold.first.year')],
  'sk.tax.threshold.second.month': [twelfth('sk.tax.threshold.second.year')],
  'sk.tax.threshold.third.month': [twelfth('sk.tax.threshold.third.year')],
  'sk.tax.filing.incomeLimit': [minimum(10.5)],
  'sk.allowance.taxpayer.year': [minimum(21)],
  'sk.allowance.taxpayer.month': [twelfth('sk.allowance.taxpayer.year')],
  'sk.allowance.taxpayer.limit': [minimum(92.8), minimum(91.8)],
  'sk.allowance.taxpayer.from': [minimum(44.2), minimum(51.6)],
  'sk.allowance.spouse.year': [minimum(19.2)],
  'sk.bonus.limit.month': [average(1.5)],
  'sk.bonus.limit.year': [average(18)],
  'sk.social.maximumBase.month': [average(11)],
  'sk.social.self.minimumBase.month': [average(0.5), average(0.6)],
  'sk.social.self.microBase.month': [average(0.26)],
  'sk.social.self.incomeLimit': [average(6)],
  'sk.health.self.minimumBase.month': [average(0.5)],
  'sk.health.employee.minimumBase.month': [minimum(1)],
};

const cases = (Object.keys(derived) as RuleId[])
  .flatMap((id) => years.map((year) => ({ id, year })))
  .filter(({ id, year }) => stored(year, id) !== undefined);

test.each(cases)('$id of $year follows from its rule', ({ id, year }) => {
  const [first, second] = derived[id] ?? [];
  expect(stored(year, id)).toBe((year === 2026 ? (second ?? first) : first)?.(year));
});
