import { randomUUID } from 'node:crypto';
import { query } from '@majak/desk/database';
import { changeOrder } from '@majak/desk/orders/change-order';
import { redactOrders } from '@majak/desk/orders/erase-order';
import { orderTask } from '@majak/desk/orders/order-desk';
import { beginPayment } from '@majak/desk/payments/begin-payment';
import { expireOrders } from '@majak/desk/payments/expire-orders';
import { remindOfParts } from '@majak/desk/payments/remind-of-parts';
import { completion, decline, endPage, readPage, signedMessage } from '@majak/desk/ports/payments/local-bank';
import { localBank, services } from '@majak/desk/services';
import { clientMatters } from '@majak/desk/sign-in/client-matters';
import { eraseClient } from '@majak/desk/sign-in/erase-client';
import { exportPerson } from '@majak/desk/use-cases/export-person';
import { thirdsOf } from '@majak/tools/orders/thirds';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mails } from '../support/case-desk.ts';
import { forgetOrders, order } from '../support/order-desk.ts';
import { kinds, now, pageOf, pay, refundAt, take, told } from '../support/payment-desk.ts';
import { leftoversOf } from '../support/personal-data-leftovers.ts';
import { store } from '../support/store.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
beforeEach(forgetOrders);
afterAll(forgetOrders);

const minuteMs = 60_000;

test('two devices and a double click come to one page of the bank', async () => {
  const reference = await order();
  const [first, second] = await Promise.all([
    beginPayment(payload, await now(reference)),
    beginPayment(payload, await now(reference)),
  ]);
  expect(first).toMatchObject({ kind: 'go' });
  expect(second).toEqual(first);
  expect(await beginPayment(payload, await now(reference))).toEqual(first);
  expect(await kinds(reference)).toEqual(['placed', 'begun']);
});

test('told twice, ten times at once, and by asking, a payment is one', async () => {
  const reference = await order();
  const message = await pay(reference);
  expect(await Promise.all(Array.from({ length: 10 }, () => take(message)))).toEqual(Array(10).fill('taken'));
  expect(await take(await told(await pageOf(reference)))).toBe('taken');
  expect(await beginPayment(payload, await now(reference))).toEqual({ kind: 'paid' });
  await mails();
  expect(await kinds(reference)).toEqual(['placed', 'begun', 'received', 'fulfilled']);
});

test('a payment of which the bank never tells is found by asking', async () => {
  const reference = await order();
  await pay(reference);
  await mails();
  expect(await now(reference)).toMatchObject({ state: 'paid', fulfilled: true });
});

test('money that its order does not take, as of another currency, is told to the office and not lost', async () => {
  const reference = await order();
  await beginPayment(payload, await now(reference));
  const id = await pageOf(reference);
  await endPage(localBank, id, new Date());
  const page = await readPage(localBank, id);
  if (!page) throw new Error('There is no such page');
  const checkout = { ...page.checkout, amount: { minor: 12_500, currency: 'EUR' } };
  const message = signedMessage(localBank, randomUUID(), completion(checkout));
  const send = vi.spyOn(services.mail, 'send').mockResolvedValue({ kind: 'done' });
  onTestFinished(() => send.mockRestore());
  expect(await take(message)).toBe('not yet');
  expect(await take(message, new Date(Date.now() + 61 * minuteMs))).toBe('taken');
  expect(send.mock.calls.at(-1)?.[0]).toMatchObject({
    text: expect.stringContaining('125\u00a0EUR came in'),
  });
  expect((await now(reference)).payments).toEqual([]);
});

test('a decline that is told of after the payment changes nothing, and before it, nobody is written to who went on', async () => {
  const reference = await order();
  await beginPayment(payload, await now(reference));
  const page = await readPage(localBank, await pageOf(reference));
  if (!page) throw new Error('There is no such page');
  const declined = signedMessage(localBank, 'evt_1', decline(page.checkout, 'insufficient_funds'));
  expect(await take(declined)).toBe('taken');
  expect(await now(reference)).toMatchObject({ state: 'declined', declinedCode: 'insufficient_funds' });
  const message = await pay(reference);
  await take(message);
  expect(await take(declined)).toBe('taken');
  expect(await take(signedMessage(localBank, 'evt_2', decline(page.checkout, 'lost_card')))).toBe('taken');
  expect((await now(reference)).state).toBe('paid');
  expect((await mails()).map(({ text }) => text).join()).not.toContain('declined');
});

test('what is forged is refused; of an order that is not here it is asked again for an hour', async () => {
  const reference = await order();
  const message = await pay(reference);
  expect(await take({ ...message, signature: 't=1,v1=0' })).toBe('forged');
  await forgetOrders();
  expect(await take(message)).toBe('not yet');
  const later = new Date(Date.now() + 61 * minuteMs);
  const send = vi
    .spyOn(services.mail, 'send')
    .mockResolvedValue({ kind: 'retry', error: '', inDoubt: false });
  onTestFinished(() => send.mockRestore());
  expect(await take(message, later)).toBe('not yet');
  send.mockResolvedValue({ kind: 'done' });
  expect(await take(message, later)).toBe('taken');
  expect(send.mock.calls.at(-1)?.[0]).toMatchObject({ subject: expect.stringContaining(reference) });
});

const declinedAt = (metadata: object) =>
  signedMessage(localBank, randomUUID(), {
    type: 'payment_intent.payment_failed',
    object: {
      object: 'payment_intent',
      id: 'pi_other',
      metadata,
      last_payment_error: { code: 'card_declined' },
    },
  });

