/** Where a plan is asked for. */
export const planPath = '/plan';
/** Where its days are had as a calendar’s file. */
export const planCalendarPath = `${planPath}/dates.ics`;
