import type { AccommodationCheck } from './accommodation-check.ts';
import { consentChecks } from './consent-checks.ts';
import { landlordChecks } from './landlord-checks.ts';
import { peopleChecks } from './people-checks.ts';
import { periodChecks } from './period-checks.ts';
import { signatureChecks } from './signature-checks.ts';
import { unitChecks } from './unit-checks.ts';

/** What the law wants of a proof of accommodation, in the order of its form. */
export const accommodationChecks: readonly AccommodationCheck[] = [
  ...consentChecks,
  ...peopleChecks,
  ...unitChecks,
  ...periodChecks,
  ...signatureChecks,
  ...landlordChecks,
];
