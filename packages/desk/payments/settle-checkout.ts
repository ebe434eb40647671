import type { Order } from '@majak/tools/orders/order';
import type { OrderChange } from '@majak/tools/orders/order-change';
import type { Payload } from 'payload';
import { changeOrder } from '../orders/change-order.ts';
import { readOrder } from '../orders/read-order.ts';
import { type Checkout, isFailure } from '../ports/payments/port.ts';
import { services } from '../services.ts';
import { today } from '../today.ts';

/** The key under which a payment by card is written down. */
export const cardKey = (payment: string): string => `card:${payment}`;

/** What came of a page of the bank: `open` where nothing is decided yet, `no such order` where it can't be written down. */
export type Settled = 'settled' | 'open' | 'no such order';

/**
 * Writes down what a page of the bank brought in, once, however often and in whichever order it is told of. Called with
 * what the bank signed, or with what it answered: with nothing that a browser says.
 */
export async function settleCheckout(payload: Payload, checkout: Checkout): Promise<Settled> {
  const { id, reference, state, payment, amount } = checkout;
  const order = await readOrder(payload, reference);
  if (!order) return 'no such order';
  if (state === 'expired') return 'settled';
  if (state !== 'paid' || !payment) return 'open';
  if (order.payments.some((one) => one.payment === payment)) return 'settled';
  const outcome = await changeOrder(payload, {
    reference,
    kind: 'received',
    answers: { method: 'card', payment, amount, on: today(), checkout: id },
    author: 'bank',
    idempotencyKey: cardKey(payment),
  });
  // Money that the rules do not take, as of another currency, is for a person, like that of no order.
  return outcome.kind === 'made' ? 'settled' : 'no such order';
}

/** Asks the bank what came of the page that was opened last. @returns the order as it stands then. */
export async function settleLastCheckout(payload: Payload, order: Order): Promise<Order> {
  const last = order.checkouts.at(-1);
  const isOpen = order.state === 'awaiting' || order.state === 'declined';
  if (!last || !isOpen || order.history.some((change) => isPaymentOf(change, last.checkout))) return order;
  const checkout = await services.payments.look(last.checkout);
  if (isFailure(checkout) || (await settleCheckout(payload, checkout)) === 'open') return order;
  return (await readOrder(payload, order.reference)) ?? order;
}

const isPaymentOf = ({ kind, answers }: OrderChange, checkout: string): boolean =>
  kind === 'received' && 'checkout' in answers && answers.checkout === checkout;
