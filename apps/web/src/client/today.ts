import { currentDay } from '../current-day.ts';

/** The day it is in the country of the site, as YYYY-MM-DD; the page says which time is kept there. */
export const today = (): string => currentDay(document.documentElement.dataset.timeZone ?? 'UTC');
