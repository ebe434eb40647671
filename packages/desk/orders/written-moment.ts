import { site } from '../site.ts';

/** A moment as the clocks show it where the site is at home: `21 November 2026, 14:30 (Prague time)`. */
export function writtenMoment(moment: string): string {
  const { timeZone } = site.jurisdiction;
  const day = new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone });
  const time = new Date(moment).toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone });
  return `${day}, ${time} (${site.city} time)`;
}
