import { addDays, addMonths, type Day } from '@majak/law/dates';
import type { Stretch } from './needs.ts';

type Contract = {
  /** The day it was made: it was paid. */
  madeOn: Day;
  cover: Stretch;
  line: string;
};

/**
 * The last day on which a consumer may withdraw. Nothing of travel insurance and the like for less than a month, which is
 * not withdrawn from.
 */
export function withdrawableUntil({ madeOn, cover, line }: Contract, days: number): Day | undefined {
  const isShort = cover.to < addDays(addMonths(cover.from, 1), -1);
  return isShort && line !== 'liability' ? undefined : addDays(madeOn, days);
}
