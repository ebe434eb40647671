import { addDays, type Day, weekday } from './dates.ts';
import type { Jurisdiction } from './jurisdiction.ts';

type Country = Pick<Jurisdiction, 'isPublicHoliday'>;

/** Whether offices of a country are open: Monday to Friday, no public holiday. */
export const isWorkingDayIn = (country: Country, day: Day): boolean =>
  weekday(day) <= 5 && !country.isPublicHoliday?.(day);

/** The day itself, or the next working day. */
export function workingDayIn(country: Country, from: Day): Day {
  let found = from;
  while (!isWorkingDayIn(country, found)) found = addDays(found, 1);
  return found;
}
