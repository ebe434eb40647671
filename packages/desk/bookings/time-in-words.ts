import { clockOfZone, momentInZone } from '@majak/tools/bookings/moment-in-zone';

/** A day as people read it, the month in letters: `Tuesday, 24 November 2026`. */
export const dayInWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** A moment with the zone whose clock says so: `Tuesday, 24 November 2026, 09:00, Prague time (UTC+1)`. */
export function timeInWords(start: string, zone: string): string {
  const { day, time, offset } = momentInZone(Date.parse(start), zone);
  return `${dayInWords(day)}, ${time.replace(/ \(.*/, '')}, ${clockOfZone(zone)}${offset === clockOfZone(zone) ? '' : ` (${offset})`}`;
}
