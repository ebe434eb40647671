import { addYears, type Day } from './dates.ts';
import type { Rule } from './rule.ts';

/** The day a rule was read last: that of its youngest source. */
const lastRead = ({ sources }: Pick<Rule, 'sources'>): Day =>
  sources
    .map(({ readOn }) => readOn)
    .sort()
    .at(-1) ?? '';

/** Orders and notices of the average wage and the minimum wage come out in September; by then all of them are in force. */
const figuresAreSet = '11-01';

/**
 * The day by which a rule has to be read again. Figures that follow the average wage or the minimum wage: each
 * 1 November, when those of the next year are set. What holds until an act changes it: a year after it was read. Where
 * a change was announced, the rule names an earlier day itself.
 */
export function reviewBy(rule: Pick<Rule, 'sources' | 'lasts' | 'reviewBy'>): Day {
  const read = lastRead(rule);
  const byPolicy = rule.lasts === 'until changed' ? addYears(read, 1) : nextNovember(read);
  return rule.reviewBy && rule.reviewBy > read && rule.reviewBy < byPolicy ? rule.reviewBy : byPolicy;
}

function nextNovember(read: Day): Day {
  const year = read.slice(0, 4);
  const sameYear = `${year}-${figuresAreSet}`;
  return read < sameYear ? sameYear : addYears(sameYear, 1);
}
