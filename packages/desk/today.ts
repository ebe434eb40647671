import type { Day } from '@majak/law/dates';
import { site } from './site.ts';

/** The day it is where the site is at home. */
export const today = (now = new Date()): Day =>
  // The one language of the standard that writes a day as ISO 8601 does.
  new Intl.DateTimeFormat('en-CA', { timeZone: site.jurisdiction.timeZone }).format(now) as Day;
