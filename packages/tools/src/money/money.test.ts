import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf, formatMoney, inParts, minus, money, moneySchema, plus, sumOf, times } from './money.ts';

const crowns = (minor: number) => money(minor, 'CZK');

test('amounts add up, and only with those of their own currency', () => {
  expect(plus(crowns(10), crowns(20))).toEqual(crowns(30));
  expect(minus(crowns(10), crowns(20))).toEqual(crowns(-10));
  expect(times(crowns(35), 3)).toEqual(crowns(105));
  expect(sumOf([], 'EUR')).toEqual(money(0, 'EUR'));
  expect(() => plus(crowns(1), money(1, 'EUR'))).toThrow('EUR');
});

test('an amount is a whole number of the smallest unit', () => {
  expect(() => crowns(0.5)).toThrow('whole');
  expect(() => times(crowns(3), 0.5)).toThrow('whole');
  expect(() => plus(crowns(Number.MAX_SAFE_INTEGER), crowns(1))).toThrow('whole');
  expect(moneySchema.safeParse({ minor: 0.1, currency: 'CZK' }).success).toBe(false);
  expect(moneySchema.safeParse({ minor: 1, currency: 'crowns' }).success).toBe(false);
});

test.each([
  [0, '0.00', '0\u00a0CZK'],
  [5, '0.05', '0.05\u00a0CZK'],
  [100, '1.00', '1\u00a0CZK'],
  [123_456_789, '1234567.89', '1\u202f234\u202f567.89\u00a0CZK'],
  [-150_000, '-1500.00', '−1\u202f500\u00a0CZK'],
])('%s is written as banks and as people do', (minor, decimal, words) => {
  expect(decimalOf(crowns(minor))).toBe(decimal);
  expect(formatMoney(crowns(minor))).toBe(words);
});

test('parts add up to the whole, and no two others differ', () => {
  expect(inParts(crowns(100), 3)).toEqual([crowns(34), crowns(33), crowns(33)]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 1, max: 12 }), (minor, count) => {
      const parts = inParts(crowns(minor), count);
      expect(sumOf(parts, 'CZK')).toEqual(crowns(minor));
      expect(new Set(parts.slice(1).map((part) => part.minor)).size).toBeLessThanOrEqual(1);
    }),
  );
});
