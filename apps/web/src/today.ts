const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' });

/** The day it is in Prague, as YYYY-MM-DD: the one place where the site asks the clock for a calculation. */
export const today = (): string => calendar.format(new Date());
