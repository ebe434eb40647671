import { site } from '@majak/desk/site';
import { dayIn } from './day-in.ts';

/** The day it is in the country of the site, as YYYY-MM-DD: the one place where its server asks for it. */
export const today = (): string => dayIn(site.jurisdiction.timeZone);
