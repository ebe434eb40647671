import { expect, test } from 'vitest';
import { consultationAt, withQuery } from './booking-address.ts';
import { isMonth, monthAfter, slotDays, weeksOf } from './slot-days.ts';

test('times stand under the day of whoever looks', () => {
  const starts = ['2026-11-24T08:00Z', '2026-11-24T11:30Z', '2026-11-25T08:00Z'].map((text) =>
    Date.parse(text),
  );
  const days = (zone: string) =>
    slotDays(starts, zone).map(({ day, times }) => [day, times.map(({ time }) => time)]);
  expect(days('Europe/Prague')).toEqual([
    ['2026-11-24', ['09:00', '12:30']],
    ['2026-11-25', ['09:00']],
  ]);
  expect(days('Pacific/Auckland')).toEqual([
    ['2026-11-24', ['21:00']],
    ['2026-11-25', ['00:30', '21:00']],
  ]);
});

test('a month is weeks from Monday, whole', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual(['', '', '', '', '', '', '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', '', '', '', '', '', '']);
  expect(weeksOf('2027-02').flat().filter(Boolean)).toHaveLength(28);
  expect(monthAfter('2026-11', 2)).toBe('2027-01');
  expect(monthAfter('2027-01', -1)).toBe('2026-12');
  expect([isMonth('2026-13'), isMonth('2026-1'), isMonth('2026-01')]).toEqual([false, false, true]);
});

test('a page that ends in -booking is asked for its consultation', () => {
  expect(consultationAt('40-min-consultancy-booking')).toBe('40-min-consultancy');
  expect(consultationAt('about')).toBeUndefined();
  expect(withQuery('/a', { zone: 'Europe/Prague', day: '' }, 'times')).toBe('/a?zone=Europe%2FPrague#times');
});
