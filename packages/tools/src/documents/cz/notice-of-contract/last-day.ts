import { addDays, addMonths, type Day } from '@majak/law/dates';
import { ruleValueOn } from '../rule-value-on.ts';
import type { ContractNotice } from './contract-notice-form.ts';

/** The last day of the month so many months after that of a day. */
const endOfMonth = (day: Day, later: number): Day =>
  addDays(addMonths(`${day.slice(0, 7)}-01`, later + 1), -1);
/** The end of the quarter that a day is in. */
const endOfQuarter = (day: Day): Day => endOfMonth(day, (12 - Number(day.slice(5, 7))) % 3);

/**
 * The last day of a contract that is ended: as agreed; the end of a quarter, months ahead (§ 1999(1) of act 89/2012); the end
 * of the next month for an agent (§ 2440(1)); at once where it is revoked (§ 2443) or withdrawn from (§ 2005(1)).
 */
export function lastDayOfContract({ way, months = 0, runs, deliveredOn }: ContractNotice): Day | undefined {
  if (!deliveredOn) return undefined;
  if (way === 'agreed')
    return runs === 'delivery' ? addMonths(deliveredOn, months) : endOfMonth(deliveredOn, months);
  if (way === 'ongoing')
    return endOfQuarter(addMonths(deliveredOn, ruleValueOn('cz.contract.notice.months', deliveredOn)));
  return way === 'agent' ? endOfMonth(deliveredOn, 1) : deliveredOn;
}
