import type { Span } from './count-deadline.ts';
import type { Day } from './dates.ts';
import type { ClockReading } from './run-clock.ts';

/** `60 days`, `1 month`. */
export const spanInWords = ({ count, unit }: Span): string =>
  `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;

/**
 * Until when an office has where a case is a complex one, in a sentence; nothing where the law has one time, or the time
 * stands still.
 * @param dayInWords How the place it is said at writes a day.
 */
export const longerTimeInWords = (
  { complex }: Pick<ClockReading, 'complex'>,
  dayInWords: (day: Day) => string,
): string | undefined =>
  complex?.last &&
  `In ${complex.when}, they have ${spanInWords(complex.span)}, which is until ${dayInWords(complex.last)}.`;
