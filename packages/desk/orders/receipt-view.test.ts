import { money } from '@majak/tools/money/money';
import type { OrderChange } from '@majak/tools/orders/order-change';
import { afterChange, orderOfChanges } from '@majak/tools/orders/order-of-changes';
import { expect, test } from 'vitest';
import { receiptView } from './receipt-view.ts';

const at = '2026-11-23T10:00:00.000Z';
const price = money(1_250_000, 'CZK');
const placed = {
  number: 1,
  kind: 'placed',
  answers: {
    kind: 'service',
    details: { title: 'Employee card' },
    lines: [{ text: 'Employee card', amount: price }],
    customer: { name: 'Ana Sample', email: 'ana@example.com' },
    holdUntil: '2026-12-01T23:00:00.000Z',
    variableSymbol: '1234567890',
  },
  author: 'client',
  at,
} as OrderChange;
const change = (number: number, kind: string, answers: object) =>
  ({ number, kind, answers, author: 'bank', at }) as OrderChange;
const paid = (minor: number) =>
  change(2, 'received', {
    method: 'card',
    payment: 'pi_1',
    amount: money(minor, 'CZK'),
    on: '2026-11-23',
  });

/** The lines of what came in, each as text. */
function printed(...changes: OrderChange[]): string[] {
  const first = orderOfChanges('MJK-1', [placed]);
  if (!first) throw new Error('It did not begin');
  const [, received] = receiptView(changes.reduce(afterChange, first)).parts;
  return (received?.lines ?? []).map(({ label, text }) => `${label}: ${text}`);
}

test('what is still to be paid stands on the proof of a part', () => {
  expect(printed(paid(250_000)).at(-1)).toBe('Still to be paid: 10\u202f000\u00a0CZK');
});

test('of an order that was paid nothing is still to be paid, also once its money went back', () => {
  expect(printed(paid(1_250_000)).at(-1)).toBe('Paid in total: 12\u202f500\u00a0CZK');
  const asked = change(3, 'refund-asked', { payment: 'pi_1', amount: price, why: 'Agreed on' });
  expect(printed(paid(1_250_000), asked, change(4, 'refunded', { asked: 3, refund: 're_1' }))).toEqual([
    '23 November 2026, by card: 12\u202f500\u00a0CZK',
    'Sent back: −12\u202f500\u00a0CZK',
    'Paid in total: 0\u00a0CZK',
  ]);
});
