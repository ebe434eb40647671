import type { Day } from './dates.ts';

/** A country as the house needs it: handed in with the site, so that no code names one. */
export type Jurisdiction = {
  /** ISO 3166-1 alpha-2, lower case. */
  code: string;
  /** As it stands in a list: `Czechia`. */
  name: string;
  /** As in "move to the Czech Republic". */
  inText: string;
  /** As in "a Czech office". */
  adjective: string;
  /** The language of its offices and papers. `code`: ISO 639-1. */
  language: { name: string; code: string };
  /** ISO 4217. */
  currency: string;
  /** IANA. What day it is, and when something was, is said by it. */
  timeZone: string;
  /** Public holidays, where days are counted by its law. */
  isPublicHoliday?: (day: Day) => boolean;
};
