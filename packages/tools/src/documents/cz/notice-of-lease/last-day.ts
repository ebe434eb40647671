import { addDays, addMonths, type Day } from '@majak/law/dates';
import { ruleValueOn } from '../rule-value-on.ts';
import { groundOf } from './grounds.ts';
import type { LeaseNotice } from './lease-notice-form.ts';

/** Whether the lease ends at once. */
export const isImmediate = ({ giver, ground }: LeaseNotice): boolean =>
  giver === 'landlord' && ground !== undefined && groundOf(ground).immediate === true;

/** The last day of the lease: of a notice period that runs from the first day of the month after the delivery. Source: § 2286(1) of act 89/2012. */
export function lastDayOfLease(notice: LeaseNotice): Day | undefined {
  const { deliveredOn } = notice;
  if (!deliveredOn || isImmediate(notice)) return deliveredOn ?? undefined;
  const months = ruleValueOn('cz.lease.notice.months', deliveredOn);
  return addDays(addMonths(`${deliveredOn.slice(0, 7)}-01`, months + 1), -1);
}
