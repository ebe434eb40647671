import { isPublicHoliday } from '@majak/law/cz/holidays';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeStarts } from './free-starts.ts';
import { clockOfZone, momentInZone, placeOfZone, startOfDay, timeZoneOf } from './moment-in-zone.ts';
import { quantaOf } from './quanta.ts';
import { isClockTime, type WorkingHours } from './working-hours.ts';

const timeZone = 'Europe/Prague';
const office: WorkingHours = {
  timeZone,
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '12:00' })),
  daysOff: [],
  isPublicHoliday,
};
const always: WorkingHours = {
  timeZone,
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
  daysOff: [],
};
const rules = { everyMinutes: 30, bufferMinutes: 10, leadHours: 0, horizonDays: 365 };
const within = (from: string, to: string, zone = timeZone) => ({
  fromMs: startOfDay(from, zone),
  toMs: startOfDay(to, zone),
});
const ask = (hours: WorkingHours, from: string, to: string, more: object = {}) =>
  freeStarts({
    hours,
    rules,
    minutes: 40,
    within: within(from, to),
    nowMs: startOfDay(from, timeZone),
    taken: new Set<number>(),
    ...more,
  });
const shown = (starts: readonly number[], zone = timeZone) =>
  starts.map((ms) => {
    const { day, time } = momentInZone(ms, zone);
    return `${day} ${time}`;
  });

test('a meeting of 40 minutes begins each half hour and ends within the hours', () => {
  expect(shown(ask(office, '2026-11-24', '2026-11-25'))).toEqual(
    ['09:00', '09:30', '10:00', '10:30', '11:00'].map((time) => `2026-11-24 ${time}`),
  );
});

test('weekends, holidays and days off have none', () => {
  expect(ask(office, '2026-11-28', '2026-11-30')).toEqual([]);
  // 17 November, and the Monday after Easter Sunday 28 March 2027.
  expect(ask(office, '2026-11-17', '2026-11-18')).toEqual([]);
  expect(ask(office, '2027-03-29', '2027-03-30')).toEqual([]);
  const off = { ...office, daysOff: [{ from: '2026-11-24', to: '2026-11-25' }] };
  expect([...new Set(shown(ask(off, '2026-11-23', '2026-11-27')).map((text) => text.slice(0, 10)))]).toEqual([
    '2026-11-23',
    '2026-11-26',
  ]);
});

test('a taken piece takes every meeting away that would touch it, or its break', () => {
  const taken = new Set(quantaOf(Date.parse('2026-11-24T10:00+01:00'), 40 + rules.bufferMinutes));
  expect(shown(ask(office, '2026-11-24', '2026-11-25', { taken }))).toEqual([
    '2026-11-24 09:00',
    '2026-11-24 11:00',
  ]);
});

test('nothing begins before the lead time or after the horizon', () => {
  const nowMs = Date.parse('2026-11-24T09:10+01:00');
  const limited = { ...rules, leadHours: 1, horizonDays: 1 };
  expect(shown(ask(office, '2026-11-24', '2026-12-24', { nowMs, rules: limited }))).toEqual([
    '2026-11-24 10:30',
    '2026-11-24 11:00',
    '2026-11-25 09:00',
  ]);
});

test('a day that clocks skip an hour of has 23 of them, and no time that is not there', () => {
  const starts = shown(ask(always, '2027-03-28', '2027-03-29', { minutes: 30 }));
  expect(starts).toHaveLength(46);
  expect(starts.filter((text) => text.includes(' 02:'))).toEqual([]);
});

test('a day with an hour twice has 25 of them, and both say which they are', () => {
  const starts = shown(ask(always, '2026-10-25', '2026-10-26', { minutes: 30 }));
  expect(starts).toHaveLength(50);
  expect(new Set(starts).size).toBe(50);
  expect(starts.filter((text) => text.includes(' 02:'))).toEqual(
    ['02:00 (UTC+2)', '02:30 (UTC+2)', '02:00 (UTC+1)', '02:30 (UTC+1)'].map((time) => `2026-10-25 ${time}`),
  );
});

test('hours at the edge of a change of clocks begin and end by the clock', () => {
  const early = { ...always, weekly: [{ weekday: 7, from: '01:00', to: '04:00' }] };
  expect(ask(early, '2026-03-29', '2026-03-30', { minutes: 60 })).toHaveLength(3);
  expect(ask(early, '2026-10-25', '2026-10-26', { minutes: 60 })).toHaveLength(7);
});

test('a visitor in Auckland sees the same moments on their own day', () => {
  const starts = ask(office, '2026-11-24', '2026-11-25');
  expect(shown(starts, 'Pacific/Auckland')[0]).toBe('2026-11-24 21:00');
  expect(shown(starts, 'America/New_York')[0]).toBe('2026-11-24 03:00');
  expect(momentInZone(starts[0] ?? 0, 'Asia/Kolkata').offset).toBe('UTC+5:30');
  expect(momentInZone(starts[0] ?? 0, 'America/St_Johns').offset).toBe('UTC−3:30');
});

test('a zone has one spelling, and what is none is refused', () => {
  expect(timeZoneOf('europe/prague')).toBe('Europe/Prague');
  expect(['', 'Prague', '+02:00', 'Europe/Nowhere', 'x'.repeat(100), '../etc'].map(timeZoneOf)).toEqual(
    Array(6).fill(undefined),
  );
  expect(placeOfZone('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(clockOfZone('Europe/Prague')).toBe('Prague time');
  expect(clockOfZone('UTC')).toBe('UTC');
});

test('times of a day are read strictly', () => {
  expect(['00:00', '09:05', '23:59', '24:00'].every(isClockTime)).toBe(true);
  expect(['9:00', '24:01', '12:60', '', '12:00 '].some(isClockTime)).toBe(false);
});

test('no two meetings that are taken one after the other touch, whatever the day', () => {
  const day = fc
    .integer({ min: 0, max: 700 })
    .map((count) => startOfDay('2026-01-01', 'UTC') + count * 86_400_000);
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 1, max: 18 }),
      fc.integer({ min: 0, max: 6 }),
      (fromMs, length, buffer) => {
        const [minutes, bufferMinutes] = [length * 5, buffer * 5];
        const taken = new Set<number>();
        const booked: number[] = [];
        const asked = {
          hours: always,
          rules: { ...rules, everyMinutes: 15, bufferMinutes },
          minutes,
          within: { fromMs, toMs: fromMs + 86_400_000 },
          nowMs: fromMs,
        };
        for (
          let start = freeStarts({ ...asked, taken })[0];
          start !== undefined;
          start = freeStarts({ ...asked, taken })[0]
        ) {
          booked.push(start);
          for (const quantum of quantaOf(start, minutes + bufferMinutes)) taken.add(quantum);
        }
        for (const [at, start] of booked.entries())
          expect(start - (booked[at - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(
            (minutes + bufferMinutes) * 60_000,
          );
      },
    ),
    { numRuns: 30 },
  );
});
