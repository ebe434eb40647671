import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type StripeFailure,
  type StubStripe,
  startStripe,
  stripeMessage,
  stubStripeKey,
  stubWebhookSecret,
} from '../../../../tests/stubs/stripe.ts';
import { aCheckout, paymentsContract } from './contract.ts';
import { isFailure } from './port.ts';
import { stripePayments } from './stripe.ts';

/** Never reached here, however busy the machine. */
const timeoutMs = 30_000;
const portOf = ({ url }: StubStripe) =>
  stripePayments({ key: stubStripeKey, webhookSecret: stubWebhookSecret, origin: url, timeoutMs });

paymentsContract('Stripe', async () => {
  const stub = await startStripe();
  return {
    port: portOf(stub),
    pay: async (id) => stripeMessage('checkout.session.completed', stub.pay(id)),
    close: stub.close,
  };
});

let stub: StubStripe;
beforeEach(async () => {
  stub = await startStripe();
});
afterEach(() => stub.close());

const opened = async () => {
  const checkout = await portOf(stub).open(aCheckout('a'));
  if (isFailure(checkout)) throw new Error(checkout.error);
  return checkout;
};

describe('a Stripe that fails', () => {
  const kinds: StripeFailure[] = ['error-before', 'error-after', 'throttled', 'in-flight'];
  test.each(kinds)('%s: another try, and one page in the end', async (kind) => {
    stub.failNext(kind);
    expect(await portOf(stub).open(aCheckout('a'))).toMatchObject({ kind: 'failed', again: true });
    expect(await portOf(stub).open(aCheckout('a'))).toMatchObject({ state: 'open' });
    expect(stub.sessions()).toHaveLength(1);
  });

  test.each(['reset-before', 'reset-after'] as const)(
    '%s: the library asks again under the same key',
    async (kind) => {
      stub.failNext(kind);
      expect(await portOf(stub).open(aCheckout('a'))).toMatchObject({ state: 'open' });
      expect(stub.sessions()).toHaveLength(1);
    },
  );

  test('an answer that got lost sends no money back twice', async () => {
    const { id } = await opened();
    stub.pay(id);
    const checkout = await portOf(stub).look(id);
    const payment = 'payment' in checkout ? (checkout.payment ?? '') : '';
    const wanted = {
      reference: 'MJK-1',
      asked: 3,
      payment,
      amount: { minor: 12_500, currency: 'CZK' },
      key: 'r',
    };
    stub.failNext(undefined, 'error-after');
    expect(await portOf(stub).refund(wanted)).toMatchObject({ kind: 'failed', again: true });
    expect(await portOf(stub).refund(wanted)).toMatchObject({ state: 'done' });
    expect(stub.refunds()).toHaveLength(1);
  });

  test('what it will never take is not tried again', async () => {
    const tiny = aCheckout('tiny', { amount: { minor: 100, currency: 'CZK' } });
    expect(await portOf(stub).open(tiny)).toEqual({
      kind: 'failed',
      error: 'Stripe: 400 amount_too_small',
      again: false,
    });
    await opened();
    expect(await portOf(stub).open(aCheckout('a', { title: 'Another' }))).toMatchObject({ again: false });
  });
});

describe('what Stripe tells', () => {
  const { readEvent } = stripePayments({
    key: stubStripeKey,
    webhookSecret: stubWebhookSecret,
    origin: 'https://api.stripe.com',
    timeoutMs,
  });
  const read = (type: string, object: object, how = {}) => {
    const { raw, signature } = stripeMessage(type, object, how);
    return readEvent(raw, signature);
  };

  test('a card that was declined, with why', () => {
    const object = {
      object: 'payment_intent',
      id: 'pi_1',
      metadata: { reference: 'MJK-1' },
      last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
    };
    expect(read('payment_intent.payment_failed', object)).toMatchObject({
      kind: 'declined',
      reference: 'MJK-1',
      payment: 'pi_1',
      code: 'insufficient_funds',
    });
  });

  test('a refund, by the change that asked for it', () => {
    const object = {
      object: 'refund',
      id: 're_1',
      status: 'failed',
      metadata: { reference: 'MJK-1', asked: '4' },
    };
    expect(read('refund.failed', object)).toMatchObject({
      kind: 'refund',
      asked: 4,
      refund: { state: 'failed' },
    });
  });

  test('what is not of interest, and what is played again after five minutes', async () => {
    expect(read('customer.created', { id: 'cus_1' })).toMatchObject({ kind: 'other' });
    expect(read('customer.created', { id: 'cus_1' }, { ageS: 299 })).toMatchObject({ kind: 'other' });
    expect(read('customer.created', { id: 'cus_1' }, { ageS: 302 })).toBeUndefined();
    expect(read('customer.created', { id: 'cus_1' }, { secret: 'whsec_other0000' })).toBeUndefined();
  });

  const saved = {
    object: 'checkout.session',
    id: 'cs_setup',
    mode: 'setup',
    status: 'complete',
    payment_status: 'no_payment_required',
    amount_total: null,
    currency: null,
    client_reference_id: null,
    metadata: {},
  };
  const bought = { ...saved, id: 'cs_other', mode: 'subscription', amount_total: 4900, currency: 'eur' };
  test.each([
    ['a page that saves a card', 'checkout.session.completed', saved],
    [
      'one of somebody who counts their own',
      'checkout.session.completed',
      { ...saved, client_reference_id: '7' },
    ],
    ['a subscription', 'checkout.session.completed', { ...bought, client_reference_id: 'MJK-1' }],
    ['a page that names no order', 'checkout.session.completed', { ...bought, mode: 'payment' }],
    ['words that are none of ours', 'customer.created', { id: 'cus_1', metadata: { seats: 3 } }],
  ])('is taken and left alone, as it is none of ours: %s', (_, type, object) =>
    expect(read(type, object)).toMatchObject({ kind: 'other' }),
  );

  test('a page that is done while the money is still on its way', async () => {
    const { id } = await opened();
    expect(read('checkout.session.completed', stub.pay(id, 'unpaid'))).toMatchObject({
      checkout: { state: 'processing' },
    });
    expect(read('checkout.session.async_payment_succeeded', stub.pay(id))).toMatchObject({
      checkout: { state: 'paid' },
    });
  });
});
