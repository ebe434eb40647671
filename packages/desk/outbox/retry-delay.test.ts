import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retryDelayMs } from './retry-delay.ts';

const hourMs = 3_600_000;

test.each([
  [1, 5000],
  [2, 10_000],
  [5, 80_000],
  [30, hourMs],
])('the wait before attempt %i + 1 is at most %i ms', (attempt, expected) => {
  expect(retryDelayMs(attempt, 5000, 1)).toBe(expected);
});

test('never less than half, never more than all of it, never shorter than what was asked for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 0, max: 10 * hourMs }),
      (attempt, random, asked) => {
        const full = retryDelayMs(attempt, 5000, 1);
        const wait = retryDelayMs(attempt, 5000, random, asked);
        expect(wait).toBeGreaterThanOrEqual(Math.max(full / 2 - 1, asked));
        expect(wait).toBeLessThanOrEqual(Math.max(full, asked));
      },
    ),
  );
});
