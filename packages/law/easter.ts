import type { Day } from './dates.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** Easter Sunday of a year of the Gregorian calendar, by the anonymous computation of Meeus, Jones and Butcher. */
export function easterSunday(year: number): Day {
  const [golden, century, inCentury] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const sum = moon + sunday - 7 * late + 114;
  return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`;
}
