import type { Day } from '@majak/law/dates';

/** The last day of the calendar year that is so many after that of a day. */
export const endOfYearAfter = (day: Day, years: number): Day =>
  `${Number(day.slice(0, 4)) + years}-12-31` as Day;
