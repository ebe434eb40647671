import { orderChannels } from '@majak/desk/orders/carry-out-order';
import { changeOrder } from '@majak/desk/orders/change-order';
import { clientOrders } from '@majak/desk/orders/client-orders';
import { orderDesk } from '@majak/desk/orders/order-desk';
import { agencyOrderMail, clientOrderMail } from '@majak/desk/orders/order-mails';
import { lastDayToWithdraw, withdraw } from '@majak/desk/orders/withdraw';
import { writtenMoment } from '@majak/desk/orders/written-moment';
import type { Claim } from '@majak/desk/outbox/claim';
import type { OrderChange } from '@majak/desk/payload-types';
import { afterChange } from '@majak/tools/orders/order-of-changes';
import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { bought, email, ordered, read, who } from '../support/bought-insurance.ts';
import { store } from '../support/store.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});

test('it can be withdrawn from once it is paid, once, whoever presses at the same time', async () => {
  const { reference } = await ordered('of-insurance-orders-3');
  expect(await withdraw(payload, (await read(reference)).order, who)).toBeUndefined();
  const policy = await bought('of-insurance-orders-3');
  expect(lastDayToWithdraw(policy.order)).toBeDefined();
  const all = await Promise.all(
    ['Ada Sample', 'Ada Sample', 'Eve Else'].map((name) => withdraw(payload, policy.order, { name, email })),
  );
  const now = await read(reference);
  expect(all).toEqual([now.order.withdrawal, now.order.withdrawal, now.order.withdrawal]);
  expect(now.order.withdrawal?.statement).toContain(reference);
  expect(lastDayToWithdraw(now.order)).toBeUndefined();
  expect(await withdraw(payload, now.order, who)).toEqual(now.order.withdrawal);
  expect(now.order.history.filter(({ kind }) => kind === 'contract-withdrawn')).toHaveLength(1);
});

test('staff see the withdrawal and what to do about it; its client is told what they said, and when', async () => {
  const policy = await bought('of-insurance-orders-4');
  await withdraw(payload, policy.order, { ...who, email: 'receipts.of-insurance-orders@example.com' });
  const { order } = await read(policy.order.reference);
  const { task, history } = orderDesk(order, false);
  expect(task).toContain('withdrew from the contract');
  expect(history[0]?.happened).toContain('I withdraw from the contract on Whole');
  const change = order.history.at(-1);
  if (!change || !order.withdrawal) throw new Error('Nothing was withdrawn from');
  const mail = clientOrderMail({ now: order, change, key: 'k' });
  expect(mail.to).toBe('receipts.of-insurance-orders@example.com');
  const moment = writtenMoment(order.withdrawal.at);
  expect(mail.text).toContain(`We received this on ${moment}:\n${order.withdrawal.statement}`);
  const [listed] = await clientOrders(payload, [order.reference]);
  expect(listed?.standing).toBe('You withdrew from it');
  expect(agencyOrderMail({ now: order, change, key: 'k' }, 1).text).toContain(order.withdrawal.statement);
  const paidBy = order.history.find(({ kind }) => kind === 'received');
  const row = { orderReference: order.reference, number: paidBy?.number } as OrderChange;
  const outcome = await orderChannels.fulfil?.(row, { reference: 'r' } as Claim, payload);
  expect(outcome?.kind).toBe('withheld');
});

test('once all money went back nothing is left to withdraw from', async () => {
  const { order } = await bought('of-insurance-orders-12');
  const { reference, total } = order;
  const give = (kind: 'refund-asked' | 'refunded', answers: object) =>
    changeOrder(payload, {
      reference,
      kind,
      answers,
      author: 'agency',
      idempotencyKey: `${reference}:${kind}`,
    } as Parameters<typeof changeOrder>[1]);
  await give('refund-asked', { payment: 'p1', amount: total, why: 'Agreed on' });
  expect(lastDayToWithdraw((await read(reference)).order)).toBeDefined();
  await give('refunded', { asked: 3, refund: 'by transfer' });
  const back = await read(reference);
  expect(back.order.state).toBe('refunded');
  expect(lastDayToWithdraw(back.order)).toBeUndefined();
  expect(await withdraw(payload, back.order, who)).toBeUndefined();
});

test('the time to withdraw counts from the payment that made the contract, not from one that came twice', async () => {
  const { order } = await bought('of-insurance-orders-13');
  const later = new Date(Date.now() + 10 * 86_400_000).toISOString();
  const answers = { method: 'transfer', payment: 'p2', amount: order.total, on: later.slice(0, 10) } as const;
  const twice = {
    number: order.lastNumber + 1,
    kind: 'received',
    answers,
    author: 'bank',
    at: later,
  } as const;
  expect(lastDayToWithdraw(afterChange(order, twice))).toBe(lastDayToWithdraw(order));
});
