import { czechia } from '@majak/law/cz/jurisdiction';
import { isWorkingDayIn } from '@majak/law/working-day';
import { describe, expect, test } from 'vitest';
import { afterOpenMinutes, type OfficeHours, openMinutes } from './office-hours.ts';

const prague: OfficeHours = {
  opens: '09:00',
  closes: '17:00',
  timeZone: 'Europe/Prague',
  isOpenOn: (day) => isWorkingDayIn(czechia, day),
};
const at = (text: string) => new Date(text);

describe('openMinutes', () => {
  test.each([
    ['within a morning', '2026-11-23T10:00:00+01:00', '2026-11-23T10:14:59+01:00', 14],
    ['nothing at all', '2026-11-23T10:00:00+01:00', '2026-11-23T10:00:00+01:00', 0],
    ['an end before the beginning', '2026-11-23T10:00:00+01:00', '2026-11-23T09:00:00+01:00', 0],
    ['from the night before', '2026-11-23T03:00:00+01:00', '2026-11-23T09:05:00+01:00', 5],
    ['over a night', '2026-11-23T16:50:00+01:00', '2026-11-24T09:05:00+01:00', 15],
    ['over a weekend', '2026-11-20T16:59:00+01:00', '2026-11-23T09:01:00+01:00', 2],
    ['a holiday: 17 November', '2026-11-16T16:59:00+01:00', '2026-11-18T09:01:00+01:00', 2],
    ['Easter: Good Friday to Monday', '2026-04-02T16:59:00+02:00', '2026-04-07T09:01:00+02:00', 2],
    ['over the night the clocks go forward', '2026-03-27T16:59:00+01:00', '2026-03-30T09:01:00+02:00', 2],
    ['over the night the clocks go back', '2026-10-23T16:59:00+02:00', '2026-10-26T09:01:00+01:00', 2],
    ['a whole week', '2026-11-02T00:00:00+01:00', '2026-11-09T00:00:00+01:00', 5 * 8 * 60],
    ['Christmas to New Year', '2026-12-23T17:00:00+01:00', '2027-01-04T09:00:00+01:00', 4 * 8 * 60],
  ])('%s', (_, from, to, minutes) => {
    expect(openMinutes(prague, at(from), at(to))).toBe(minutes);
  });

  test('goes by the clocks of the office, wherever somebody wrote from', () => {
    expect(openMinutes(prague, at('2026-11-23T08:30:00+09:00'), at('2026-11-23T17:05:00+09:00'))).toBe(5);
  });
});

describe('afterOpenMinutes', () => {
  test.each([
    ['at once', '2026-11-23T10:00:00+01:00', 15, '2026-11-23T10:15:00+01:00'],
    ['to the very end of a day', '2026-11-23T16:45:00+01:00', 15, '2026-11-23T17:00:00+01:00'],
    ['on the next day', '2026-11-23T16:50:00+01:00', 15, '2026-11-24T09:05:00+01:00'],
    ['after a weekend', '2026-11-21T12:00:00+01:00', 15, '2026-11-23T09:15:00+01:00'],
    ['after a holiday', '2026-12-24T12:00:00+01:00', 15, '2026-12-28T09:15:00+01:00'],
  ])('%s', (_, from, minutes, then) => {
    expect(afterOpenMinutes(prague, at(from), minutes)).toEqual(at(then));
  });

  test('an office that never opens answers nothing', () => {
    expect(
      afterOpenMinutes({ ...prague, isOpenOn: () => false }, at('2026-11-23T10:00:00Z'), 15),
    ).toBeUndefined();
    expect(
      openMinutes(
        { ...prague, isOpenOn: () => false },
        at('2020-01-01T10:00:00Z'),
        at('2026-11-23T10:00:00Z'),
      ),
    ).toBe(0);
  });
});
