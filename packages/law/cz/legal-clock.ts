import type { LegalClock } from '../legal-clock.ts';
import { clockSteps } from './clock-steps.ts';
import { isPublicHoliday } from './holidays.ts';
import { commonPermits, permitKinds } from './permit-kinds.ts';
import { rules } from './rules.ts';

/** The clock of the Czech law on stays: acts 326/1999 and 500/2004. */
export const legalClock: LegalClock = {
  country: { isPublicHoliday },
  rules,
  afterPause: 'cz.decision.afterPause.days',
  permits: permitKinds,
  common: commonPermits,
  steps: clockSteps,
  since: '2006-01-01',
};
