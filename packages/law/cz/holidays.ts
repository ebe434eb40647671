import { type Day, daysBetween, yearOf } from '../dates.ts';
import { easterSunday } from '../easter.ts';

/** Holidays with a date of their own, as MM-DD. */
const dates: ReadonlySet<string> = new Set([
  '01-01',
  '05-01',
  '05-08',
  '07-05',
  '07-06',
  '09-28',
  '10-28',
  '11-17',
  '12-24',
  '12-25',
  '12-26',
]);

/** Good Friday, a holiday since 2016, and Easter Monday; both lie in March or April. */
function isEasterHoliday(day: Day): boolean {
  const month = day.slice(5, 7);
  if (month !== '03' && month !== '04') return false;
  const year = yearOf(day);
  const after = daysBetween(easterSunday(year), day);
  return after === 1 || (after === -2 && year >= 2016);
}

/** Whether a day is a Czech public holiday. Source: § 1 and § 2 of act 245/2000 (Good Friday since 2016). */
export const isPublicHoliday = (day: Day): boolean => dates.has(day.slice(5)) || isEasterHoliday(day);
