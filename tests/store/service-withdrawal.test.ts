import { clientOrders } from '@majak/desk/orders/client-orders';
import { lastDayOfService } from '@majak/desk/orders/distance-contract';
import { eraseOrder } from '@majak/desk/orders/erase-order';
import { orderDesk } from '@majak/desk/orders/order-desk';
import { withdraw, withdrawableUntil } from '@majak/desk/orders/withdraw';
import { withdrawalView } from '@majak/desk/orders/withdrawal-view';
import { writtenMoment } from '@majak/desk/orders/written-moment';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mails } from '../support/case-desk.ts';
import { forgetOrders, order } from '../support/order-desk.ts';
import { store } from '../support/store.ts';
import {
  askToStart,
  asStaff,
  count,
  crowns,
  kinds,
  now,
  out,
  payByCard,
  payByTransfer,
  price,
  who,
} from '../support/withdrawn-order.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
beforeEach(forgetOrders);
afterAll(forgetOrders);

test('work that nobody asked to begin is withdrawn from once, with a receipt, and all of its money goes back by itself', async () => {
  const reference = await order();
  expect(await out(reference)).toBeUndefined();
  await payByCard(reference);
  const [told] = (await mails()).filter(({ text }) => text.includes('Everything is paid'));
  expect(told?.text).toContain('/withdraw');
  const until = await withdrawableUntil(payload, await now(reference));
  expect(until).toBeDefined();
  expect((await clientOrders(payload, [reference]))[0]?.withdrawableUntil).toBe(until);
  expect(orderDesk(await now(reference), false).begin).toContain('Don’t begin before');

  const all = await Promise.all([out(reference), out(reference), out(reference)]);
  const { withdrawal } = await now(reference);
  expect(all).toEqual([withdrawal, withdrawal, withdrawal]);
  const sent = await mails();
  expect(await kinds(reference)).toEqual([
    'placed',
    'begun',
    'received',
    'fulfilled',
    'contract-withdrawn',
    'refund-asked',
    'refunded',
  ]);
  expect(await now(reference)).toMatchObject({ state: 'refunded', refunded: price });
  const receipts = sent.filter(({ to }) => to === who.email);
  expect(receipts).toHaveLength(1);
  const moment = writtenMoment(withdrawal?.at ?? '');
  expect(receipts[0]?.text).toContain(`We received this on ${moment}:\n${withdrawal?.statement}`);
  expect(receipts[0]?.text).toContain('send all you paid back');
  expect(sent.some(({ to, text }) => to === 'hello@majak.example' && text.includes('withdrew'))).toBe(true);
  const order1 = await now(reference);
  if (!order1.withdrawal) throw new Error('Nothing was withdrawn from');
  const { title, facts } = withdrawalView(order1, order1.withdrawal);
  expect([title, facts.map(({ text }) => text)]).toEqual([
    'Receipt of your withdrawal',
    [moment, who.name, expect.any(String), `Employee card, order ${reference}`],
  ]);
  expect(await withdrawableUntil(payload, await now(reference))).toBeUndefined();
});

test('what came by transfer is a task of staff; what comes after the withdrawal goes back too', async () => {
  const reference = await order();
  await payByTransfer(reference);
  await out(reference);
  await mails();
  expect(orderDesk(await now(reference), false)).toMatchObject({
    task: expect.stringContaining(
      'The client withdrew from the contract. Send 12\u202f500\u00a0CZK back by bank transfer',
    ),
    possible: [{ kind: 'refund-sent' }],
  });
  await asStaff(reference, 'refund-sent');
  expect((await now(reference)).state).toBe('refunded');
  await payByTransfer(reference, crowns(5_000), 'late');
  const late = (await mails()).filter(({ text }) => text.includes('after you withdrew'));
  expect(late).toHaveLength(1);
  expect(orderDesk(await now(reference), false).task).toContain('Send 50\u00a0CZK back by bank transfer');
  expect(await asStaff(reference, 'accepted')).toMatchObject({ kind: 'refused' });
});

