import { addDays, type Day, weekday } from '@majak/law/dates';

/** A time of day on the clock of the office: `09:00`, `24:00` for its end. */
export type ClockTime = string;

/** When somebody can be met, by the clock of one place. */
export type WorkingHours = {
  /** IANA. */
  timeZone: string;
  /** Monday is 1, Sunday 7. */
  weekly: readonly { weekday: number; from: ClockTime; to: ClockTime }[];
  /** First and last day of each time off. */
  daysOff: readonly { from: Day; to: Day }[];
  /** Public holidays of the place, handed in with its country. */
  isPublicHoliday?: ((day: Day) => boolean) | undefined;
};

/** From one moment to another, in milliseconds since 1970. */
export type Span = { fromMs: number; toMs: number };

const clockTime = /^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/;

/** Whether a text is a time of day. */
export const isClockTime = (text: string): boolean => clockTime.test(text);

/**
 * The moment of a time of day. One that a day skips is as much later as its clocks go forward, 02:30 being 03:30; one that it has
 * twice is the first of the two (RFC 5545, section 3.3.5).
 */
function momentOf(day: Day, time: ClockTime, timeZone: string): number {
  const [on, at] = time === '24:00' ? [addDays(day, 1), '00:00'] : [day, time];
  return Temporal.PlainDateTime.from(`${on}T${at}`).toZonedDateTime(timeZone).epochMilliseconds;
}

/** When somebody can be met on a day, in order; never on a holiday or a day off. */
export function openSpans({ timeZone, weekly, daysOff, isPublicHoliday }: WorkingHours, day: Day): Span[] {
  if (isPublicHoliday?.(day) || daysOff.some(({ from, to }) => from <= day && day <= to)) return [];
  return weekly
    .filter((hours) => hours.weekday === weekday(day))
    .map(({ from, to }) => ({ fromMs: momentOf(day, from, timeZone), toMs: momentOf(day, to, timeZone) }))
    .sort((one, other) => one.fromMs - other.fromMs);
}
