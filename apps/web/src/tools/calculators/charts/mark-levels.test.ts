import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markLevels } from './mark-levels.ts';

test('marks far from each other stand on the foot, near ones above each other', () => {
  expect(markLevels([10, 100, 200], 26)).toEqual([0, 0, 0]);
  expect(markLevels([10, 12, 14, 16, 40], 26)).toEqual([0, 1, 2, 3, 0]);
  expect(markLevels([16, 10], 26)).toEqual([1, 0]);
});

test('no two on one level are nearer than they may be', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 440 }), { maxLength: 12 }), (places) => {
      const levels = markLevels(places, 26);
      for (const [a, place] of places.entries())
        for (const [b, other] of places.entries())
          if (a !== b && levels[a] === levels[b]) expect(Math.abs(place - other)).toBeGreaterThanOrEqual(26);
    }),
  );
});
