import { money } from '@majak/tools/money/money';
import Stripe from 'stripe';
import * as z from 'zod';
import type { Checkout, PaymentEvent, Refund } from './port.ts';

/** How far the clock of the sender and ours may be apart; older is a message that somebody plays again. */
const toleranceS = 300;

const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();

/** A checkout session, as far as it matters here. */
const session = z
  .object({
    id: z.string(),
    status: z.enum(['open', 'complete', 'expired']).nullish(),
    payment_status: z.string(),
    amount_total: z.number().int(),
    currency: z.string(),
    url: z.string().nullish(),
    payment_intent: idOf,
    client_reference_id: z.string().nullish(),
  })
  .transform((given): Checkout => {
    const state = stateOf(given.status ?? 'open', given.payment_status);
    const { payment_intent: payment, url } = given;
    return {
      id: given.id,
      reference: given.client_reference_id ?? '',
      amount: money(given.amount_total, given.currency.toUpperCase()),
      state,
      ...(state === 'open' && url ? { url } : {}),
      ...(state === 'paid' && payment ? { payment } : {}),
    };
  });

function stateOf(status: 'open' | 'complete' | 'expired', paymentStatus: string): Checkout['state'] {
  if (status !== 'complete') return status;
  return paymentStatus === 'paid' ? 'paid' : 'processing';
}

/** A checkout session of Stripe as a page of the bank. @throws ZodError where it is none. */
export const checkoutOf = (given: unknown): Checkout => session.parse(given);

const refundStates: Record<string, Refund['state']> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};
const refund = z
  .object({ id: z.string(), status: z.string().nullish() })
  .transform(
    ({ id, status }): Refund => ({ kind: 'refund', id, state: refundStates[status ?? ''] ?? 'pending' }),
  );

/** A refund of Stripe. @throws ZodError where it is none. */
export const refundOf = (given: unknown): Refund => refund.parse(given);

/** Which payment a refund is of, and how much of it. */
const refunded = z
  .object({ payment_intent: idOf, amount: z.number().int().nullish(), currency: z.string().nullish() })
  .transform(({ payment_intent: payment, amount, currency }) => ({
    payment: payment ?? '',
    amount: amount && currency ? money(amount, currency.toUpperCase()) : undefined,
  }));
const refundedOf = (given: unknown) => refunded.parse(given);

const failedPayment = z.object({
  id: z.string(),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
});
const event = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.looseObject({}) }),
});
type Told = Record<string, unknown>;

/** What we wrote to what we asked Stripe for; nothing to what somebody else did there. */
function ownWords({ metadata }: Told): Record<string, string> {
  const read = z.record(z.string(), z.string()).safeParse(metadata);
  return read.success ? read.data : {};
}

/** A page to pay on that we opened: others of the same account save a card, or sell subscriptions. */
const isOwnPage = ({ mode, client_reference_id: reference }: Told): boolean =>
  typeof reference === 'string' && reference !== '' && (mode ?? 'payment') === 'payment';

/** The order that a payment of Stripe was for; empty where it is none of ours. */
export const orderOfPayment = (given: Told): string => ownWords(given).reference ?? '';

/** What an event says to us, by its type. */
function meaning(type: string, object: Told) {
  const { reference = '', asked: change } = ownWords(object);
  if (type.startsWith('checkout.session.'))
    return isOwnPage(object)
      ? ({ kind: 'checkout', checkout: checkoutOf(object) } as const)
      : ({ kind: 'other' } as const);
  if (type === 'payment_intent.payment_failed') {
    // Each payment of ours names its order: subscriptions and links of the same account name none.
    if (reference === '') return { kind: 'other' } as const;
    const { id: payment, last_payment_error: error } = failedPayment.parse(object);
    return {
      kind: 'declined',
      reference,
      payment,
      code: error?.decline_code ?? error?.code ?? 'declined',
    } as const;
  }
  const asked = Number(change ?? 0);
  if (/^(charge\.)?refund\./.test(type))
    return { kind: 'refund', reference, asked, refund: refundOf(object), ...refundedOf(object) } as const;
  return { kind: 'other' } as const;
}

/**
 * Reads what Stripe tells us, as it was sent: the signature is over these very bytes.
 * @returns nothing where it is forged, changed on its way, older than five minutes, or no event.
 */
export function readStripeEvent(raw: string, signature: string, secret: string): PaymentEvent | undefined {
  try {
    const signed: unknown = Stripe.webhooks.constructEvent(raw, signature, secret, toleranceS);
    const { id, type, created, data } = event.parse(signed);
    return { id, at: new Date(created * 1000).toISOString(), ...meaning(type, data.object) };
  } catch {
    return undefined;
  }
}
