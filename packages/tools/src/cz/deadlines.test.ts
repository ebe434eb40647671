import { isPublicHoliday } from '@majak/law/cz/holidays';
import { addDays, type Day, weekday } from '@majak/law/dates';
import { easterSunday } from '@majak/law/easter';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  filingDays,
  inWords,
  isWorkingDay,
  premiumDueBy,
  settlementRequestBy,
  workingDayFrom,
} from './deadlines.ts';

test.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2018, '2018-04-01'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test('Easter is a Sunday from 22 March to 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2299 }), (year) => {
      const easter = easterSunday(year);
      expect(weekday(easter)).toBe(7);
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
    }),
  );
});

const daysOf = (year: number): Day[] =>
  Array.from({ length: 366 }, (_, at) => addDays(`${year}-01-01`, at)).filter((day) =>
    day.startsWith(`${year}-`),
  );

test('a year has thirteen public holidays', () => {
  expect(daysOf(2026).filter(isPublicHoliday)).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-05-08',
    '2026-07-05',
    '2026-07-06',
    '2026-09-28',
    '2026-10-28',
    '2026-11-17',
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
  ]);
});

test('a weekday is a working day unless it is a public holiday', () => {
  for (const day of [2024, 2025, 2026, 2027].flatMap(daysOf))
    expect(isWorkingDay(day), day).toBe(weekday(day) <= 5 && !isPublicHoliday(day));
});

test('a shifted day is a working one, not earlier and at most five days later', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, (from) => {
      const to = workingDayFrom(from);
      expect(isWorkingDay(to)).toBe(true);
      expect(to >= from).toBe(true);
      expect(Date.parse(to) - Date.parse(from)).toBeLessThanOrEqual(5 * 86_400_000);
      if (isWorkingDay(from)) expect(to).toBe(from);
    }),
  );
});

// Days as announced by the tax office, social security and the health insurers; 2026 by the same rule.
test.each([
  [2022, 'paper', '2023-04-03', '2023-05-02', '2023-05-03'],
  [2022, 'electronic', '2023-05-02', '2023-06-01', '2023-06-02'],
  [2022, 'adviser', '2023-07-03', '2023-08-01', '2023-08-03'],
  [2023, 'paper', '2024-04-02', '2024-05-02', '2024-05-02'],
  [2023, 'electronic', '2024-05-02', '2024-06-03', '2024-06-03'],
  [2023, 'adviser', '2024-07-01', '2024-08-01', '2024-08-01'],
  [2024, 'paper', '2025-04-01', '2025-05-02', '2025-05-02'],
  [2024, 'electronic', '2025-05-02', '2025-06-02', '2025-06-02'],
  [2025, 'paper', '2026-04-01', '2026-05-04', '2026-05-04'],
  [2025, 'electronic', '2026-05-04', '2026-06-01', '2026-06-04'],
  [2025, 'adviser', '2026-07-01', '2026-08-03', '2026-08-03'],
  [2026, 'paper', '2027-04-01', '2027-05-03', '2027-05-03'],
  [2026, 'electronic', '2027-05-03', '2027-06-01', '2027-06-03'],
] as const)('the return of %i, %s', (year, filing, taxReturn, socialOverview, healthOverview) => {
  expect(filingDays(year, filing)).toEqual({ taxReturn, socialOverview, healthOverview });
});

test.each([
  [2023, '2024-02-15'],
  [2024, '2025-02-17'],
  [2025, '2026-02-16'],
  [2026, '2027-02-15'],
])('the annual settlement of %i is asked for by %s', (year, day) => {
  expect(settlementRequestBy(year)).toBe(day);
});

test('a premium is paid within eight days, shifted', () => {
  expect(premiumDueBy('2026-05-04')).toBe('2026-05-12');
  expect(premiumDueBy('2025-05-02')).toBe('2025-05-12');
});

test('a day in words', () => {
  expect(inWords('2025-05-02')).toBe('2 May 2025');
  expect(inWords('2026-12-31')).toBe('31 December 2026');
});
