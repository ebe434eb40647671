import { withdrawableUntil } from '@majak/tools/insurance/withdrawal';
import type { Order, OrderWithdrawal } from '@majak/tools/orders/order';
import { orderOfChanges } from '@majak/tools/orders/order-of-changes';
import type { Payload } from 'payload';
import { changeOrder } from '../orders/change-order.ts';
import { readOrder } from '../orders/read-order.ts';
import { site } from '../site.ts';
import { today } from '../today.ts';
import { type PolicyDetails, readPolicy } from './policy-details.ts';

/** Insurance that was ordered, as its client sees it. */
export type Policy = {
  order: Order;
  details: PolicyDetails;
  /** The last day on which it can be withdrawn from; nothing where it cannot. */
  withdrawableUntil?: string;
};

/** The moment it was paid, which is when the contract was made. What came in twice is no second contract. */
const paidAt = ({ reference, history }: Order): string | undefined =>
  history.find((_, at) => orderOfChanges(reference, history.slice(0, at + 1))?.state === 'paid')?.at;

function lastDayToWithdraw(order: Order, { cover, line }: PolicyDetails): string | undefined {
  // Once all of it went back nothing is left to withdraw from.
  const paid = order.state === 'paid' ? paidAt(order) : undefined;
  if (!paid || order.withdrawal) return undefined;
  const contract = { madeOn: today(new Date(paid)), cover, line };
  const until = withdrawableUntil(contract, site.insurance?.withdrawalDays ?? 0);
  return until && until >= today() ? until : undefined;
}

/** What became of insurance that was ordered. @returns nothing of an order of something else. */
export function policyOf(order: Order): Policy | undefined {
  const details = order.kind === 'insurance' ? readPolicy(order.details) : undefined;
  if (!details) return undefined;
  const until = lastDayToWithdraw(order, details);
  return { order, details, ...(until ? { withdrawableUntil: until } : {}) };
}

/** What is said when somebody withdraws. */
export const statementOf = ({ order, details }: Policy): string =>
  `I withdraw from the contract on ${details.product.title}, order ${order.reference}.`;

/**
 * Withdraws from insurance, once, whoever else does at the same time: it is a change of its order, so it stays as long as
 * the order does. @returns the one withdrawal there is; nothing where it cannot be withdrawn from.
 */
export async function withdraw(
  payload: Payload,
  policy: Policy,
  { name, email }: { name: string; email: string },
): Promise<OrderWithdrawal | undefined> {
  const { reference, withdrawal } = policy.order;
  if (withdrawal || !policy.withdrawableUntil) return withdrawal;
  await changeOrder(payload, {
    reference,
    kind: 'contract-withdrawn',
    answers: { statement: statementOf(policy), name, email },
    author: 'client',
    idempotencyKey: `${reference}:contract-withdrawn`,
  });
  return (await readOrder(payload, reference))?.withdrawal;
}
