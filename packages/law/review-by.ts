import { addYears, type Day } from './dates.ts';
import type { Rule } from './rule.ts';

/** The day a rule was read last: that of its youngest source. */
const lastRead = ({ sources }: Pick<Rule, 'sources'>): Day =>
  sources
    .map(({ readOn }) => readOn)
    .sort()
    .at(-1) ?? '';

/** The last year a rule was stated for. */
const lastYear = ({ values }: Pick<Rule, 'values'>): string =>
  values
    .flatMap(({ sure }) => Object.keys(sure))
    .sort()
    .at(-1) ?? '';

/**
 * The day by which a rule has to be read again. A figure of a year: the day of the last year it is stated for from which
 * that of the next can be read. What holds until an act changes it: a year after it was read. Where a change was
 * announced, the rule names an earlier day itself.
 */
export function reviewBy(rule: Pick<Rule, 'sources' | 'lasts' | 'values' | 'reviewBy'>): Day {
  const read = lastRead(rule);
  const { lasts } = rule;
  const byPolicy = lasts === 'until changed' ? addYears(read, 1) : `${lastYear(rule)}-${lasts.reviewOn}`;
  return rule.reviewBy && rule.reviewBy > read && rule.reviewBy < byPolicy ? rule.reviewBy : byPolicy;
}
