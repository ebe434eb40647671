import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exact, toNumber } from './exact.ts';
import { type Rounding, rounded, roundingWords } from './rounding.ts';

/** Each rounding where there is nothing to round, just over, just under the next, and at the half. */
const table: Readonly<Record<Rounding, readonly (readonly [given: number, rounded: number])[]>> = {
  none: [[1.23456789, 1.23456789]],
  upToWhole: [
    [0, 0],
    [100, 100],
    [100.0001, 101],
    [100.5, 101],
    [100.9999, 101],
  ],
  downToWhole: [
    [100, 100],
    [100.0001, 100],
    [100.9999, 100],
  ],
  upToHundred: [
    [0, 0],
    [30_000, 30_000],
    [30_000.01, 30_100],
    [30_001, 30_100],
    [30_099.99, 30_100],
  ],
  downToHundred: [
    [99.99, 0],
    [30_000, 30_000],
    [30_099.99, 30_000],
    [30_100, 30_100],
  ],
  toHundredth: [
    [1.004, 1],
    [1.005, 1.01],
    [1.015, 1.02],
    [1.0149, 1.01],
  ],
  downToHundredth: [
    [1.009, 1],
    [1.01, 1.01],
    [1.0199, 1.01],
  ],
};

const cases = (Object.keys(table) as Rounding[]).flatMap((name) =>
  table[name].map(([given, expected]) => ({ name, given, expected })),
);

test.each(cases)('$name makes $given $expected', ({ name, given, expected }) => {
  expect(toNumber(rounded(exact(given), name))).toBe(expected);
});

test('what is computed is rounded, not what floating point makes of it', () => {
  // 0.1 + 0.2 in floats is just over 0.3; 1.1 × 3 is just over 3.3
  expect(toNumber(rounded(exact(1.1).times(3).times(10), 'upToWhole'))).toBe(33);
  expect(toNumber(rounded(exact(22_400).times(0.135), 'upToWhole'))).toBe(3024);
});

test('negative values are rounded by their size', () => {
  expect(toNumber(rounded(exact(-1.2), 'upToWhole'))).toBe(-2);
  expect(toNumber(rounded(exact(-1.2), 'downToWhole'))).toBe(-1);
});

const names = Object.keys(table) as Rounding[];
const crowns = fc.integer({ min: 0, max: 1e11 }).map((tenths) => exact(tenths).div(1000));

test.each(names)('%s is done once: a rounded value stays, and order is kept', (name) => {
  fc.assert(
    fc.property(crowns, crowns, (one, other) => {
      const [low, high] = one.lt(other) ? [one, other] : [other, one];
      const again = rounded(rounded(low, name), name);
      expect(again.eq(rounded(low, name))).toBe(true);
      expect(rounded(low, name).lte(rounded(high, name))).toBe(true);
    }),
  );
});

test.each(names)('%s goes the way its name says', (name) => {
  fc.assert(
    fc.property(crowns, (value) => {
      const result = rounded(value, name);
      if (name.startsWith('up')) expect(result.gte(value)).toBe(true);
      if (name.startsWith('down')) expect(result.lte(value)).toBe(true);
      expect(result.minus(value).abs().lt(100)).toBe(true);
    }),
  );
});

test.each<[Rounding, string, string]>([
  ['none', 'CZK', 'not rounded'],
  ['upToWhole', 'CZK', 'up to 1 CZK'],
  ['upToWhole', 'EUR', 'up to 1 EUR'],
  ['upToWhole', 'days', 'up to a whole number'],
  ['downToHundred', 'CZK', 'down to 100 CZK'],
  ['toHundredth', 'CZK', 'to 0.01 CZK'],
  ['toHundredth', 'percent', 'to two decimals'],
])('%s of %s is told as %s', (rounding, unit, words) => expect(roundingWords(rounding, unit)).toBe(words));
