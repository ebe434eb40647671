import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Counting, countDeadline } from './count-deadline.ts';
import { czechia } from './cz/jurisdiction.ts';
import { addDays, addMonths, type Day, daysBetween } from './dates.ts';
import type { Pause } from './merge-pauses.ts';
import { isWorkingDayIn } from './working-day.ts';

const days = (count: number) => ({ count, unit: 'days' }) as const;
const months = (count: number) => ({ count, unit: 'months' }) as const;
const applied: Counting = { from: '2026-02-02', span: days(60), pauses: [], afterPause: 15 };
const counted = (given: Partial<Counting>) => countDeadline({ ...applied, ...given }, czechia);
const pause = (from: Day, to: Day): Pause => ({ from, to });

test.each([
  ['the day of filing does not count: § 40(1)(a)', '2026-02-02', days(10), '2026-02-12'],
  ['a last day on a Saturday is Monday: § 40(1)(c)', '2026-02-02', days(12), '2026-02-16'],
  ['one on a Sunday too', '2026-02-02', days(13), '2026-02-16'],
  ['Good Friday and Easter Monday 2026 move it to Tuesday', '2026-02-02', days(60), '2026-04-07'],
  ['before 2016 Good Friday was a working day', '2015-03-04', days(30), '2015-04-03'],
  ['24 December 2026 is a Thursday, and 28 the next working day', '2026-10-25', days(60), '2026-12-28'],
  ['30 December and 60 days lie in two years', '2025-12-31', days(60), '2026-03-02'],
  ['29 February counts as a day', '2024-01-30', days(30), '2024-02-29'],
  ['and where there is none, 1 March is a Saturday in 2025', '2025-01-30', days(30), '2025-03-03'],
  ['summer time begins on 29 March 2026: no day is lost', '2026-03-27', days(4), '2026-03-31'],
  ['and ends on 25 October', '2026-10-23', days(4), '2026-10-27'],
  ['a month ends on the day of the same number: § 40(1)(b)', '2026-01-12', months(1), '2026-02-12'],
  ['or on the last of a shorter month, a Saturday here', '2026-01-31', months(1), '2026-03-02'],
  ['29 February in a leap year', '2024-01-31', months(1), '2024-02-29'],
  ['six months from 31 August', '2026-08-31', months(6), '2027-03-01'],
  ['twelve months from 29 February', '2024-02-29', months(12), '2025-02-28'],
] as const)('%s', (_, from, span, last) => {
  expect(counted({ from, span }).last).toBe(last);
});

test.each([
  // § 169i(1) of act 326/1999, § 65(1) of act 500/2004: from the day of the reason to the day of its end.
  [
    'asked on 3 March, answered on the 20th: 18 days are out',
    [pause('2026-03-03', '2026-03-20')],
    '2026-04-21',
    18,
  ],
  ['a pause of one day takes out one', [pause('2026-03-03', '2026-03-03')], '2026-04-07', 1],
  ['on the day of filing it takes out none of it', [pause('2026-02-02', '2026-02-04')], '2026-04-07', 2],
  [
    'two that overlap',
    [pause('2026-03-03', '2026-03-20'), pause('2026-03-10', '2026-03-24')],
    '2026-04-27',
    22,
  ],
  [
    'one inside another',
    [pause('2026-03-03', '2026-03-20'), pause('2026-03-10', '2026-03-12')],
    '2026-04-21',
    18,
  ],
  [
    'two that share a day',
    [pause('2026-03-03', '2026-03-10'), pause('2026-03-10', '2026-03-20')],
    '2026-04-21',
    18,
  ],
  [
    'two that touch',
    [pause('2026-03-03', '2026-03-10'), pause('2026-03-11', '2026-03-20')],
    '2026-04-21',
    18,
  ],
  ['in any order', [pause('2026-03-11', '2026-03-20'), pause('2026-03-03', '2026-03-10')], '2026-04-21', 18],
  [
    'the same twice',
    [pause('2026-03-03', '2026-03-20'), pause('2026-03-03', '2026-03-20')],
    '2026-04-21',
    18,
  ],
  ['before filing it changes nothing', [pause('2026-01-05', '2026-02-01')], '2026-04-07', 0],
  ['over the day of filing only later days are out', [pause('2026-01-05', '2026-02-12')], '2026-04-13', 10],
  ['after the end it changes nothing', [pause('2026-04-08', '2026-05-08')], '2026-04-07', 0],
  [
    'on the moved last day time still runs: 15 days after',
    [pause('2026-04-07', '2026-04-10')],
    '2026-04-27',
    4,
  ],
  ['near the end 15 days are left', [pause('2026-03-30', '2026-05-04')], '2026-05-19', 36],
  [
    'a second one in those 15 days',
    [pause('2026-03-30', '2026-05-04'), pause('2026-05-15', '2026-05-20')],
    '2026-06-04',
    42,
  ],
] as const)('pauses: %s', (_, pauses, last, out) => {
  expect(counted({ pauses })).toMatchObject({ last, pausedDays: out });
});

