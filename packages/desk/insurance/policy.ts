import { workingDayIn } from '@majak/law/working-day';
import { withdrawableUntil } from '@majak/tools/insurance/withdrawal';
import type { Order } from '@majak/tools/orders/order';
import { orderOfChanges } from '@majak/tools/orders/order-of-changes';
import { site } from '../site.ts';
import { today } from '../today.ts';
import { type PolicyDetails, readPolicy } from './policy-details.ts';

/** Insurance that was ordered, as its client sees it. */
export type Policy = {
  order: Order;
  details: PolicyDetails;
};

/** The moment it was paid, which is when the contract was made. What came in twice is no second contract. */
const paidAt = ({ reference, history }: Order): string | undefined =>
  history.find((_, at) => orderOfChanges(reference, history.slice(0, at + 1))?.state === 'paid')?.at;

/** The last day on which insurance can be withdrawn from; nothing where it cannot. */
export function lastDayToWithdraw(order: Order): string | undefined {
  const details = readPolicy(order.details);
  const paid = details && order.state === 'paid' ? paidAt(order) : undefined;
  if (!details || !paid) return undefined;
  const contract = { madeOn: today(new Date(paid)), cover: details.cover, line: details.line };
  const until = withdrawableUntil(contract, site.insurance?.withdrawalDays ?? 0);
  return until && workingDayIn(site.jurisdiction, until);
}

/** What became of insurance that was ordered. @returns nothing of an order of something else. */
export function policyOf(order: Order): Policy | undefined {
  const details = order.kind === 'insurance' ? readPolicy(order.details) : undefined;
  return details && { order, details };
}
