import { y2023 } from './cz/2023.ts';
import { y2024 } from './cz/2024.ts';
import { y2025 } from './cz/2025.ts';
import { y2026 } from './cz/2026.ts';
import type { RuleId } from './cz/rules.ts';
import { addDays, type Day, isDay, yearOf } from './dates.ts';
import { done, failed, type Result } from './result.ts';
import type { Mark, RuleValue, Year } from './rule.ts';

export type Country = 'cz';
const countries: Readonly<Record<Country, readonly Year[]>> = { cz: [y2023, y2024, y2025, y2026] };

/** The rules as they stand on one day. */
export type Law = {
  country: Country;
  on: Day;
  year: number;
  valueOf: (id: RuleId) => RuleValue;
};

/** Years we hold rules for, in order. */
export const yearsOf = (country: Country): readonly number[] => countries[country].map(({ year }) => year);

const entryOf = (country: Country, year: number): Year | undefined =>
  countries[country].find((one) => one.year === year);

/**
 * The rules of a country on a day.
 * @returns an error in words for a day without rules: the last known rules are never used instead.
 */
export function lawOn(country: Country, on: Day): Result<Law> {
  if (!isDay(on)) return failed(`${on} is not a day`);
  const entry = entryOf(country, yearOf(on));
  if (!entry) {
    const years = yearsOf(country);
    return failed(`We hold rules for the years ${years[0]} to ${years.at(-1)}, none for ${yearOf(on)}`);
  }
  return done({ country, on, year: entry.year, valueOf: (id) => valueIn(entry, id, on) });
}

function valueIn(entry: Year, id: RuleId, on: Day): RuleValue {
  let value = entry.values[id];
  for (const change of entry.changes) {
    if (change.on > on) break;
    const changed = change.values[id];
    if (changed !== undefined) value = changed;
  }
  return value;
}

/** A value and the days it holds on; `to` is left out while it is the last one known. */
export type Period = { from: Day; to?: Day; value: RuleValue; mark: Mark };

/** The history of a rule: equal values of neighbouring years are one period, with the mark of its last year. */
export function periodsOf(country: Country, id: RuleId): readonly Period[] {
  const periods: Period[] = [];
  for (const entry of countries[country]) {
    const starts = [
      { on: `${entry.year}-01-01`, value: entry.values[id] },
      ...entry.changes.flatMap(({ on, values }) => {
        const value = values[id];
        return value === undefined ? [] : [{ on, value }];
      }),
    ];
    for (const { on, value } of starts) {
      const last = periods.at(-1);
      if (last && last.value === value) last.mark = entry.marks[id];
      else {
        if (last) last.to = addDays(on, -1);
        periods.push({ from: on, value, mark: entry.marks[id] });
      }
    }
  }
  return periods;
}

/** How sure the value of a rule is in a year. */
export const markOf = (country: Country, year: number, id: RuleId): Mark =>
  entryOf(country, year)?.marks[id] ?? 'k';

/** How sure a value is, in words: `confirmed by 2 sources`. */
export function confidence(mark: Mark): string {
  const count = Number.parseInt(mark, 10);
  const sources = count === 1 ? '1 source' : `${count} sources`;
  if (mark === 'd') return 'computed by the rule of the law';
  if (mark === 'k') return 'not confirmed';
  if (mark.endsWith('!')) return `stated by ${sources}, at least one source says otherwise`;
  if (mark.endsWith('d')) return `partly stated by ${sources}, the rest computed by the rule of the law`;
  if (mark.endsWith('k')) return `partly stated by ${sources}, the rest not confirmed`;
  return `confirmed by ${sources}`;
}
