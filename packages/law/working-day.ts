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

/** The working day so many of them later; the day itself does not count. */
export function addWorkingDays(country: Country, from: Day, days: number): Day {
  let found = from;
  for (let left = days; left > 0; left -= 1) found = workingDayIn(country, addDays(found, 1));
  return found;
}
