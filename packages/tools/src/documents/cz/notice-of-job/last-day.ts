import { addMonths, type Day } from '@majak/law/dates';
import type { JobNotice } from './job-notice-form.ts';

/** The last day of the job: that of the delivery so many months later, by its number. Source: § 51(1) of act 262/2006, § 66(2). */
export const lastDayOfJob = ({ kind, months = 0, deliveredOn }: JobNotice): Day | undefined =>
  deliveredOn ? (kind === 'probation' ? deliveredOn : addMonths(deliveredOn, months)) : undefined;
