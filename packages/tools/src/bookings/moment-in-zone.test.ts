import { expect, test } from 'vitest';
import { clockOfZone, timeZoneOf } from './moment-in-zone.ts';

test.each([
  ['Europe/Kiev', 'Europe/Kyiv', 'Kyiv time'],
  ['Europe/Kyiv', 'Europe/Kyiv', 'Kyiv time'],
  ['asia/calcutta', 'Asia/Kolkata', 'Kolkata time'],
  ['Asia/Kathmandu', 'Asia/Kathmandu', 'Kathmandu time'],
  ['Asia/Ho_Chi_Minh', 'Asia/Ho_Chi_Minh', 'Ho Chi Minh time'],
  ['Europe/Prague', 'Europe/Prague', 'Prague time'],
])('%s is called as it is today: %s', (given, zone, clock) => {
  expect(timeZoneOf(given)).toBe(zone);
  // What was kept under its name of another time is said as today, too.
  expect([clockOfZone(zone), clockOfZone(given === 'Europe/Kiev' ? given : zone)]).toEqual([clock, clock]);
});

test('every zone that can be chosen is one that times are told by, once', () => {
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => timeZoneOf(zone) ?? '');
  expect(new Set(zones).size).toBe(zones.length);
  for (const zone of zones) expect(timeZoneOf(zone)).toBe(zone);
});
