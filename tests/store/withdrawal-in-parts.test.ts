import { clientOrders } from '@majak/desk/orders/client-orders';
import { orderDesk } from '@majak/desk/orders/order-desk';
import { remindOfParts } from '@majak/desk/payments/remind-of-parts';
import { services } from '@majak/desk/services';
import { today } from '@majak/desk/today';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mails } from '../support/case-desk.ts';
import { forgetOrders } from '../support/order-desk.ts';
import { store } from '../support/store.ts';
import {
  askToStart,
  asStaff,
  count,
  inThirds,
  now,
  out,
  payByCard,
  toBank,
} from '../support/withdrawn-order.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
beforeEach(forgetOrders);
afterAll(forgetOrders);

test('what is paid in three parts is withdrawn from after the first: no other is asked for, and its page of the bank is closed', async () => {
  const reference = await inThirds();
  await askToStart(reference);
  await payByCard(reference);
  const page = await toBank(reference);
  await mails();
  expect((await now(reference)).state).toBe('awaiting');
  await out(reference);
  await mails();
  expect(await services.payments.look(page)).toMatchObject({ state: 'expired' });
  expect((await now(reference)).state).toBe('expired');
  expect((await clientOrders(payload, [reference]))[0]).toMatchObject({
    standing: 'You withdrew from it',
    isOpen: false,
  });
  await remindOfParts(payload, '2027-01-05');
  expect(await mails()).toEqual([]);
  // More was done than was paid: what is still owed is said to both, and nothing goes back.
  await count(reference, '6 000');
  const [settled] = await mails();
  expect(settled?.text).toMatch(/1\u202f833[.,]3\d\u00a0CZK is still to be paid/);
  expect(orderDesk(await now(reference), false).task).toContain('ask for it as a payment of its own');
  expect((await now(reference)).refunds).toEqual([]);
});

test('parts of work that is done early are due that day, and its client is told so once', async () => {
  const reference = await inThirds();
  await payByCard(reference);
  await mails();
  await asStaff(reference, 'completed');
  const [told, ...more] = await mails();
  expect(more).toEqual([]);
  expect(told?.text).toContain('The rest of the price is due with it.');
  const rest = (await now(reference)).instalments.filter(({ left }) => left.minor > 0);
  expect(rest.map(({ due, left }) => [due, left.minor])).toEqual([[today(), 833_332]]);
});
