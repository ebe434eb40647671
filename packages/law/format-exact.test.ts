import { expect, test } from 'vitest';
import { formatExact } from './format-exact.ts';
import type { Unit } from './rule.ts';

test.each<[number, Unit, string]>([
  [0, 'CZK', '0'],
  [999, 'CZK', '999'],
  [1000, 'CZK', '1 000'],
  [40_000, 'CZK', '40 000'],
  [1_234_567.5, 'CZK', '1 234 567.5'],
  [134.4, 'CZK', '134.4'],
  [1234.56789, 'CZK', '1 234.56789'],
  [-40_000, 'CZK', '−40 000'],
  [-0.000_000_1, 'CZK', '0'],
  [0.071, 'rate', '7.1 %'],
  [0.15, 'rate', '15 %'],
  [1, 'rate', '100 %'],
  [0.135, 'rate', '13.5 %'],
  [80, 'percent', '80 %'],
  [1234.5, 'percent', '1 234.5 %'],
  [3, 'part', '3'],
  [7, 'count', '7'],
  [1, 'years', '1 year'],
  [3, 'years', '3 years'],
  [0, 'weeks', '0 weeks'],
  [1.5, 'hours', '1.5 hours'],
  [1, 'months', '1 month'],
  [270, 'days', '270 days'],
])('%s %s is written %j', (value, unit, expected) => {
  expect(formatExact(value, unit)).toBe(expected);
});
