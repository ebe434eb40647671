import { expect, test } from 'vitest';
import { opensReceipt, receiptKey } from './receipt-key.ts';

const dayMs = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 22, 12);
const reference = 'MJK-7F3K-9QX2';
const key = receiptKey(reference, now);

test('a key opens its own receipt, for thirty days', () => {
  expect([0, 1, 29, 30].map((days) => opensReceipt(key, reference, now + days * dayMs))).toEqual(
    Array(4).fill(true),
  );
  expect(opensReceipt(key, reference, now + 32 * dayMs)).toBe(false);
});

test.each([
  ['of another reference', receiptKey('MJK-0000-0000', now)],
  ['with a later day', key.replace(/^\d+/, (day) => String(Number(day) + 1))],
  ['with another signature', `${key.slice(0, -2)}AA`],
  ['without one', key.split('.')[0] ?? ''],
  ['that is empty', ''],
  ['of other letters', '😀.😀'],
])('a key %s opens nothing', (_, given) => {
  expect(opensReceipt(given, reference, now)).toBe(false);
});
