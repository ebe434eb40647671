export type Retention = { requestDays: number; spamDays: number };

/** How long an idempotency key answers the same. */
export const keyLifetimeDays = 7;

const dayMs = 24 * 60 * 60 * 1000;

/** The moment so many days ago, as the store compares it. */
export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * dayMs).toISOString();
