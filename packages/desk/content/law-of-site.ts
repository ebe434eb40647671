import type { Day } from '@majak/law/dates';
import { lawOn, supportedYears } from '@majak/law/law-on';
import { reviewBy } from '@majak/law/review-by';
import type { RuleId, RuleValue, Unit } from '@majak/law/rule';
import { env } from '../env.ts';
import { site } from '../site.ts';

/** A rule that has to be read again, and where it is shown. */
export type DueRule = { href: string; title: string; place: string; by: Day };

const allRules = () => Object.entries(site.law?.rules ?? {});

/** Rules of the law whose day to be read again has come, the longest overdue first. */
export const lawDue = (day: Day): readonly DueRule[] =>
  allRules()
    .map(([id, rule]) => ({
      href: `${env.webUrl}/law/${id}`,
      title: rule.title,
      place: `${rule.section} of ${rule.act}`,
      by: reviewBy(rule),
    }))
    .filter(({ by }) => by <= day)
    .toSorted((one, other) => one.by.localeCompare(other.by));

/** A value of the law that a text can name: as it is written in a text, and what stands there then. */
export type NamedValue = {
  token: string;
  title: string;
  when: number;
  value: NonNullable<RuleValue>;
  unit: Unit;
};

/** Every value of the law that a text can name today, by rule, the latest year first; a figure that only stands in is left out. */
export function namedLawValues(day: Day): readonly NamedValue[] {
  const { rules } = site.law ?? { rules: {} };
  const years = supportedYears(rules, day).toReversed();
  const books = years.map((year) => ({ year, law: lawOn(rules, `${year}-12-31`) }));
  return allRules().flatMap(([name, { title, unit }]) =>
    books.flatMap(({ year, law }): NamedValue[] => {
      const id = name as RuleId;
      if (!law.ok || law.value.carriedFrom(id) !== undefined) return [];
      const value = law.value.valueOf(id);
      return value === null ? [] : [{ token: `{{law ${name} ${year}}}`, title, when: year, value, unit }];
    }),
  );
}
