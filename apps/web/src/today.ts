import { site } from '@majak/desk/site';
import { currentDay } from './current-day.ts';

/** What moments are told in: the time zone of the site, IANA. */
export const { timeZone } = site.jurisdiction;

/** The day it is in the country of the site, as YYYY-MM-DD: the one place where its server asks for it. */
export const today = (): string => currentDay(timeZone);
