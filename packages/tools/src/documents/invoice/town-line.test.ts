import { expect, test } from 'vitest';
import { townLine } from './town-line.ts';

test.each([
  ['110 00', 'Praha 1', '110_00_Praha_1'],
  ['500 03', 'Hradec Králové', '500_03_Hradec Králové'],
  ['SW1A 1AA', 'London', 'SW1A_1AA_London'],
  ['', 'Lhota 12', 'Lhota_12'],
  ['602 00', '', '602_00'],
  ['', '', ''],
])('%j and %j stay together', (zip, city, line) => {
  expect(townLine(zip, city).replaceAll('\u00A0', '_')).toBe(line);
});