test('work that was asked to begin is paid for by the part that was done, and the rest goes back by itself', async () => {
  const reference = await order();
  await payByCard(reference);
  expect(await askToStart(reference)).toMatchObject({ kind: 'made' });
  const asked = (await mails()).filter(({ text }) => text.includes('begin before the days are over'));
  expect(asked.map(({ to }) => to).sort()).toEqual(['ana@example.com', 'hello@majak.example']);
  expect(orderDesk(await now(reference), false).begin).toBe('The client asked us to begin at once.');
  // Nothing is counted of what nobody withdrew from.
  expect(await count(reference, '10')).toMatchObject({ kind: 'refused' });
  await out(reference);
  await mails();
  expect(await now(reference)).toMatchObject({ state: 'paid', kept: price, refunds: [] });
  expect(orderDesk(await now(reference), false)).toMatchObject({
    task: expect.stringContaining('say at the order what was done of it until then'),
    possible: [{ kind: 'work-counted' }],
  });
  expect(await count(reference, '12 500,01')).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining('more'),
  });
  expect(await count(reference, '-1')).toMatchObject({ kind: 'faults' });
  expect(await count(reference, '5 000')).toMatchObject({ kind: 'made' });
  expect(await count(reference, '1')).toMatchObject({ kind: 'refused' });
  const told = (await mails()).filter(({ text }) => text.includes('The application was filled in'));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('comes to 5\u202f000\u00a0CZK');
  expect(told[0]?.text).toContain('We send 7\u202f500\u00a0CZK back');
  expect(await now(reference)).toMatchObject({ kept: crowns(500_000), refunded: crowns(750_000) });
  expect(orderDesk(await now(reference), false).task).toBeUndefined();
  await eraseOrder(payload, reference, new Date());
  expect(JSON.stringify(await now(reference))).not.toContain('filled in');
});

test('nothing is owed for work that nobody asked to begin, whatever staff enter', async () => {
  const reference = await order();
  await payByTransfer(reference);
  await out(reference);
  await mails();
  expect(await count(reference, '5 000')).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining('nothing is owed'),
  });
});

test('all of it done, what was asked to begin is withdrawn from no more; what was not still is', async () => {
  const [asked, unasked] = [await order(), await order()];
  for (const reference of [asked, unasked]) await payByCard(reference);
  await askToStart(asked);
  for (const reference of [asked, unasked]) {
    expect(orderDesk(await now(reference), false).possible).toMatchObject([{ kind: 'completed' }]);
    expect(await asStaff(reference, 'completed')).toMatchObject({ kind: 'made' });
  }
  expect(await withdrawableUntil(payload, await now(asked))).toBeUndefined();
  expect(await out(asked)).toBeUndefined();
  expect(await kinds(asked)).not.toContain('contract-withdrawn');
  expect(await out(unasked)).toBeDefined();
  expect(await asStaff(unasked, 'completed')).toMatchObject({ kind: 'refused' });
});

test('the days to withdraw are counted from the first payment, and end on a working day', async () => {
  const reference = await order();
  await payByTransfer(reference, crowns(100));
  await payByTransfer(reference, crowns(1_249_900), 'l');
  const paid = await now(reference);
  const at = (first: string, second: string) =>
    lastDayOfService({
      ...paid,
      history: paid.history.map((change) => ({
        ...change,
        at: change.number === 2 ? first : change.number === 3 ? second : change.at,
      })),
    });
  expect(at('2026-11-23T10:00:00.000Z', '2026-12-20T10:00:00.000Z')).toBe('2026-12-07');
  // 28 November 2026 is a Saturday; 24 to 26 December are holidays, and the 27th is a Sunday.
  expect(at('2026-11-14T10:00:00.000Z', '2026-11-14T10:00:00.000Z')).toBe('2026-11-30');
  expect(at('2026-12-10T10:00:00.000Z', '2026-12-10T10:00:00.000Z')).toBe('2026-12-28');
  const old = {
    ...paid,
    history: paid.history.map((change) => ({ ...change, at: '2026-01-05T10:00:00.000Z' })),
  };
  expect(await withdrawableUntil(payload, old)).toBeUndefined();
  expect(await withdraw(payload, old, who)).toBeUndefined();
});
