/** Where an application is followed. */
export const trackerPath = '/track-application';
/** Where its days are had as a calendar's file. */
export const calendarPath = `${trackerPath}/dates.ics`;
