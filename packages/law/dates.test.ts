import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, addYears, daysBetween, daysOfMonth, isDay, weekday, yearOf } from './dates.ts';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const days = fc.integer({ min: -20_000, max: 20_000 });
const months = fc.integer({ min: -600, max: 600 });

test.each(['2023-01-01', '2024-02-29', '2000-02-29', '2026-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each([
  '2026-02-30',
  '2023-02-29',
  '1900-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '2026-1-1',
  '26-01-01',
  '2026-01-01T00:00:00Z',
  ' 2026-01-01',
  'x',
  '',
])('%j is none', (text) => {
  expect(isDay(text)).toBe(false);
});

test('February has 29 days every fourth year, but for whole centuries', () => {
  expect([2023, 2024, 2100, 2000].map((year) => daysOfMonth(year, 2))).toEqual([28, 29, 28, 29]);
});

test('a month later is the last of the month where there is no such day', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2025-12-31', 2)).toBe('2026-02-28');
  expect(addMonths('2026-05-15', 8)).toBe('2027-01-15');
  expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
  expect(addYears('2024-02-29', 4)).toBe('2028-02-29');
});

test('days are counted over the ends of months, years and summer time', () => {
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366);
  expect(daysBetween('2026-03-01', '2026-02-01')).toBe(-28);
});

test('the week starts on Monday', () => {
  expect(weekday('2026-11-21')).toBe(6);
  expect(weekday('2026-11-22')).toBe(7);
  expect(weekday('2026-11-23')).toBe(1);
});

test('days added are days between', () => {
  fc.assert(
    fc.property(day, days, (from, by) => {
      const to = addDays(from, by);
      expect(isDay(to)).toBe(true);
      expect(daysBetween(from, to)).toBe(by);
      expect(addDays(to, -by)).toBe(from);
    }),
  );
});

test('months added keep the day, or end a shorter month', () => {
  fc.assert(
    fc.property(day, months, (from, by) => {
      const to = addMonths(from, by);
      const [wanted, got] = [Number(from.slice(8)), Number(to.slice(8))];
      const index = (one: string) => yearOf(one) * 12 + Number(one.slice(5, 7));
      expect(index(to) - index(from)).toBe(by);
      expect(got).toBe(Math.min(wanted, daysOfMonth(yearOf(to), Number(to.slice(5, 7)))));
    }),
  );
});

test('days compare as texts', () => {
  fc.assert(
    fc.property(day, day, (one, other) => {
      expect(Math.sign(daysBetween(one, other))).toBe(one < other ? 1 : one > other ? -1 : 0);
    }),
  );
});
