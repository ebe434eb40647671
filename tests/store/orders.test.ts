import { randomUUID } from 'node:crypto';
import { query } from '@majak/desk/database';
import { changeOrder } from '@majak/desk/orders/change-order';
import { paymentPath, referenceOfKey } from '@majak/desk/orders/payment-key';
import { placeOrder } from '@majak/desk/orders/place-order';
import { readOrder } from '@majak/desk/orders/read-order';
import { money } from '@majak/tools/money/money';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mails } from '../support/case-desk.ts';
import { forgetOrders, order, payment, wantedOrder } from '../support/order-desk.ts';
import { store } from '../support/store.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
beforeEach(forgetOrders);
afterAll(forgetOrders);

test('an order is placed once by its key, listed, and its path opens it alone', async () => {
  const wanted = wantedOrder({});
  const [first, second] = await Promise.all([placeOrder(payload, wanted), placeOrder(payload, wanted)]);
  expect(second).toEqual(first);
  expect(first.paymentPath).toBe(paymentPath(first.reference));
  const key = first.paymentPath.split('/').at(-1) ?? '';
  expect(referenceOfKey(key)).toBe(first.reference);
  expect(referenceOfKey(`${first.reference}.forged`)).toBeUndefined();
  const rows = await query(payload, sql`SELECT * FROM orders`);
  expect(rows).toMatchObject([
    { reference: first.reference, state: 'awaiting', email: wanted.customer.email },
  ]);
  expect(Number(rows[0]?.total)).toBe(1_250_000);
  await expect(placeOrder(payload, { ...wanted, details: { title: 'Another' } })).rejects.toThrow('another');
});

test('prices of two currencies, below zero, or of no kind are no order', async () => {
  const lines = [
    { text: 'A', amount: money(1, 'CZK') },
    { text: 'B', amount: money(1, 'EUR') },
  ];
  await expect(placeOrder(payload, wantedOrder({ lines }))).rejects.toThrow('add up');
  const less = [{ text: 'A', amount: money(-1, 'CZK') }];
  await expect(placeOrder(payload, wantedOrder({ lines: less }))).rejects.toThrow('nothing or more');
  await expect(placeOrder(payload, wantedOrder({ kind: 'yacht' }))).rejects.toThrow('kind');
  expect(await query(payload, sql`SELECT id FROM order_changes`)).toEqual([]);
});

test('what is paid is fulfilled once, and both are told', async () => {
  const reference = await order();
  expect(await payment(reference, 1_250_000)).toMatchObject({ kind: 'made' });
  expect(await payment(reference, 1_250_000)).toMatchObject({ kind: 'made' });
  const sent = await mails();
  expect(sent.map(({ to }) => to)).toEqual([
    'hello@majak.example',
    'ana@example.com',
    'hello@majak.example',
    'ana@example.com',
  ]);
  expect(sent[3]?.text).toContain('Everything is paid.');
  const now = await readOrder(payload, reference);
  expect(now).toMatchObject({ state: 'paid', fulfilled: true, payments: [{ payment: 'pi_1' }] });
  expect(now?.history.map(({ kind }) => kind)).toEqual(['placed', 'received', 'fulfilled']);
});

test('what costs nothing is paid at once', async () => {
  const reference = await order({ lines: [{ text: 'A first talk', amount: money(0, 'CZK') }] });
  expect((await readOrder(payload, reference))?.state).toBe('paid');
  await mails();
  expect((await readOrder(payload, reference))?.fulfilled).toBe(true);
});

test('eight payments at once are eight payments, of which one pays the order', async () => {
  const reference = await order();
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, at) => payment(reference, 1_250_000, `pi_${at}`)),
  );
  expect(outcomes.every(({ kind }) => kind === 'made')).toBe(true);
  const rows = await query(payload, sql`SELECT id FROM order_changes WHERE channels LIKE '%fulfil%'`);
  expect(rows).toHaveLength(1);
});

test('what its rules refuse is said, and changes nothing', async () => {
  const reference = await order();
  const step = { reference, idempotencyKey: randomUUID() };
  expect(
    await changeOrder(payload, { ...step, kind: 'expired', answers: {}, author: 'client' }),
  ).toMatchObject({
    kind: 'refused',
  });
  expect(await changeOrder(payload, { ...step, kind: 'sent', answers: {}, author: 'agency' })).toEqual({
    kind: 'refused',
    why: 'This cannot be done: the order is awaiting payment',
  });
  expect(
    await changeOrder(payload, {
      ...step,
      reference: 'MJK-0000-0000',
      kind: 'expired',
      answers: {},
      author: 'clock',
    }),
  ).toEqual({ kind: 'no such order' });
  expect((await readOrder(payload, reference))?.lastNumber).toBe(1);
});
