import { type Law, recordRulesRead, ruleIn } from './law-on.ts';
import type { RuleId } from './rule.ts';

/** Figures of an earlier year that stand in for those of a year that are not in here yet. */
export type CarriedOver = {
  /** All of it in one line: which figures are missing, and whose stand in. */
  says: string;
  rules: readonly RuleId[];
};

/** A rule whose figure is not in here yet: of which year, what it follows from, and the year whose figure stands in. */
type Missing = { id: RuleId; year: number; yearly: string; from: number };

const list = new Intl.ListFormat('en-GB');

const named = (things: readonly (string | number)[]): string =>
  list.format([...new Set(things.map(String))].sort());

/** `The base figure of 2028 is not published here yet: what depends on it is counted by that of 2027.` */
function sentence(from: number, missing: readonly Missing[]): string {
  const figures = new Set(missing.map(({ yearly }) => yearly));
  const [are, them, those] = figures.size > 1 ? ['are', 'them', 'those'] : ['is', 'it', 'that'];
  const what = `${named([...figures])} of ${named(missing.map(({ year }) => year))}`;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} ${are} not published here yet: what depends on ${them} is worked out with ${those} of ${from}.`;
}

/** What a law carries over among these rules; nothing where each has its own figure. */
export function carriedOf(law: Law, ids: Iterable<RuleId>): CarriedOver | undefined {
  return worded([...ids].flatMap((id) => missingIn(law, id)));
}

const missingIn = (law: Law, id: RuleId): Missing[] => {
  const [from, { lasts }] = [law.carriedFrom(id), ruleIn(law.rules, id)];
  if (from === undefined || lasts === 'until changed') return [];
  return [{ id, year: law.year, yearly: lasts.yearly, from }];
};

function worded(missing: readonly Missing[]): CarriedOver | undefined {
  if (missing.length === 0) return undefined;
  const alike = Map.groupBy(missing, ({ from }) => from);
  return {
    says: [...alike].map(([from, ones]) => sentence(from, ones)).join(' '),
    rules: [...new Set(missing.map(({ id }) => id))],
  };
}

/**
 * Runs something, and says which of the figures it asked for were carried over, those it merely decides by too.
 * @param run Has to be done when it returns.
 */
export function carriedOver<Value>(run: () => Value): { value: Value; carried: CarriedOver | undefined } {
  const missing = new Map<string, Missing>();
  const value = recordRulesRead((law, id) => {
    for (const one of missingIn(law, id)) missing.set(`${one.id} ${one.year}`, one);
  }, run);
  return { value, carried: worded([...missing.values()]) };
}
