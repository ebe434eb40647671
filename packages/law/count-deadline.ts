import { addDays, addMonths, type Day, daysBetween } from './dates.ts';
import type { Jurisdiction } from './jurisdiction.ts';
import { mergePauses, type Pause } from './merge-pauses.ts';
import { workingDayIn } from './working-day.ts';

/** How long something may take. */
export type Span = { count: number; unit: 'days' | 'months' };

export type Counting = {
  /** The day of what starts the time, such as the filing: it does not count itself. */
  from: Day;
  span: Span;
  /** In any order; they may overlap. Each starts on or before the day it ends. */
  pauses: readonly Pause[];
  /** Days that are left at least once a pause has ended. */
  afterPause: number;
};

export type Deadline = {
  /** The last day; nothing while the time stands still. */
  last: Day | undefined;
  /** The pauses that mattered, in order: none before the start, none after the end. */
  pauses: readonly Pause[];
  /** Days they took out; of one that goes on, none are counted yet. */
  pausedDays: number;
  /** Days that are left when the pause that goes on ends; none where no pause goes on. */
  daysLeft: number | undefined;
  /** Whether the end is that much after a pause, and not simply the days that were left. */
  endsAfterPause: boolean;
};

const later = (one: Day, other: Day): Day => (one > other ? one : other);
const spanAfter = (from: Day, { count, unit }: Span): Day =>
  unit === 'days' ? addDays(from, count) : addMonths(from, count);

/**
 * The last day of a time limit, as the law of a country counts it: from the day after, without the days of pauses, no
 * earlier than so many days after a pause, and on a working day. Months end on the day of the same number, or on the last
 * of a shorter month. A pause that begins when the time is over changes nothing.
 */
export function countDeadline(
  { from, span, pauses, afterPause }: Counting,
  country: Pick<Jurisdiction, 'isPublicHoliday'>,
): Deadline {
  let counted = spanAfter(from, span);
  let atLeast = counted;
  const mattered: Pause[] = [];
  const last = (): Day => workingDayIn(country, later(counted, atLeast));
  const found = (end: Day | undefined, stopped?: Day): Deadline => ({
    last: end,
    pauses: mattered,
    pausedDays: daysBetween(spanAfter(from, span), counted),
    daysLeft: stopped === undefined ? undefined : Math.max(afterPause, daysBetween(stopped, counted) + 1),
    endsAfterPause: end !== undefined && atLeast > counted,
  });

  for (const pause of mergePauses(pauses, addDays(from, 1))) {
    if (pause.from > last()) break;
    mattered.push(pause);
    if (pause.to === undefined) return found(undefined, pause.from);
    counted = addDays(counted, daysBetween(pause.from, pause.to) + 1);
    atLeast = addDays(pause.to, afterPause);
  }
  return found(last());
}
