import Stripe from 'stripe';
import type { Checkout, PaymentFailure, PaymentsPort, Refund, WantedCheckout, WantedRefund } from './port.ts';
import { checkoutOf, orderOfPayment, readStripeEvent, refundOf } from './stripe-event.ts';

type Options = {
  key: string;
  webhookSecret: string;
  /** `https://api.stripe.com`, or `http://127.0.0.1:port` for a stub on this machine. */
  origin: string;
  /** For one call, its answer included. */
  timeoutMs: number;
};

/** A call that broke off, or met somebody at work on the same, is made once more by the library, with the same key. */
const retries = 1;

function failureOf(error: unknown): PaymentFailure {
  if (!(error instanceof Stripe.errors.StripeError))
    return { kind: 'failed', error: 'Stripe answered something else', again: true };
  const { statusCode = 0, type, code } = error;
  const again = statusCode === 0 || statusCode >= 500 || statusCode === 409 || statusCode === 429;
  return { kind: 'failed', error: `Stripe: ${statusCode || 'no answer'} ${code ?? type}`, again };
}

async function answered<Answer>(call: () => Promise<Answer>): Promise<Answer | PaymentFailure> {
  try {
    return await call();
  } catch (error) {
    return failureOf(error);
  }
}

/** What Stripe gets to see of an order: its reference, what it is called, and where to send the receipt of the card. */
const sessionOf = ({
  reference,
  title,
  amount,
  email,
  paidUrl,
  backUrl,
  until,
}: WantedCheckout): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: reference,
  customer_email: email,
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: amount.currency.toLowerCase(),
        unit_amount: amount.minor,
        product_data: { name: title },
      },
    },
  ],
  metadata: { reference },
  payment_intent_data: { metadata: { reference }, description: `${reference}: ${title}` },
  // The price is the one that was said: Stripe turns it into no other currency.
  adaptive_pricing: { enabled: false },
  expires_at: Math.floor(Date.parse(until) / 1000),
  success_url: paidUrl,
  cancel_url: backUrl,
});

/** Closes a session, unless it is over already: then it says how it ended. */
async function closeSession(stripe: Stripe, id: string): Promise<Checkout> {
  const now = checkoutOf(await stripe.checkout.sessions.retrieve(id));
  if (now.state !== 'open') return now;
  try {
    return checkoutOf(await stripe.checkout.sessions.expire(id));
  } catch (error) {
    // Somebody paid in between.
    const after = checkoutOf(await stripe.checkout.sessions.retrieve(id));
    if (after.state === 'open') throw error;
    return after;
  }
}

/** Sends money back. One that was sent under this key is looked for first: Stripe forgets keys after a day. */
async function refundOnce(
  stripe: Stripe,
  { reference, asked, payment, amount, key }: WantedRefund,
): Promise<Refund> {
  const earlier = await stripe.refunds.list({ payment_intent: payment, limit: 100 });
  const found = earlier.data.find(({ metadata }) => metadata?.key === key);
  if (found) return refundOf(found);
  const metadata = { key, reference, asked: String(asked) };
  return refundOf(
    await stripe.refunds.create(
      { payment_intent: payment, amount: amount.minor, metadata },
      { idempotencyKey: key },
    ),
  );
}

/** Stripe Checkout, on pages of Stripe: no number of a card comes near us. */
export function stripePayments({ key, webhookSecret, origin, timeoutMs }: Options): PaymentsPort {
  const { hostname, port, protocol } = new URL(origin);
  const stripe = new Stripe(key, {
    host: hostname,
    port: port || 443,
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
  return {
    kind: 'real',
    target: origin,
    open: (wanted) =>
      answered(async () =>
        checkoutOf(await stripe.checkout.sessions.create(sessionOf(wanted), { idempotencyKey: wanted.key })),
      ),
    look: (id) => answered(async () => checkoutOf(await stripe.checkout.sessions.retrieve(id))),
    close: (id) => answered(() => closeSession(stripe, id)),
    refund: (wanted) => answered(() => refundOnce(stripe, wanted)),
    lookAtRefund: (id) => answered(async () => refundOf(await stripe.refunds.retrieve(id))),
    orderOf: (payment) =>
      answered(async () => ({
        kind: 'order',
        reference: orderOfPayment({ ...(await stripe.paymentIntents.retrieve(payment)) }),
      })),
    readEvent: (raw, signature) => readStripeEvent(raw, signature, webhookSecret),
  };
}
