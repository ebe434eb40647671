import { expect, test } from 'vitest';
import { lastDigit, luhnValid, mod11and10Valid, weightedSum } from './check-digits.ts';

test('a weighted sum counts from the left and takes as many digits as there are weights', () => {
  expect(weightedSum('123', [3, 2, 1])).toBe(10);
  expect(weightedSum('1239', [3, 2, 1])).toBe(10);
  expect(lastDigit('1239')).toBe(9);
});

test.each([
  ['79927398713', true],
  ['79927398710', false],
  ['4111111111111111', true],
  ['4111111111111112', false],
])("Luhn's check of %s is %s", (digits, expected) => expect(luhnValid(digits)).toBe(expected));

test.each([
  ['07945', true],
  ['07946', false],
  ['136695976', true],
  ['33392005961', true],
  ['33392005962', false],
])('MOD 11,10 of %s is %s', (digits, expected) => expect(mod11and10Valid(digits)).toBe(expected));
