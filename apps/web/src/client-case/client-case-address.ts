/** Where a client sees their case, and does what is theirs to do. */
export const clientCasePath = (reference: string): string => `/client-area/cases/${reference}`;
/** Where somebody sees a case that was shared with them. */
export const sharedCasePath = (key: string): string => `/client-area/shared-case/${key}`;
/** Where a calendar reads the days of a case. */
export const caseCalendarPath = (key: string): string => `/client-area/calendar/${key}.ics`;
