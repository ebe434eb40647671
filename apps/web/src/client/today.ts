import { dayIn } from '../day-in.ts';

/** The day it is in the country of the site, as YYYY-MM-DD; the page says which time is kept there. */
export const today = (): string => dayIn(document.documentElement.dataset.timeZone ?? 'UTC');
