import type { Payload } from 'payload';
import { logFailure } from '../log.ts';
import { changeOrder } from '../orders/change-order.ts';
import type { PaymentEvent } from '../ports/payments/port.ts';
import { services } from '../services.ts';
import { settleCheckout } from './settle-checkout.ts';
import { settleRefund } from './settle-refund.ts';

/** How a message of the bank is answered: it sends again what was not `taken`, for three days. */
export type Taken = 'taken' | 'forged' | 'not yet';

const hourMs = 60 * 60_000;

async function take(payload: Payload, event: PaymentEvent): Promise<'settled' | 'no such order'> {
  if (event.kind === 'checkout')
    return (await settleCheckout(payload, event.checkout)) === 'no such order' ? 'no such order' : 'settled';
  if (event.kind === 'refund') return settleRefund(payload, event);
  if (event.kind !== 'declined') return 'settled';
  // One that comes after the payment that it was before changes nothing: the rules refuse it.
  const { kind } = await changeOrder(payload, {
    reference: event.reference,
    kind: 'declined',
    answers: { payment: event.payment, code: event.code },
    author: 'bank',
    idempotencyKey: `declined:${event.id}`,
  });
  return kind === 'no such order' ? kind : 'settled';
}

/**
 * Takes what the bank tells us, as it was sent. Told twice, late or in another order it comes to the same. A message of an
 * order that is not here yet is asked for again for an hour; afterwards it is of somebody else's, or was erased.
 */
export async function takePaymentEvent(
  payload: Payload,
  raw: string,
  signature: string,
  now = new Date(),
): Promise<Taken> {
  const event = services.payments.readEvent(raw, signature);
  if (!event) return 'forged';
  if ((await take(payload, event)) === 'settled') return 'taken';
  if (now.getTime() - Date.parse(event.at) < hourMs) return 'not yet';
  logFailure('The bank told of an order that is not here', new Error(event.kind));
  return 'taken';
}
