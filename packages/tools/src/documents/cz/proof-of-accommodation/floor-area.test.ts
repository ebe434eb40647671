import { expect, test } from 'vitest';
import { leastFloorArea } from './floor-area.ts';

const today = '2026-11-22';

test.each([
  [1, 8],
  [2, 12.6],
  [3, 17.6],
  [9, 47.6],
  [0, 8],
])('%d people in one room need %d m²', (persons, least) =>
  expect(leastFloorArea(persons, today)).toBe(least),
);