test.each([
  ['a decline that names no order', () => declinedAt({})],
  ['one under somebody else’s number', () => declinedAt({ reference: 'INV-2026-7' })],
  ['one of another site of ours', () => declinedAt({ reference: 'SKX-7F3K-9QX2' })],
  ['a refund of somebody else’s payment', () => refundAt('pi_other', 100)],
])('%s is taken at once, and nobody is told', async (_, message) => {
  const send = vi.spyOn(services.mail, 'send');
  onTestFinished(() => send.mockRestore());
  expect(await take(message())).toBe('taken');
  expect(send).not.toHaveBeenCalled();
});

test('an order expires when its time is over; whoever pays at the last moment has it', async () => {
  const [late, saved] = [await order(), await order()];
  await beginPayment(payload, await now(late));
  await pay(saved);
  await expireOrders(payload, new Date());
  expect((await now(late)).state).toBe('awaiting');
  const after = new Date(Date.now() + 8 * 24 * 60 * minuteMs);
  await expireOrders(payload, after);
  await expireOrders(payload, after);
  expect(await kinds(late)).toEqual(['placed', 'begun', 'expired']);
  expect((await now(saved)).state).toBe('paid');
  expect(await services.payments.look(await pageOf(late))).toMatchObject({ state: 'expired' });
  expect(await beginPayment(payload, await now(late))).toEqual({ kind: 'refused' });
});

test('while the bank is away nothing expires, and nobody is sent anywhere', async () => {
  const reference = await order();
  await beginPayment(payload, await now(reference));
  const away = { kind: 'failed', error: 'No answer', again: true } as const;
  for (const call of ['look', 'open', 'close'] as const) {
    const spy = vi.spyOn(services.payments, call).mockResolvedValue(away);
    onTestFinished(() => spy.mockRestore());
  }
  await expireOrders(payload, new Date(Date.now() + 8 * 24 * 60 * minuteMs));
  expect((await now(reference)).state).toBe('awaiting');
  expect(await beginPayment(payload, await now(reference))).toEqual({ kind: 'later' });
});

test('parts that are late keep nobody from being reminded, and staff are told of them', async () => {
  const split = async () => {
    const reference = await order({ workBy: '2027-06-30' });
    const { total } = await now(reference);
    await changeOrder(payload, {
      reference,
      kind: 'split',
      answers: { instalments: thirdsOf(total, '2025-11-23', '2026-06-30') },
      author: 'client',
      idempotencyKey: `split ${reference}`,
    });
    await take(await pay(reference));
    return reference;
  };
  const references = [await split(), await split(), await split()];
  await remindOfParts(payload, '2026-01-06', 1);
  for (const reference of references) expect((await now(reference)).reminded).toHaveLength(1);
  expect(orderTask(await now(references[0] ?? ''))).toMatch(/4.166\.66.CZK was due on 8.January.2026/);
});

test('thirds are paid one after the other, each on a page of its own, and reminded of once', async () => {
  const reference = await order({ workBy: '2027-06-30' });
  const { total } = await now(reference);
  const instalments = thirdsOf(total, '2026-11-23', '2027-06-30');
  await changeOrder(payload, {
    reference,
    kind: 'split',
    answers: { instalments },
    author: 'client',
    idempotencyKey: 'split',
  });
  await take(await pay(reference));
  expect(await now(reference)).toMatchObject({ state: 'awaiting', kept: instalments[0]?.amount });
  await mails();
  await remindOfParts(payload, '2027-01-04');
  expect(await mails()).toEqual([]);
  await remindOfParts(payload, '2027-01-05');
  await remindOfParts(payload, '2027-01-06');
  const [reminder, ...more] = await mails();
  expect(more).toEqual([]);
  expect(reminder?.text).toContain('8 January 2027');
  await take(await pay(reference));
  await take(await pay(reference));
  expect(await now(reference)).toMatchObject({ state: 'paid', kept: total });
  await expireOrders(payload, new Date('2030-01-01T00:00:00Z'));
  expect((await now(reference)).state).toBe('paid');
  expect(await query(payload, sql`SELECT id FROM order_changes WHERE channels LIKE '%fulfil%'`)).toHaveLength(
    1,
  );
});

test('a client sees their orders, gets them, and has erased what nothing was paid for', async () => {
  const email = `${randomUUID()}@example.com`;
  const own = { customer: { name: 'Ana Sample', email } };
  const [unpaid, paid] = [await order(own), await order(own)];
  await order();
  await take(await pay(paid));
  await mails();
  const matters = await clientMatters(payload, email.toUpperCase());
  expect(matters.orders.map(({ reference, standing }) => [reference, standing])).toEqual([
    [paid, 'Paid'],
    [unpaid, 'Awaiting payment'],
  ]);
  expect((await exportPerson(payload, email, new Date())).orders).toHaveLength(2);
  await eraseClient(payload, email, new Date());
  expect(await now(unpaid)).toMatchObject({ state: 'expired', customer: { email: '' }, details: {} });
  expect(await now(paid)).toMatchObject({ customer: { email } });
  expect(await mails()).toEqual([]);
  await redactOrders(payload, new Date(Date.now() + 3700 * 24 * 60 * minuteMs), { requestDays: 730 });
  expect(await leftoversOf(payload, email)).toEqual([]);
});

test('a message that comes before its order is stored is taken once that is there', async () => {
  const reference = await order();
  const message = await pay(reference);
  const move = async (from: string, to: string) => {
    for (const [table, column] of [
      ['orders', 'reference'],
      ['order_changes', 'order_reference'],
    ] as const)
      await query(
        payload,
        sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ${to} WHERE ${sql.identifier(column)} = ${from}`,
      );
  };
  await move(reference, 'not-stored');
  expect(await take(message)).toBe('not yet');
  await move('not-stored', reference);
  expect(await take(message)).toBe('taken');
  expect((await now(reference)).state).toBe('paid');
});
