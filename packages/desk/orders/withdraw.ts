import type { Day } from '@majak/law/dates';
import type { Order, OrderWithdrawal } from '@majak/tools/orders/order';
import type { Payload } from 'payload';
import { today } from '../today.ts';
import { changeOrder } from './change-order.ts';
import { orderTitle } from './list-order.ts';
import { orderKinds } from './order-kinds.ts';
import { readOrder } from './read-order.ts';

/** The last day on which a contract can be withdrawn from, unless all of it is done: see `withdrawableUntil`. */
export function lastDayToWithdraw(order: Order): Day | undefined {
  // Once all of the money went back nothing is left to withdraw from.
  if (order.withdrawal || order.state === 'refunded' || order.state === 'draft') return undefined;
  const until = orderKinds.find(({ slug }) => slug === order.kind)?.withdrawal.lastDay(order);
  return until && until >= today() ? until : undefined;
}

/**
 * The last day on which a client can withdraw from what they ordered; nothing where they cannot. What they asked to be done
 * before that day, and is done in full, is withdrawn from no more.
 */
export async function withdrawableUntil(payload: Payload, order: Order): Promise<Day | undefined> {
  const until = lastDayToWithdraw(order);
  if (!until || !order.startRequest) return until;
  const isDone = orderKinds.find(({ slug }) => slug === order.kind)?.withdrawal.isDone;
  return (await isDone?.(payload, order)) ? undefined : until;
}

/** What is said when somebody withdraws. */
export const statementOf = (order: Order): string =>
  `I withdraw from the contract on ${orderTitle(order)}, order ${order.reference}.`;

/**
 * Withdraws from what was ordered, once, whoever else does at the same time: it is a change of the order, so it stays as
 * long as the order does. @returns the one withdrawal there is; nothing where it cannot be withdrawn from.
 */
export async function withdraw(
  payload: Payload,
  order: Order,
  { name, email }: { name: string; email: string },
): Promise<OrderWithdrawal | undefined> {
  const { reference, withdrawal } = order;
  if (withdrawal || !(await withdrawableUntil(payload, order))) return withdrawal;
  await changeOrder(payload, {
    reference,
    kind: 'contract-withdrawn',
    answers: { statement: statementOf(order), name, email },
    author: 'client',
    idempotencyKey: `${reference}:contract-withdrawn`,
  });
  return (await readOrder(payload, reference))?.withdrawal;
}
