import type { Day } from '@majak/law/dates';
import { site } from '../site.ts';

/** A day as people write it, the month in letters so that nobody mixes it up with the day. */
export const writtenDay = (day: Day): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A moment as the clocks show it where the site is at home: `21 November 2026, 14:30 (Prague time)`. */
export function writtenMoment(moment: string): string {
  const { timeZone } = site.jurisdiction;
  const day = new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone });
  const time = new Date(moment).toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone });
  return `${day}, ${time} (${site.city} time)`;
}