test('while a pause goes on there is no last day, and what came before it is out', () => {
  const going = counted({ pauses: [pause('2026-02-10', '2026-02-12'), { from: '2026-03-03' }] });
  expect(going).toEqual({
    last: undefined,
    pauses: [pause('2026-02-10', '2026-02-12'), { from: '2026-03-03' }],
    pausedDays: 3,
    daysLeft: 35,
    endsAfterPause: false,
  });
  expect(counted({ pauses: [{ from: '2026-04-01' }] }).daysLeft).toBe(15);
  expect(counted({}).daysLeft).toBeUndefined();
});

test('one that goes on takes in what comes later, and does nothing once time is over', () => {
  expect(counted({ pauses: [{ from: '2026-03-03' }, pause('2026-03-10', '2026-03-12')] }).pauses).toEqual([
    { from: '2026-03-03' },
  ]);
  expect(counted({ pauses: [pause('2026-03-01', '2026-03-12'), { from: '2026-03-13' }] }).last).toBe(
    undefined,
  );
  expect(counted({ pauses: [{ from: '2026-04-08' }] }).last).toBe('2026-04-07');
});

test('it says where the end is not the days that were left', () => {
  expect(counted({ pauses: [pause('2026-03-30', '2026-05-04')] }).endsAfterPause).toBe(true);
  expect(counted({ pauses: [pause('2026-03-03', '2026-03-20')] }).endsAfterPause).toBe(false);
});

/** Days on both sides of New Year, 29 February and summer time. */
const day = fc
  .date({ min: new Date('2006-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const span = fc.oneof(
  fc.integer({ min: 1, max: 400 }).map(days),
  fc.integer({ min: 1, max: 14 }).map(months),
);
const asked = fc
  .tuple(
    day,
    span,
    fc.array(fc.tuple(fc.integer({ min: -40, max: 700 }), fc.integer({ min: 0, max: 90 })), {
      maxLength: 12,
    }),
  )
  .map(([from, length, gaps]) => ({
    from,
    span: length,
    pauses: gaps.map(([after, long]) => pause(addDays(from, after), addDays(from, after + long))),
  }));

/** The same, counted one day after the other, as a clerk would with a calendar. */
function byCalendar({
  from,
  span: { count, unit },
  pauses,
}: Pick<Counting, 'from' | 'span' | 'pauses'>): Day {
  const isOut = (on: Day) => pauses.some(({ from: first, to = '' }) => first <= on && on <= to);
  let left = unit === 'days' ? count : daysBetween(from, addMonths(from, count));
  let on = from;
  let floor = from;
  for (;;) {
    on = addDays(on, 1);
    if (isOut(on)) floor = addDays(on, 15);
    else left -= 1;
    const over = left <= 0 && on >= floor && isWorkingDayIn(czechia, on);
    if (over && !isOut(on)) return on;
  }
}

test('counting by arithmetic is counting on a calendar', () => {
  fc.assert(
    fc.property(asked, (given) => {
      expect(counted(given).last).toBe(byCalendar(given));
    }),
    { numRuns: 500 },
  );
});

test('the last day is a working one, never before the time is over without pauses, and the order of pauses is nothing', () => {
  fc.assert(
    fc.property(asked, (given) => {
      const { last = '', pauses } = counted(given);
      expect(isWorkingDayIn(czechia, last)).toBe(true);
      expect(last >= (counted({ ...given, pauses: [] }).last ?? '')).toBe(true);
      expect(counted({ ...given, pauses: given.pauses.toReversed() }).last).toBe(last);
      expect(counted({ ...given, pauses }).last).toBe(last);
      for (const { to = '' } of pauses) expect(last >= addDays(to, 15)).toBe(true);
    }),
  );
});

test('a longer pause never brings the end forward', () => {
  fc.assert(
    fc.property(asked, fc.integer({ min: 1, max: 60 }), (given, more) => {
      const [first, ...rest] = given.pauses;
      fc.pre(first?.to !== undefined);
      const longer = [pause(first.from, addDays(first.to, more)), ...rest];
      expect((counted({ ...given, pauses: longer }).last ?? '') >= (counted(given).last ?? '')).toBe(true);
    }),
  );
});

test('where no holidays are known only weekends move the end', () => {
  expect(countDeadline(applied, {}).last).toBe('2026-04-03');
  expect(countDeadline({ ...applied, from: '2026-02-03' }, {}).last).toBe('2026-04-06');
});
