import { expect, test } from 'vitest';
import { splitStreet } from './split-street.ts';

test.each([
  ['Vinohradská 12/3', 'Vinohradská', '12/3', ''],
  ['náměstí 14. října 5a', 'náměstí 14. října', '5a', ''],
  ['Sample Street 1/2, flat 3', 'Sample Street', '1/2', 'flat 3'],
  ['Lhota 12', 'Lhota', '12', ''],
  ['Lhota, č. p. 12', 'Lhota', '12', ''],
  ['č.p. 7', '', '7', ''],
  ['ulice Míčp 7', 'ulice Míčp', '7', ''],
  [' 15 ', '', '15', ''],
])('%j is %j and %j, with %j after it', (line, street, number, rest) =>
  expect(splitStreet(line)).toEqual({ street, number, rest }),
);

test.each(['', 'Náměstí Míru, Praha 2', 'náměstí 14. října', '12 Example Road'])(
  '%j has no number at its end',
  (line) => expect(splitStreet(line)).toBeUndefined(),
);
