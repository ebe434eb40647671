import { addDays, addMonths, type Day, daysBetween } from '@majak/law/dates';
import { inParts, type Money } from '../money/money.ts';
import type { Order } from './order.ts';

/** The rest of the price is paid within so many months. */
const restMonths = 3;
/** Work that is done sooner has no three days to pay on. */
const leastDays = 3;
/** Less than this, in the smallest unit, is not worth three payments. */
const leastMinor = 100_000;

/**
 * A price in three: the first on the day, the last when the work is done and within three months at the latest, one
 * halfway between. Each is due before its work is done, or with it, so that nobody is given a credit: Directive (EU)
 * 2023/2225, which applies from 20 November 2026, takes in free credit, and leaves out what is paid ahead of its work.
 */
export function thirdsOf(price: Money, from: Day, workBy: Day): { due: Day; amount: Money }[] {
  const latest = addMonths(from, restMonths);
  const last = workBy < latest ? workBy : latest;
  const half = addDays(from, Math.floor(daysBetween(from, last) / 2));
  return inParts(price, 3).map((amount, at) => ({ amount, due: [from, half, last][at] ?? last }));
}

/** Whether an order can be split in three: nothing of it is paid, and its work takes a while. */
export const canBeInThirds = ({ state, workBy, received, instalments, total }: Order, today: Day): boolean =>
  (state === 'awaiting' || state === 'declined') &&
  workBy !== undefined &&
  daysBetween(today, workBy) >= leastDays &&
  received.minor === 0 &&
  instalments.length === 0 &&
  total.minor >= leastMinor;
