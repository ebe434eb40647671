import { randomUUID } from 'node:crypto';

/** A call as the API sees it: the form it came with, flat. */
export type StripeCall = { method: string; path: string; form: URLSearchParams; idempotencyKey?: string };
export type StripeReply = { status: number; body: object };

type Session = {
  object: 'checkout.session';
  id: string;
  client_reference_id: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  url: string | null;
  payment_intent: string | null;
  metadata: Record<string, string>;
  expires_at: number;
};
type Refund = {
  object: 'refund';
  id: string;
  amount: number;
  payment_intent: string;
  status: string;
  metadata: Record<string, string>;
};

const error = (status: number, type: string, message: string, code?: string): StripeReply => ({
  status,
  body: { error: { type, message, ...(code ? { code } : {}) } },
});
const invalid = (message: string, code?: string) => error(400, 'invalid_request_error', message, code);
const missing = () => error(404, 'invalid_request_error', 'No such object', 'resource_missing');

const metadataIn = (form: URLSearchParams) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );

/** The least that can be charged, in the smallest unit. */
const leastCharge = 1500;
const halfHourS = 30 * 60;
const dayS = 24 * 60 * 60;

/** What Stripe does with calls of checkout and refunds, kept in memory. Source: docs.stripe.com/api. */
export function stripeApi() {
  const sessions = new Map<string, Session>();
  const refunds: Refund[] = [];
  const answered = new Map<string, { asked: string; reply: StripeReply }>();
  const paidBy = (payment: string) =>
    [...sessions.values()].find((one) => one.payment_intent === payment && one.payment_status === 'paid');

  function createSession(form: URLSearchParams): StripeReply {
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
    const expiresInS = Number(form.get('expires_at')) - Date.now() / 1000;
    if (form.get('mode') !== 'payment' || !form.get('success_url')) return invalid('Missing required param');
    if (form.get('adaptive_pricing[enabled]') !== 'false')
      return invalid('Adaptive pricing would change the price');
    if (!Number.isInteger(amount) || amount < leastCharge) return invalid('Too small', 'amount_too_small');
    if (expiresInS < halfHourS || expiresInS > dayS)
      return invalid('expires_at must be 30 minutes to 24 hours ahead');
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const session: Session = {
      object: 'checkout.session',
      id,
      client_reference_id: form.get('client_reference_id'),
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      payment_intent: null,
      metadata: metadataIn(form),
      expires_at: Number(form.get('expires_at')),
    };
    sessions.set(id, session);
    return { status: 200, body: session };
  }

  function expire(session: Session): StripeReply {
    if (session.status !== 'open') return invalid('Only open sessions can be expired');
    Object.assign(session, { status: 'expired', url: null });
    return { status: 200, body: session };
  }

  function createRefund(form: URLSearchParams): StripeReply {
    const payment = form.get('payment_intent') ?? '';
    const amount = Number(form.get('amount'));
    const session = paidBy(payment);
    if (!session) return missing();
    const before = refunds.reduce((sum, one) => sum + (one.payment_intent === payment ? one.amount : 0), 0);
    if (before + amount > session.amount_total)
      return invalid('Greater than the charge', 'charge_already_refunded');
    const refund: Refund = {
      object: 'refund',
      id: `re_${randomUUID().replaceAll('-', '')}`,
      amount,
      payment_intent: payment,
      status: 'succeeded',
      metadata: metadataIn(form),
    };
    refunds.push(refund);
    return { status: 200, body: refund };
  }

  function route({ method, path, form }: StripeCall): StripeReply {
    if (method === 'POST' && path === '/v1/checkout/sessions') return createSession(form);
    if (method === 'POST' && path === '/v1/refunds') return createRefund(form);
    if (method === 'GET' && path === '/v1/refunds') {
      const data = refunds.filter((one) => one.payment_intent === form.get('payment_intent'));
      return { status: 200, body: { object: 'list', data, has_more: false, url: path } };
    }
    const sent = refunds.find(({ id }) => method === 'GET' && path === `/v1/refunds/${id}`);
    if (sent) return { status: 200, body: sent };
    const [, payment = ''] = /^\/v1\/payment_intents\/(\w+)$/.exec(path) ?? [];
    const paid = payment && paidBy(payment);
    if (paid)
      return { status: 200, body: { object: 'payment_intent', id: payment, metadata: paid.metadata } };
    const [, id = '', expiring] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    const session = sessions.get(id);
    if (!session) return missing();
    return expiring ? expire(session) : { status: 200, body: session };
  }

  return {
    /** Answers a call; one with a key that was answered is answered the same, and refused where it asks for something else. */
    answer(call: StripeCall): StripeReply {
      const asked = `${call.method} ${call.path} ${call.form}`;
      const before = call.idempotencyKey ? answered.get(call.idempotencyKey) : undefined;
      if (before && before.asked !== asked)
        return error(
          400,
          'idempotency_error',
          'Keys for idempotent requests can only be used with the same parameters',
        );
      if (before) return before.reply;
      const reply = route(call);
      const kept = { status: reply.status, body: structuredClone(reply.body) };
      if (call.idempotencyKey && reply.status < 500)
        answered.set(call.idempotencyKey, { asked, reply: kept });
      return kept;
    },
    /** The payer pays. @returns the session as it is then. */
    pay(id: string, as: 'paid' | 'unpaid' = 'paid'): object {
      const session = sessions.get(id);
      if (session?.status !== 'open' && session?.payment_status !== 'unpaid')
        throw new Error('It is not open');
      const payment = session.payment_intent ?? `pi_${randomUUID().replaceAll('-', '')}`;
      Object.assign(session, { status: 'complete', payment_status: as, payment_intent: payment, url: null });
      return structuredClone(session);
    },
    sessions: () => [...sessions.values()],
    refunds: (): readonly Refund[] => refunds,
  };
}
