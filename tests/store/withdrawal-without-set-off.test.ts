import { orderDesk } from '@majak/desk/orders/order-desk';
import { site } from '@majak/desk/site';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mails } from '../support/case-desk.ts';
import { forgetOrders, order } from '../support/order-desk.ts';
import { askToStart, count, now, out, payByCard, price } from '../support/withdrawn-order.ts';

const { setsOff } = site.withdrawal;
beforeAll(() => {
  site.withdrawal.setsOff = false;
});
beforeEach(forgetOrders);
afterAll(async () => {
  site.withdrawal.setsOff = setsOff;
  await forgetOrders();
});

// Slovakia: § 22(8) of act 108/2024 Z. z.
test('where nothing may be set off all that was paid goes back at once, and what was done is asked for by itself', async () => {
  const reference = await order();
  await payByCard(reference);
  await askToStart(reference);
  await mails();
  await out(reference);
  const [told] = (await mails()).filter(({ to }) => to === 'receipts@example.com');
  expect(told?.text).toContain('send all you paid back');
  expect(told?.text).toContain('ask you for that part by itself');
  expect(await now(reference)).toMatchObject({ state: 'refunded', refunded: price });
  expect(orderDesk(await now(reference), false)).toMatchObject({
    task: expect.stringContaining('the part that was done is asked for by itself'),
    possible: [{ kind: 'work-counted' }],
  });
  expect(await count(reference, '5 000')).toMatchObject({ kind: 'made' });
  const [counted] = (await mails()).filter(({ text }) => text.includes('The application was filled in'));
  expect(counted?.text).toContain('comes to 5\u202f000\u00a0CZK');
  expect(counted?.text).toContain('this is still to be paid');
  expect(await now(reference)).toMatchObject({ refunded: price });
  expect(orderDesk(await now(reference), false).task).toContain('The client owes 5\u202f000\u00a0CZK');
});
