import { type Day, yearOf } from '@majak/law/dates';
import { defaultYear } from '@majak/law/law-on';
import type { Calculator } from './calculator.ts';

/**
 * The sample as it works on a day. In a year without rules it names the last year that has some, so that whoever sends
 * it or reads it knows which rules were used.
 */
export function sampleOn({ sample, questions }: Calculator, today: Day): Calculator['sample'] {
  const year = defaultYear(today);
  return year === yearOf(today) || !('year' in questions) ? sample : { year, ...sample };
}
