const dateOnly = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A day in words: 21 November 2026.
 * @param date ISO 8601; a bare date is that day everywhere, a moment is the day it falls on in `timeZone` (IANA)
 * @throws RangeError when it is not a date
 */
export const formatDate = (date: string, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: dateOnly.test(date) ? 'UTC' : timeZone,
  }).format(new Date(date));
