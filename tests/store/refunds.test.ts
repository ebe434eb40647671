import { randomUUID } from 'node:crypto';
import { changeOrder } from '@majak/desk/orders/change-order';
import { changeOrderByStaff } from '@majak/desk/orders/change-order-by-staff';
import { orderTask } from '@majak/desk/orders/order-desk';
import { readPage } from '@majak/desk/ports/payments/local-bank';
import { localBank, services } from '@majak/desk/services';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mails } from '../support/case-desk.ts';
import { forgetOrders, order } from '../support/order-desk.ts';
import { kinds, now, pageOf, pay, refundAt, take } from '../support/payment-desk.ts';
import { store } from '../support/store.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
beforeEach(forgetOrders);
afterAll(forgetOrders);

test('what staff send back on the pages of the bank is written down once, and both sides are told', async () => {
  const reference = await order();
  await take(await pay(reference));
  await mails();
  const { payments, received } = await now(reference);
  const payment = payments[0]?.payment ?? '';
  expect(await take(refundAt(payment, 20_000, { status: 'pending' }))).toBe('taken');
  expect(await kinds(reference)).not.toContain('refunded-elsewhere');
  for (const _ of [1, 2]) expect(await take(refundAt(payment, 20_000))).toBe('taken');
  expect(await now(reference)).toMatchObject({
    state: 'paid',
    refunded: { minor: 20_000 },
    kept: { minor: received.minor - 20_000 },
  });
  expect((await mails()).map(({ text }) => text).join()).toMatch(/not from here/);
  expect(await take(refundAt(payment, received.minor - 20_000, { id: 're_2' }))).toBe('taken');
  expect((await now(reference)).state).toBe('refunded');
});

const sentByTransfer = (reference: string) =>
  changeOrderByStaff(payload, {
    reference,
    kind: 'refund-sent',
    given: {},
    person: 'agent@majak.example',
    idempotencyKey: `sent ${reference}`,
  });

test.each(['here', 'at the bank'])(
  'money that was sent back %s and comes back days later is with us again, and goes by transfer, once',
  async (where) => {
    const reference = await order();
    await take(await pay(reference));
    const { payments, received } = await now(reference);
    const payment = payments[0]?.payment ?? '';
    const amount = received;
    if (where === 'here')
      await changeOrder(payload, {
        reference,
        kind: 'refund-asked',
        answers: { payment, amount, why: 'Withdrawn' },
        author: 'agency',
        idempotencyKey: `ask ${reference}`,
      });
    else await take(refundAt(payment, amount.minor, { id: `re_${reference}` }));
    await mails();
    const { state, refunds } = await now(reference);
    expect([state, refunds[0]?.state]).toEqual(['refunded', 'done']);
    const metadata = where === 'here' ? { reference, asked: String(refunds[0]?.number) } : {};
    const failed = refundAt(payment, amount.minor, { id: `re_${reference}`, status: 'failed', metadata });
    for (const _ of [1, 2]) expect(await take(failed)).toBe('taken');
    const after = await now(reference);
    expect(after).toMatchObject({ kept: amount, refunded: { minor: 0 }, refunds: [{ state: 'failed' }] });
    expect(orderTask(after)).toMatch(/could not be sent back to the card/);
    const told = (await mails()).map(({ text }) => text).join();
    expect(told).toMatch(/its bank returned it to us/);
    expect(told).toMatch(/A refund did not go through/);
    for (const _ of [1, 2]) expect((await sentByTransfer(reference)).kind).toBe('made');
    await take(failed);
    const last = await now(reference);
    expect(last).toMatchObject({ state: 'refunded', kept: { minor: 0 }, refunds: [{ state: 'done' }] });
    expect(orderTask(last)).toBeUndefined();
  },
);

test('of a refund made at the bank that failed nothing is written down, though its success is heard of last', async () => {
  const reference = await order();
  await take(await pay(reference));
  const { payments, received } = await now(reference);
  const payment = payments[0]?.payment ?? '';
  const look = vi.spyOn(services.payments, 'lookAtRefund');
  onTestFinished(() => look.mockRestore());
  look.mockResolvedValue({ kind: 'refund', id: 're_hand', state: 'failed' });
  for (const status of ['failed', 'succeeded'])
    expect(await take(refundAt(payment, received.minor, { id: 're_hand', status }))).toBe('taken');
  expect(await now(reference)).toMatchObject({ state: 'paid', kept: received, refunds: [] });
  // Where the bank does not answer, its message is not taken: it sends it again.
  look.mockResolvedValue({ kind: 'failed', error: 'Stripe: no answer', again: true });
  await expect(take(refundAt(payment, received.minor, { id: 're_hand' }))).rejects.toThrow(/does not say/);
});

test('a refund that failed stays failed, whatever the bank said of it before and is heard of late', async () => {
  const reference = await order();
  await take(await pay(reference));
  const { payments, received } = await now(reference);
  const payment = payments[0]?.payment ?? '';
  await changeOrder(payload, {
    reference,
    kind: 'refund-asked',
    answers: { payment, amount: received, why: 'Withdrawn' },
    author: 'agency',
    idempotencyKey: `ask ${reference}`,
  });
  const [refund] = (await now(reference)).refunds;
  const metadata = { reference, asked: String(refund?.number) };
  for (const status of ['failed', 'succeeded'])
    expect(await take(refundAt(payment, received.minor, { id: 're_late', status, metadata }))).toBe('taken');
  expect(await now(reference)).toMatchObject({ state: 'paid', refunds: [{ state: 'failed' }] });
});

test('a refund that comes before its payment is known here is asked for again', async () => {
  const reference = await order();
  const message = await pay(reference);
  const page = await readPage(localBank, await pageOf(reference));
  const refund = refundAt(page?.checkout.payment ?? '', 20_000, { id: 're_early' });
  expect(await take(refund)).toBe('not yet');
  expect(await take(message)).toBe('taken');
  expect(await take(refund)).toBe('taken');
  expect((await now(reference)).refunded.minor).toBe(20_000);
});

test('money goes back once, in parts, and the whole of it takes the order back', async () => {
  const reference = await order();
  await take(await pay(reference));
  await mails();
  const { payments } = await now(reference);
  const refund = (minor: number, key: string = randomUUID()) =>
    changeOrder(payload, {
      reference,
      kind: 'refund-asked',
      answers: { payment: payments[0]?.payment ?? '', amount: { minor, currency: 'CZK' }, why: 'Withdrawn' },
      author: 'agency',
      idempotencyKey: key,
    });
  await Promise.all([refund(250_000, 'one'), refund(250_000, 'one')]);
  await mails();
  expect(await now(reference)).toMatchObject({ state: 'paid', refunded: { minor: 250_000 } });
  expect(await refund(1_000_001)).toMatchObject({ kind: 'refused' });
  await refund(1_000_000);
  const last = await mails();
  expect(await now(reference)).toMatchObject({ state: 'refunded', kept: { minor: 0 } });
  expect(last.some(({ text }) => text.includes('We sent 10\u202f000\u00a0CZK back'))).toBe(true);
});
