import { expect, test } from 'vitest';
import { reviewBy } from './review-by.ts';
import type { DatedValue } from './rule.ts';
import { pagesReadOn } from './source.ts';

const readOn = (...days: string[]) => days.map((day) => pagesReadOn(day)('A page')('a value'));
const values: readonly DatedValue[] = [
  { from: '2026-01-01', value: 1, sure: { 2026: '1' } },
  { from: '2027-01-01', value: 2, sure: { 2027: '1', 2028: 'd' } },
];

test.each([
  ['2026-11-21', '2027-11-21'],
  ['2028-02-29', '2029-02-28'],
])('what an act states and was read on %s is due on %s', (day, due) => {
  expect(reviewBy({ lasts: 'until changed', values, sources: readOn(day) })).toBe(due);
});

test.each(['2026-11-21', '2027-10-04', '2027-12-01'])(
  'a figure of a year is due when that of the next can be read, though it was read on %s',
  (day) => {
    const sources = readOn(day);
    const autumn = { yearly: 'the average wage', reviewOn: '11-01' };
    expect(reviewBy({ lasts: autumn, values, sources })).toBe('2028-11-01');
    const spring = { yearly: 'the poverty line', reviewOn: '02-15' };
    expect(reviewBy({ lasts: spring, values: values.slice(0, 1), sources })).toBe('2026-02-15');
  },
);

test('the youngest reading counts', () => {
  const sources = readOn('2027-03-01', '2026-11-21');
  expect(reviewBy({ lasts: 'until changed', values, sources })).toBe('2028-03-01');
});

test('a rule can be due sooner than that, until it was read again', () => {
  const rule = { lasts: 'until changed', values, reviewBy: '2027-01-01' } as const;
  expect(reviewBy({ ...rule, sources: readOn('2026-11-21') })).toBe('2027-01-01');
  expect(reviewBy({ ...rule, sources: readOn('2027-01-04') })).toBe('2028-01-04');
  expect(reviewBy({ ...rule, reviewBy: '2031-01-01', sources: readOn('2026-11-21') })).toBe('2027-11-21');
});
