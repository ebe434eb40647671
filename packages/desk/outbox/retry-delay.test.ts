import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retryDelayMs } from './retry-delay.ts';

const waits = { firstMs: 5000, longestMs: 3_600_000 };

test.each([
  [1, 5000],
  [2, 10_000],
  [5, 80_000],
  [30, waits.longestMs],
])('the wait after attempt %i is at most %i ms', (attempt, expected) => {
  expect(retryDelayMs(attempt, waits, 1)).toBe(expected);
});

test('never less than half of it, never more than all of it', () => {
  const random = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), random, (attempt, chance) => {
      const full = retryDelayMs(attempt, waits, 1);
      const wait = retryDelayMs(attempt, waits, chance);
      expect(wait).toBeGreaterThanOrEqual(full / 2 - 1);
      expect(wait).toBeLessThanOrEqual(full);
    }),
  );
});
