import { expect, test } from 'vitest';
import { backupCheck, deliveriesCheck, diskCheckOf, outboxCheck } from './checks.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const gigabyte = 1024 ** 3;

test.each([
  ['never', outboxCheck(undefined), 'fault', 'has never run'],
  ['a moment ago', outboxCheck(9_000), 'ok', 'at work'],
  // Clocks of two machines may disagree.
  ['in the future', outboxCheck(-5_000), 'ok', 'at work'],
  ['three minutes ago', outboxCheck(3 * minuteMs), 'fault', 'for 3 minutes'],
  ['three hours ago', outboxCheck(180 * minuteMs), 'fault', 'for 3 hours'],
])('an outbox that beat %s', (_, check, state, words) => {
  expect(check.state).toBe(state);
  expect(check.detail).toContain(words);
});

test.each([
  [undefined, 'ok'],
  [minuteMs, 'ok'],
  [16 * minuteMs, 'fault'],
])('an oldest delivery that waited %s ms is %s', (ageMs, state) => {
  expect(deliveriesCheck(ageMs).state).toBe(state);
});

test.each([
  [undefined, 'warning'],
  [dayMs, 'ok'],
  [3 * dayMs, 'warning'],
  [8 * dayMs, 'fault'],
])('a backup that is %s ms old is %s', (ageMs, state) => {
  expect(backupCheck(ageMs).state).toBe(state);
});

test.each([
  [gigabyte / 4, 'fault'],
  [gigabyte, 'warning'],
  [50 * gigabyte, 'ok'],
])('%s free bytes are %s', (freeBytes, state) => {
  expect(diskCheckOf(freeBytes).state).toBe(state);
});
