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

/** Rules read while somebody watches. */
let watched: Set<RuleId> | undefined;

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
  const read = (id: RuleId): RuleValue => {
    watched?.add(id);
    return valueIn(entry, id, on);
  };
  return done({ country, on, year: entry.year, valueOf: read });
}

/**
 * Every rule whose value a calculation asks for, those it merely decides by too: a trace names only what numbers came from.
 * @param run Has to be done when it returns: what goes on after that is not seen.
 */
export function rulesReadBy(run: () => void): ReadonlySet<RuleId> {
  const [before, read] = [watched, new Set<RuleId>()];
  watched = read;
  try {
    run();
  } finally {
    watched = before;
  }
  return read;
}

/**
 * A day there are rules for: today, or the last day of the last year before it that we hold, or the very first day.
 * For lists, samples and defaults of pages that say so: never for a calculation that was asked for a year.
 */
export function lastKnownDay(country: Country, today: Day): Day {
  const years = yearsOf(country);
  const last = years.findLast((year) => year <= yearOf(today));
  if (last === undefined) return `${years[0]}-01-01`;
  return last === yearOf(today) ? today : `${last}-12-31`;
}

/** The year a form starts with: this one, or the last one before it that we hold rules for. The form has to show it. */
export const defaultYear = (today: Day): number => yearOf(lastKnownDay('cz', today));

function valueIn(entry: Year, id: RuleId, on: Day): RuleValue {
  let value = entry.values[id];
  for (const change of entry.changes) {
    if (change.on > on) break;
    const changed = change.values[id];
    if (changed !== undefined) value = changed;
  }
  return value;
}

/** A value and the days it holds on; `to` is left out while it is the last one known. Each of its years has its own mark. */
export type Period = {
  from: Day;
  to?: Day;
  value: RuleValue;
  marks: readonly { year: number; mark: Mark }[];
};

/** The history of a rule: equal values of neighbouring years are one period. */
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
    const marked = { year: entry.year, mark: entry.marks[id] };
    for (const { on, value } of starts) {
      const last = periods.at(-1);
      if (last && last.value === value) last.marks = [...last.marks, marked];
      else {
        if (last) last.to = addDays(on, -1);
        periods.push({ from: on, value, marks: [marked] });
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
