import type { Order, OrderCheckout } from '@majak/tools/orders/order';
import type { Payload } from 'payload';
import { env } from '../env.ts';
import { changeOrder } from '../orders/change-order.ts';
import { orderTitle } from '../orders/list-order.ts';
import { paymentPath } from '../orders/payment-key.ts';
import { toPayNow } from '../orders/payment-terms.ts';
import { isFailure } from '../ports/payments/port.ts';
import { services } from '../services.ts';
import { settleCheckout } from './settle-checkout.ts';

export type Begun =
  /** Where the bank takes the card. */
  | { kind: 'go'; url: string }
  /** It is paid already, or about to be. */
  | { kind: 'paid' }
  | { kind: 'refused' }
  | { kind: 'later' };

const minuteMs = 60_000;
/** So long a page of the bank stays open: Stripe wants half an hour at least. */
const openMs = 60 * minuteMs;
/** Two presses at one moment name the same end, and so the same page. */
const stepMs = 15 * minuteMs;

const untilOf = (now: Date): string =>
  new Date(Math.ceil((now.getTime() + openMs) / stepMs) * stepMs).toISOString();

/** Whether an order can still be paid: it waits for it, and its time has not run out. */
export const canBePaid = ({ state, holdUntil, kept }: Order, now = new Date()): boolean =>
  (state === 'awaiting' || state === 'declined') && (kept.minor > 0 || holdUntil > now.toISOString());

/** The page that was opened last, if somebody may still be on it: a second device is sent to the same one. */
async function opened(payload: Payload, last: OrderCheckout | undefined, order: Order) {
  if (!last) return undefined;
  const checkout = await services.payments.look(last.checkout);
  if (isFailure(checkout)) return checkout.again ? ({ kind: 'later' } as const) : undefined;
  if (checkout.state === 'paid') await settleCheckout(payload, checkout);
  if (checkout.state === 'processing') return { kind: 'paid' } as const;
  if (checkout.state === 'paid')
    return order.payments.some(({ payment }) => payment === checkout.payment)
      ? undefined
      : ({ kind: 'paid' } as const);
  const isSame = last.amount.minor === toPayNow(order).minor;
  if (checkout.state === 'open' && checkout.url && isSame) return { kind: 'go', url: checkout.url } as const;
  // What is to be paid is another amount by now.
  if (checkout.state === 'open') await services.payments.close(checkout.id);
  return undefined;
}

/** Sends somebody to the bank to pay what an order asks for next. However often it is pressed there is one page to pay. */
export async function beginPayment(payload: Payload, order: Order, now = new Date()): Promise<Begun> {
  if (order.state === 'paid') return { kind: 'paid' };
  if (!canBePaid(order, now)) return { kind: 'refused' };
  const before = await opened(payload, order.checkouts.at(-1), order);
  if (before) return before;
  const { reference, customer } = order;
  const [amount, until, address] = [toPayNow(order), untilOf(now), `${env.webUrl}${paymentPath(reference)}`];
  const checkout = await services.payments.open({
    reference,
    title: orderTitle(order),
    amount,
    email: customer.email,
    paidUrl: `${address}/success`,
    backUrl: `${address}/back`,
    until,
    key: `${reference}:${order.checkouts.length}:${amount.minor}:${until}`,
  });
  if (isFailure(checkout)) return { kind: 'later' };
  const begun = await changeOrder(payload, {
    reference,
    kind: 'begun',
    answers: { checkout: checkout.id, amount, until },
    author: 'client',
    idempotencyKey: `begun:${checkout.id}`,
  });
  if (checkout.state === 'open' && checkout.url && begun.kind !== 'refused')
    return { kind: 'go', url: checkout.url };
  return { kind: 'later' };
}
