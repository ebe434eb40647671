import type { LoadApplication } from '../load-application.ts';

/** Forms of this country that are filled in on pages of their own, by the last part of their addresses, in the order they are listed. */
export const applications = {
  'temporary-residence-intake': () =>
    import('./temporary-residence-intake.ts').then((brought) => brought.temporaryResidenceIntake),
  'trade-licence-intake': () =>
    import('./trade-licence-intake.ts').then((brought) => brought.tradeLicenceIntake),
} as const satisfies Record<string, LoadApplication>;
