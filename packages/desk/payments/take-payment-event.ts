import { formatMoney } from '@majak/tools/money/money';
import type { Payload } from 'payload';
import { logFailure } from '../log.ts';
import { changeOrder } from '../orders/change-order.ts';
import { messageId, office, sender } from '../outbox/mail-addresses.ts';
import type { PaymentEvent } from '../ports/payments/port.ts';
import { services } from '../services.ts';
import { site } from '../site.ts';
import { isReference } from '../submissions/reference.ts';
import { settleCheckout } from './settle-checkout.ts';
import { settleRefund, settleRefundElsewhere } from './settle-refund.ts';

/** How a message of the bank is answered: it sends again what was not `taken`, for three days. */
export type Taken = 'taken' | 'forged' | 'not yet';

const hourMs = 60 * 60_000;

/** What came of a message: whose it was, where it is one of ours that can't be written down yet. */
type Outcome = 'settled' | { missing: string };

const isOurs = (reference: string): boolean => isReference(site.referencePrefix, reference);

async function take(payload: Payload, event: PaymentEvent): Promise<Outcome> {
  if (event.kind === 'other') return 'settled';
  if (event.kind === 'refund' && event.asked === 0) {
    const found = await settleRefundElsewhere(payload, event);
    return found?.outcome === 'no such order' && isOurs(found.reference)
      ? { missing: found.reference }
      : 'settled';
  }
  const reference = event.kind === 'checkout' ? event.checkout.reference : event.reference;
  // Others sell by the same account, under numbers of their own.
  if (!isOurs(reference)) return 'settled';
  return (await settle(payload, event)) === 'no such order' ? { missing: reference } : 'settled';
}

async function settle(payload: Payload, event: Exclude<PaymentEvent, { kind: 'other' }>): Promise<string> {
  if (event.kind === 'checkout') return settleCheckout(payload, event.checkout);
  if (event.kind === 'refund') return settleRefund(payload, event);
  // One that comes after the payment that it was before changes nothing: the rules refuse it.
  const { kind } = await changeOrder(payload, {
    reference: event.reference,
    kind: 'declined',
    answers: { payment: event.payment, code: event.code },
    author: 'bank',
    idempotencyKey: `declined:${event.id}`,
  });
  return kind;
}

/** Money that moved, in a sentence; nothing where none did. */
function movedMoney(event: PaymentEvent): string | undefined {
  if (event.kind === 'checkout' && event.checkout.state === 'paid')
    return `${formatMoney(event.checkout.amount)} came in by card (${event.checkout.payment ?? event.checkout.id})`;
  if (event.kind !== 'refund' || event.refund.state === 'pending') return undefined;
  const amount = event.amount ? formatMoney(event.amount) : 'Money';
  return `${amount} ${event.refund.state === 'done' ? 'went back to a card' : 'could not be sent back to a card'} (${event.refund.id})`;
}

/** Tells the office of money that no order here says anything of, once by the message. @returns whether that was sent. */
async function tellOffice(event: PaymentEvent, reference: string): Promise<boolean> {
  logFailure('The bank told of an order that is not here', new Error(event.kind));
  const moved = movedMoney(event);
  if (!moved) return true;
  const { kind } = await services.mail.send({
    messageId: messageId(`bank-${event.id}`),
    from: sender,
    to: office,
    replyTo: office,
    subject: `Money of an order that isn’t here: ${reference}`,
    text: `${moved}, and it couldn’t be written down at order ${reference}: the order isn’t here, or it says something else. Look it up at the bank and settle it by hand.\n`,
  });
  return kind === 'done';
}

/**
 * Takes what the bank tells us, as it was sent. Told twice, late or in another order it comes to the same. What names no order
 * of ours is left alone. What names one that is not here yet is asked for again for an hour; then staff are told.
 */
export async function takePaymentEvent(
  payload: Payload,
  raw: string,
  signature: string,
  now = new Date(),
): Promise<Taken> {
  const event = services.payments.readEvent(raw, signature);
  if (!event) return 'forged';
  const outcome = await take(payload, event);
  if (outcome === 'settled') return 'taken';
  if (now.getTime() - Date.parse(event.at) < hourMs) return 'not yet';
  return (await tellOffice(event, outcome.missing)) ? 'taken' : 'not yet';
}
