import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicHoliday } from './cz/holidays.ts';
import { czechia } from './cz/jurisdiction.ts';
import { addDays } from './dates.ts';
import { easterSunday } from './easter.ts';
import { addWorkingDays, isWorkingDayIn } from './working-day.ts';

test.each([
  // Gauss gives these for the first years of the Gregorian calendar.
  [1583, '1583-04-10'],
  [1598, '1598-03-22'],
  [1666, '1666-04-25'],
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
])('Easter of %i', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test('Easter is whole weeks after that of the year before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1583, max: 4099 }), (year) => {
      const [this_, next] = [easterSunday(year), easterSunday(year + 1)].map((day) => Date.parse(day));
      expect(((next ?? 0) - (this_ ?? 0)) % (7 * 86_400_000)).toBe(0);
    }),
  );
});

test('Good Friday is a holiday from 2016 on, Easter Monday was one before', () => {
  expect([2015, 2016].map((year) => isPublicHoliday(addDays(easterSunday(year), -2)))).toEqual([false, true]);
  expect([2015, 2016].map((year) => isPublicHoliday(addDays(easterSunday(year), 1)))).toEqual([true, true]);
});

test.each([
  ['Monday', '2026-03-02', '2026-03-05'],
  ['Friday', '2026-03-06', '2026-03-11'],
  ['Saturday', '2026-03-07', '2026-03-11'],
  ['Maundy Thursday', '2026-04-02', '2026-04-09'],
  ['23 December', '2026-12-23', '2026-12-30'],
  ['New Year’s Eve', '2026-12-31', '2027-01-06'],
])('three working days from %s', (_, from, to) => {
  expect(addWorkingDays(czechia, from, 3)).toBe(to);
});

test('so many working days later, so many lie between', () => {
  const day = fc.date({ min: new Date('2016-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 40 }), (date, count) => {
      const from = date.toISOString().slice(0, 10);
      const to = addWorkingDays(czechia, from, count);
      let found = 0;
      for (let on = addDays(from, 1); on <= to; on = addDays(on, 1))
        found += isWorkingDayIn(czechia, on) ? 1 : 0;
      expect(found).toBe(count);
      expect(isWorkingDayIn(czechia, to)).toBe(true);
    }),
  );
});
