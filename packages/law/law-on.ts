import { addDays, type Day, isDay, yearOf } from './dates.ts';
import { done, failed, type Result } from './result.ts';
import type { ConfidenceMark, DatedValue, RuleByDay, RuleId, RulesByDay, RuleValue } from './rule.ts';

/** The rules of a jurisdiction as they stand on one day. */
export type Law = {
  rules: RulesByDay;
  on: Day;
  year: number;
  valueOf: (id: RuleId) => RuleValue;
  /**
   * The earlier year whose figure stands in, where that of this year is not in here yet; nothing where it is, and
   * nothing for a value that holds until an act changes it.
   */
  carriedFrom: (id: RuleId) => number | undefined;
};

/** Years a value was stated for, in order. */
const statedFor = ({ sure }: DatedValue): number[] => Object.keys(sure).map(Number);

const years = new WeakMap<RulesByDay, readonly number[]>();

/** Years with figures of their own, in order; where no figure is set anew each year, those that values were stated for. */
export function yearsOf(rules: RulesByDay): readonly number[] {
  const known = years.get(rules) ?? stated(rules);
  years.set(rules, known);
  return known;
}

function stated(rules: RulesByDay): readonly number[] {
  const all = Object.values(rules);
  const yearly = all.filter(({ lasts }) => lasts !== 'until changed');
  const told = (yearly.length > 0 ? yearly : all).flatMap(({ values }) => values.flatMap(statedFor));
  return [...new Set(told)].sort();
}

/**
 * A rule by its id.
 * @throws Error if it is one of another jurisdiction.
 */
export function ruleIn(rules: RulesByDay, id: RuleId): RuleByDay {
  const found = rules[id];
  if (!found) throw new Error(`${id} isn’t a rule of this jurisdiction`);
  return found;
}

/**
 * Years a calculation can be asked for: from the first we hold to the next one, or to the last whose figures are set.
 * Nobody knows anything of a later one.
 */
export function supportedYears(rules: RulesByDay, today: Day): readonly number[] {
  const [first = 0, ...more] = yearsOf(rules);
  const last = Math.max(more.at(-1) ?? first, yearOf(today) + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Who is told of each rule that is read, while somebody watches. */
let tell: ((law: Law, id: RuleId) => void) | undefined;

/**
 * The rules of a jurisdiction on a day. What an act states holds until it is changed, and so on days after the last year
 * we hold too. A figure of a year that is not in here yet is that of the last year before: `carriedFrom` tells, and who
 * answers with it has to say so.
 * @returns an error in words for what is no day, or a day before the first year.
 */
export function lawOn(rules: RulesByDay, on: Day): Result<Law> {
  const known = laws.get(rules) ?? new Map<Day, Law>();
  const kept = known.get(on);
  if (kept) return done(kept);
  if (!isDay(on)) return failed(`${on} is not a day`);
  const [year, first = 0] = [yearOf(on), ...yearsOf(rules)];
  if (year < first) return failed(`We have rules from ${first} on, none for ${year}`);
  const law = lawFor(rules, on);
  if (known.size >= lawsKept) known.clear();
  laws.set(rules, known.set(on, law));
  return done(law);
}

/** Laws by their day: an answer asks for the same few again and again. Strangers choose days, so there is an end to it. */
const laws = new WeakMap<RulesByDay, Map<Day, Law>>();
const lawsKept = 1_000;

function lawFor(rules: RulesByDay, on: Day): Law {
  const year = yearOf(on);
  const known = new Map<RuleId, DatedValue | undefined>();
  const find = (id: RuleId): DatedValue | undefined => {
    if (!known.has(id))
      known.set(
        id,
        ruleIn(rules, id).values.findLast(({ from }) => from <= on),
      );
    return known.get(id);
  };
  const law: Law = {
    rules,
    on,
    year,
    valueOf: (id) => {
      tell?.(law, id);
      return find(id)?.value ?? null;
    },
    carriedFrom: (id) => {
      if (ruleIn(rules, id).lasts === 'until changed') return undefined;
      const held = find(id);
      if (!held || held.sure[year]) return undefined;
      return statedFor(held).findLast((of) => of <= year);
    },
  };
  return law;
}

/**
 * Runs something and tells of each rule whose value it asks for, those it merely decides by too: a trace names only what
 * numbers came from. Who watched before hears nothing meanwhile.
 * @param run Has to be done when it returns: what goes on after that is not seen.
 */
export function recordRulesRead<Value>(told: (law: Law, id: RuleId) => void, run: () => Value): Value {
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
  recordRulesRead((_, id) => void read.add(id), run);
  return read;
}

/** A value and the days it holds on; `to` is left out while it is the last one known. Each of its years has its own mark. */
export type Period = {
  from: Day;
  to?: Day;
  value: RuleValue;
  marks: readonly { year: number; mark: ConfidenceMark }[];
};

const histories = new WeakMap<RuleByDay, readonly Period[]>();

/** The history of a rule. */
export function periodsOf(rules: RulesByDay, id: RuleId): readonly Period[] {
  const rule = ruleIn(rules, id);
  const known = histories.get(rule) ?? rule.values.map(periodAt);
  histories.set(rule, known);
  return known;
}

function periodAt({ from, value, sure }: DatedValue, at: number, all: readonly DatedValue[]): Period {
  const next = all[at + 1];
  const marks = Object.entries(sure).map(([year, mark]) => ({ year: Number(year), mark }));
  return { from, ...(next ? { to: addDays(next.from, -1) } : {}), value, marks };
}

/** How sure the value of a rule is in a year: as sure as where it was stated last. */
export const markOf = (rules: RulesByDay, year: number, id: RuleId): ConfidenceMark =>
  periodsOf(rules, id)
    .flatMap(({ marks }) => marks)
    .findLast((stated) => stated.year <= year)?.mark ?? 'k';

/** How sure a value is, in words: `confirmed by 2 sources`. */
export function confidence(mark: ConfidenceMark): string {
  const count = Number.parseInt(mark, 10);
  const sources = count === 1 ? '1 source' : `${count} sources`;
  if (mark === 'd') return 'computed by the rule of the law';
  if (mark === 'k') return 'not confirmed';
  if (mark.endsWith('!')) return `stated by ${sources}, at least one source says otherwise`;
  if (mark.endsWith('d')) return `partly stated by ${sources}, the rest computed by the rule of the law`;
  if (mark.endsWith('k')) return `partly stated by ${sources}, the rest not confirmed`;
  return `confirmed by ${sources}`;
}
