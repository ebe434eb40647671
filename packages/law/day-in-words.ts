import type { Day } from './dates.ts';

/** A day as people write it, the month in letters so that nobody mixes it up with the day: `1 January 2026`. */
export const dayInWords = (day: Day): string =>
  new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
