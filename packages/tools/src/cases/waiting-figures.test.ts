import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitingFigures } from './waiting-figures.ts';

test.each([
  ['eight', [80, 10, 70, 20, 60, 30, 50, 40], { count: 8, p20: 20, p50: 40, p80: 70 }],
  ['ten', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { count: 10, p20: 2, p50: 5, p80: 8 }],
  ['all alike', Array.from({ length: 9 }, () => 61), { count: 9, p20: 61, p50: 61, p80: 61 }],
  [
    'one that took a year among many',
    [...Array.from({ length: 9 }, () => 30), 365],
    { count: 10, p20: 30, p50: 30, p80: 30 },
  ],
])('%s', (_, days, figures) => {
  expect(waitingFigures(days)).toEqual(figures);
});

test('of fewer than eight nothing is said', () => {
  for (const count of [0, 1, 7])
    expect(waitingFigures(Array.from({ length: count }, () => 5))).toBeUndefined();
});

test('the figures are waits that somebody had, in order, whatever the order of the cases', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2000), { minLength: 8, maxLength: 60 }), (days) => {
      const found = waitingFigures(days);
      const { p20 = -1, p50 = -1, p80 = -1 } = found ?? {};
      expect([p20, p50, p80].every((figure) => days.includes(figure))).toBe(true);
      expect(p20 <= p50 && p50 <= p80).toBe(true);
      expect(waitingFigures(days.toReversed())).toEqual(found);
      expect(days.filter((day) => day <= p50).length).toBeGreaterThanOrEqual(days.length / 2);
    }),
  );
});
