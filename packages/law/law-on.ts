import type { RuleId } from './cz/rules.ts';
import { rulesByDay } from './cz/rules-by-day.ts';
import { addDays, type Day, isDay, yearOf } from './dates.ts';
import { done, failed, type Result } from './result.ts';
import type { Dated, Mark, RuleByDay, RuleValue } from './rule.ts';

export type Country = 'cz';
const countries: Readonly<Record<Country, Readonly<Record<RuleId, RuleByDay>>>> = { cz: rulesByDay };

/** The rules as they stand on one day. */
export type Law = {
  country: Country;
  on: Day;
  year: number;
  ruleOf: (id: RuleId) => RuleByDay;
  valueOf: (id: RuleId) => RuleValue;
  /**
   * The earlier year whose figure stands in, where that of this year is not in here yet; nothing where it is, and
   * nothing for a value that holds until an act changes it.
   */
  carriedFrom: (id: RuleId) => number | undefined;
};

/** Years a value was stated for, in order. */
const statedFor = ({ sure }: Dated): number[] => Object.keys(sure).map(Number);

const years = new Map<Country, readonly number[]>();

/** Years with figures of their own, in order. */
export function yearsOf(country: Country): readonly number[] {
  const known = years.get(country) ?? [...figureYears(country)].sort();
  years.set(country, known);
  return known;
}

const figureYears = (country: Country): Set<number> =>
  new Set(
    Object.values(countries[country])
      .filter(({ lasts }) => lasts !== 'until changed')
      .flatMap(({ values }) => values.flatMap(statedFor)),
  );

/**
 * Years a calculation can be asked for: from the first we hold to the next one, or to the last whose figures are set.
 * Nobody knows anything of a later one.
 */
export function yearsAskable(country: Country, today: Day): readonly number[] {
  const [first = 0, ...more] = yearsOf(country);
  const last = Math.max(more.at(-1) ?? first, yearOf(today) + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Who is told of each rule that is read, while somebody watches. */
let tell: ((law: Law, id: RuleId) => void) | undefined;

/**
 * The rules of a country on a day. What an act states holds until it is changed, and so on days after the last year we
 * hold too. A figure of a year that is not in here yet is that of the last year before: `carriedFrom` tells, and who
 * answers with it has to say so.
 * @returns an error in words for what is no day, or a day before the first year.
 */
export function lawOn(country: Country, on: Day): Result<Law> {
  const kept = laws.get(country + on);
  if (kept) return done(kept);
  if (!isDay(on)) return failed(`${on} is not a day`);
  const [year, first = 0] = [yearOf(on), ...yearsOf(country)];
  if (year < first) return failed(`We hold rules from ${first} on, none for ${year}`);
  const law = lawFor(country, on);
  if (laws.size >= lawsKept) laws.clear();
  laws.set(country + on, law);
  return done(law);
}

/** Laws by their day: an answer asks for the same few again and again. Strangers choose days, so there is an end to it. */
const laws = new Map<string, Law>();
const lawsKept = 1_000;

function lawFor(country: Country, on: Day): Law {
  const year = yearOf(on);
  const rules = countries[country];
  const known = new Map<RuleId, Dated | undefined>();
  const find = (id: RuleId): Dated | undefined => {
    if (!known.has(id))
      known.set(
        id,
        rules[id].values.findLast(({ from }) => from <= on),
      );
    return known.get(id);
  };
  const law: Law = {
    country,
    on,
    year,
    ruleOf: (id) => rules[id],
    valueOf: (id) => {
      tell?.(law, id);
      return find(id)?.value ?? null;
    },
    carriedFrom: (id) => {
      if (rules[id].lasts === 'until changed') return undefined;
      const held = find(id);
      const stated = held && statedFor(held).findLast((of) => of <= year);
      return stated === year ? undefined : stated;
    },
  };
  return law;
}

/**
 * Runs something and tells of each rule whose value it asks for, those it merely decides by too: a trace names only what
 * numbers came from. Who watched before hears nothing meanwhile.
 * @param run Has to be done when it returns: what goes on after that is not seen.
 */
export function watching<Value>(told: (law: Law, id: RuleId) => void, run: () => Value): Value {
  const before = tell;
  tell = told;
  try {
    return run();
  } finally {
    tell = before;
  }
}

/** Every rule that is read while something runs. */
export function rulesReadBy(run: () => void): ReadonlySet<RuleId> {
  const read = new Set<RuleId>();
  watching((_, id) => void read.add(id), run);
  return read;
}

/** A value and the days it holds on; `to` is left out while it is the last one known. Each of its years has its own mark. */
export type Period = {
  from: Day;
  to?: Day;
  value: RuleValue;
  marks: readonly { year: number; mark: Mark }[];
};

/** The history of a rule. */
export const periodsOf = (country: Country, id: RuleId): readonly Period[] =>
  countries[country][id].values.map(({ from, value, sure }, at, all) => {
    const next = all[at + 1];
    const marks = Object.entries(sure).map(([year, mark]) => ({ year: Number(year), mark }));
    return { from, ...(next ? { to: addDays(next.from, -1) } : {}), value, marks };
  });

/** How sure the value of a rule is in a year: as sure as where it was stated last. */
export const markOf = (country: Country, year: number, id: RuleId): Mark =>
  periodsOf(country, id)
    .flatMap(({ marks }) => marks)
    .findLast((stated) => stated.year <= year)?.mark ?? 'k';

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
