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
 * The day by which a rule has to be read again. Figures that follow the average wage or the minimum wage: 1 November of
 * the last year they are stated for, since those of the next year come out in September. What holds until an act changes
 * it: a year after it was read. Where a change was announced, the rule names an earlier day itself.
 */
export function reviewBy(rule: Pick<Rule, 'sources' | 'lasts' | 'values' | 'reviewBy'>): Day {
  const read = lastRead(rule);
  const byPolicy = rule.lasts === 'until changed' ? addYears(read, 1) : `${lastYear(rule)}-11-01`;
  return rule.reviewBy && rule.reviewBy > read && rule.reviewBy < byPolicy ? rule.reviewBy : byPolicy;
}
