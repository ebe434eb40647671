import type { Condition, Facts, Matcher } from '@majak/law/plan-law';

type Known = string | number | boolean;

/** A limit: a number, or the fact of that name. */
function limitOf(limit: number | string, facts: Facts): number | undefined {
  if (typeof limit === 'number') return limit;
  const found = facts[limit];
  return typeof found === 'number' ? found : undefined;
}

function compares(
  fact: Known | undefined,
  limit: number | undefined,
  how: (fact: number, limit: number) => boolean,
): boolean {
  return typeof fact === 'number' && limit !== undefined && how(fact, limit);
}

function isMatched(fact: Known | undefined, matcher: Matcher, facts: Facts): boolean {
  if (typeof matcher !== 'object') return fact === matcher;
  if (Array.isArray(matcher)) return matcher.includes(fact);
  if ('known' in matcher) return (fact !== undefined) === matcher.known;
  if ('not' in matcher) return !matcher.not.some((one) => one === fact);
  if ('under' in matcher) return compares(fact, limitOf(matcher.under, facts), (one, limit) => one < limit);
  if ('over' in matcher) return compares(fact, limitOf(matcher.over, facts), (one, limit) => one > limit);
  if ('atLeast' in matcher)
    return compares(fact, limitOf(matcher.atLeast, facts), (one, limit) => one >= limit);
  return false;
}

/**
 * Whether facts meet a condition: each of its parts. A fact that is not known meets only `{ known: false }` and
 * `{ not: … }`.
 */
export const meets = (facts: Facts, condition: Condition = {}): boolean =>
  Object.entries(condition).every(([name, matcher]) => isMatched(facts[name], matcher, facts));

/** Words with `{name}` in them, filled with facts; a number gets its thousands apart. */
export const filled = (words: string, facts: Facts): string =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    return typeof fact === 'number' ? spaced(fact) : String(fact ?? 'unknown');
  });

const spaced = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ' ');

/** Whether all facts that words stand on are known. */
export const canFill = (words: string, facts: Facts): boolean =>
  [...words.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => facts[name] !== undefined);
