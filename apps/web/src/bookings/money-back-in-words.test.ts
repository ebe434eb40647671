import { money } from '@majak/tools/money/money';
import type { Order } from '@majak/tools/orders/order';
import { expect, test } from 'vitest';
import { moneyBackInWords } from './money-back-in-words.ts';

const price = money(150_000, 'CZK');
const nothing = money(0, 'CZK');
const paidBy = (method: 'card' | 'transfer', more: object = {}) =>
  ({
    payments: [{ number: 3, method, payment: 'p1', amount: price, on: '2026-11-23', refunded: nothing }],
    refunds: [],
    refunded: nothing,
    kept: price,
    total: price,
    ...more,
  }) as unknown as Order;
const refund = (state: string) => ({
  refunds: [{ number: 5, payment: 'p1', amount: price, why: '', state }],
});

test.each([
  ['card', {}],
  ['card', refund('asked')],
] as const)('what was paid by %s goes back to the card, before it was asked to (%j)', (method, more) => {
  expect(moneyBackInWords(paidBy(method, more))).toContain('back to the card you paid with');
});

test('what was paid by transfer goes back by transfer', () => {
  expect(moneyBackInWords(paidBy('transfer'))).toContain('back by bank transfer');
});

test('what a card did not take is said, what went back as well, and that nothing was paid', () => {
  expect(moneyBackInWords(paidBy('card', refund('failed')))).toContain('didn’t take');
  const back = { ...refund('done'), refunded: price, kept: nothing };
  expect(moneyBackInWords(paidBy('card', back))).toContain('We’ve sent 1\u202f500\u00a0CZK back');
  expect(moneyBackInWords(undefined)).toContain('nothing to send back');
});
