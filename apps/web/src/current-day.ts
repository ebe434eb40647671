/** The day it is in a time zone, as YYYY-MM-DD: the one place where the site asks the clock for a calculation. */
export const currentDay = (timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
