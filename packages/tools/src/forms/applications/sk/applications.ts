import type { LoadApplication } from '../load-application.ts';

/** Forms of this country that are filled in on pages of their own, by the last part of their addresses, in the order they are listed. */
export const applications = {
  'temporary-residence-intake': async () =>
    (await import('./temporary-residence-intake.ts')).temporaryResidenceIntake,
  'trade-licence-intake': async () => (await import('./trade-licence-intake.ts')).tradeLicenceIntake,
} as const satisfies Record<string, LoadApplication>;
