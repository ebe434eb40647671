import { expect, test } from 'vitest';
import { withdrawableUntil } from './withdrawal.ts';

test.each([
  ['health', '2027-02-01', '2028-01-31', '2026-12-07'],
  ['health', '2027-02-01', '2027-02-28', '2026-12-07'],
  ['travel', '2027-02-01', '2027-02-27', undefined],
  ['travel', '2027-02-01', '2027-02-28', '2026-12-07'],
  ['liability', '2027-02-01', '2027-02-10', '2026-12-07'],
])('%s insurance from %s to %s can be withdrawn from until %s', (line, from, to, until) => {
  expect(withdrawableUntil({ madeOn: '2026-11-23', cover: { from, to }, line }, 14)).toBe(until);
});
