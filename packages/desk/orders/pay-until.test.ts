import { money } from '@majak/tools/money/money';
import { expect, test } from 'vitest';
import {
  endOfDay,
  isLateByTransfer,
  lastDayToPay,
  lateTransferInWords,
  payUntilInWords,
} from './pay-until.ts';

const unpaid = (holdUntil: string) => ({ holdUntil, kept: money(0, 'CZK') });

test.each([
  ['2026-12-03', '2026-12-03T23:00:00.000Z'],
  ['2026-07-03', '2026-07-03T22:00:00.000Z'],
  // The days on which clocks change.
  ['2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-25T23:00:00.000Z'],
])('%s is over at midnight of the office, and is the last day to pay until then', (day, holdUntil) => {
  expect(endOfDay(day)).toBe(holdUntil);
  expect(lastDayToPay({ holdUntil })).toBe(day);
  expect(payUntilInWords({ holdUntil })).toMatch(/^the end of \d+ \w+ 2026$/);
});

test('until a moment of a day is said to the minute', () => {
  const holdUntil = '2026-11-23T14:30:00.000Z';
  expect(lastDayToPay({ holdUntil })).toBe('2026-11-23');
  expect(payUntilInWords({ holdUntil })).toBe('23 November 2026, 15:30 (Prague time)');
});

test.each([
  ['a Monday', '2026-11-23T10:00:00Z', '2026-11-24', '2026-11-25'],
  ['a Friday', '2026-11-27T10:00:00Z', '2026-11-30', '2026-12-01'],
  ['a Saturday', '2026-11-28T10:00:00Z', '2026-11-30', '2026-12-01'],
  ['the day before Christmas holidays', '2026-12-23T10:00:00Z', '2026-12-28', '2026-12-29'],
])('a transfer of %s takes two working days', (_, now, late, early) => {
  expect(isLateByTransfer(unpaid(endOfDay(late)), new Date(now))).toBe(true);
  expect(isLateByTransfer(unpaid(endOfDay(early)), new Date(now))).toBe(false);
});

test('a time that is held for minutes is over before any transfer; what a part was paid of does not run out', () => {
  const now = new Date('2026-11-23T14:00:00Z');
  const held = unpaid('2026-11-23T14:30:00.000Z');
  expect(isLateByTransfer(held, now)).toBe(true);
  expect(lateTransferInWords(held)).toContain(
    'you can pay until 23 November 2026, 15:30 (Prague time): it may',
  );
  expect(isLateByTransfer({ ...held, kept: money(100, 'CZK') }, now)).toBe(false);
});
