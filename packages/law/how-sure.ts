import { confidence } from './law-on.ts';
import type { ConfidenceMark, Rule } from './rule.ts';

/**
 * How sure the value that holds now is, in words: `stated in its act`. An act, order or notice that was read decides
 * before any number of pages; where none was read, they are counted.
 * @param mark That of the year.
 */
export function howSure({ sources: [first] }: Pick<Rule, 'sources'>, mark: ConfidenceMark): string {
  if (!first || first.kind === 'page' || mark.endsWith('k')) return confidence(mark);
  const where = first.kind === 'act' ? 'its act' : 'its order or notice';
  if (mark.endsWith('d')) return `computed by the rule of ${where}`;
  return mark.endsWith('!')
    ? `stated in ${where}, at least one other source says otherwise`
    : `stated in ${where}`;
}
