import BigJs from 'big.js';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exact, quotient, toNumber } from './exact.ts';

test('tenths add up', () => {
  expect(toNumber(exact(0.1).plus(0.2))).toBe(0.3);
  expect(toNumber(exact(1.005).times(100))).toBe(100.5);
  expect(toNumber(exact(40_000).times(0.071))).toBe(2840);
});

test('a third is kept to 30 places, so that three of them are a whole once rounded', () => {
  expect(toNumber(exact(1).div(3).times(3).round(20))).toBe(1);
});

test('a negative zero is no answer', () => {
  expect(Object.is(toNumber(exact(-1).times(0)), 0)).toBe(true);
  expect(Object.is(toNumber(exact('-0')), 0)).toBe(true);
});

test('settings of ours do not reach others who use the same library', () => {
  exact(1);
  expect([BigJs.DP, BigJs.RM]).toEqual([20, 1]);
});

test('amounts come out as they went in', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (hellers) => {
      const amount = hellers / 100;
      expect(toNumber(exact(amount))).toBe(amount + 0);
    }),
  );
});

test('a quotient is the one of a division digit by digit, to the last of thirty', () => {
  const decimal = fc
    .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: -12, max: 12 }))
    .map(([digits, power]) => exact(`${digits}e${power}`));
  fc.assert(
    fc.property(decimal, decimal, (dividend, divisor) => {
      fc.pre(!divisor.eq(0));
      expect(quotient(dividend, divisor).eq(dividend.div(divisor))).toBe(true);
    }),
  );
  expect(toNumber(quotient(exact(2), exact(-3)).round(2))).toBe(-0.67);
  expect(() => quotient(exact(1), exact(0))).toThrow(RangeError);
});
