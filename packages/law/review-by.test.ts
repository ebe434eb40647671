import { expect, test } from 'vitest';
import { reviewBy } from './review-by.ts';
import type { Lasts } from './rule.ts';
import { pagesReadOn } from './source.ts';

const readOn = (...days: string[]) => days.map((day) => pagesReadOn(day)('A page')('a value'));

test.each<[Lasts, string, string]>([
  ['until changed', '2026-11-21', '2027-11-21'],
  ['until changed', '2028-02-29', '2029-02-28'],
  ['the average wage', '2026-11-21', '2027-11-01'],
  ['the minimum wage', '2026-10-31', '2026-11-01'],
  ['the minimum wage', '2026-11-01', '2027-11-01'],
])('a value that holds by %s and was read on %s is due on %s', (lasts, day, due) => {
  expect(reviewBy({ lasts, sources: readOn(day) })).toBe(due);
});

test('the youngest reading counts', () => {
  expect(reviewBy({ lasts: 'until changed', sources: readOn('2027-03-01', '2026-11-21') })).toBe(
    '2028-03-01',
  );
});

test('a rule can be due sooner than that, until it was read again', () => {
  const rule = { lasts: 'until changed', reviewBy: '2027-01-01' } as const;
  expect(reviewBy({ ...rule, sources: readOn('2026-11-21') })).toBe('2027-01-01');
  expect(reviewBy({ ...rule, sources: readOn('2027-01-04') })).toBe('2028-01-04');
  expect(reviewBy({ ...rule, reviewBy: '2031-01-01', sources: readOn('2026-11-21') })).toBe('2027-11-21');
});
