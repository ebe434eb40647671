import { describe, expect, test } from 'vitest';
import type { vatFormats } from './vat-formats.ts';
import { readVatNumber } from './vat-number.ts';

/** Numbers of well-known companies and of the authorities' own examples, by country. */
const real = {
  AT: ['ATU13585627', 'ATU33864707', 'ATU36905408', 'ATU58119529'],
  BE: ['BE0411905847', 'BE0403019261', 'BE1400004463'],
  BG: ['BG175074752', 'BG7523169263', 'BG0542011038'],
  CY: ['CY10259033P', 'CY90001673W', 'CY90000005D'],
  CZ: ['CZ00177041', 'CZ45274649', 'CZ27082440', 'CZ26168685', 'CZ699001182', 'CZ640903926', 'CZ7103192745'],
  DE: ['DE136695976', 'DE811569869', 'DE129273398'],
  DK: ['DK13585628', 'DK24256790'],
  EE: ['EE100931558', 'EE100594102'],
  EL: ['EL094259216', 'EL023456780'],
  ES: ['ESA12345674', 'ES12345678Z', 'ESX5253868R', 'ESB58378431', 'ESM1234567L', 'ESA0011012B'],
  FI: ['FI20774740', 'FI01120389'],
  FR: ['FR40303265045', 'FR83404833048', 'FR03552081317'],
  HR: ['HR81793146560', 'HR27759560625', 'HR33392005961'],
  HU: ['HU12892312', 'HU10773381'],
  IE: ['IE6388047V', 'IE8256796U', 'IE4749148U', 'IE8D79739I', 'IE6433435OA', 'IE4143435AH', 'IE1234567WH'],
  IT: ['IT00743110157', 'IT00159560366'],
  LT: ['LT119511515', 'LT212154314', 'LT100001919017', 'LT100004801610'],
  LU: ['LU26375245', 'LU15027442'],
  LV: ['LV40003245752', 'LV40003032949', 'LV40003521600'],
  MT: ['MT11679112', 'MT15121333'],
  NL: ['NL123456782B01', 'NL004495445B01', 'NL123456789B13'],
  PL: ['PL5260001246', 'PL8567346215', 'PL5261040828'],
  PT: ['PT501964843', 'PT502757191'],
  RO: ['RO18547290', 'RO1590082'],
  SE: ['SE556036079301', 'SE556012579001'],
  SI: ['SI59082437', 'SI50223054'],
  SK: ['SK2020273893', 'SK2020317068', 'SK7020000944', 'SK2022749619'],
  XI: ['XI980780684', 'XI434031494', 'XI434031439'],
} satisfies Record<keyof typeof vatFormats, string[]>;
const everyReal = Object.values(real).flat();

/** The number with one of its digits changed by one. */
const mistyped = (number: string, at: number) =>
  number.slice(0, at) + ((Number(number[at]) + 1) % 10) + number.slice(at + 1);

describe('real numbers', () => {
  test.each(everyReal)('%s is well-formed and has the right check digit', (text) => {
    const reading = readVatNumber(text, 'CZ');
    expect(reading).toEqual({
      normalised: text,
      country: text.slice(0, 2),
      number: text.slice(2),
      formatValid: true,
      checksumValid: true,
    });
  });

  test('a digit mistyped is found out in nearly every place of every number', () => {
    const changed = everyReal.flatMap((text) =>
      [...text].flatMap((character, at) => (at > 1 && /\d/.test(character) ? [mistyped(text, at)] : [])),
    );
    const unnoticed = changed
      .map((text) => readVatNumber(text, 'CZ'))
      .filter((one) => one.checksumValid === true);
    expect(changed.length).toBeGreaterThan(700);
    expect(unnoticed.length / changed.length).toBeLessThan(0.06);
  });
});

describe('how people write it', () => {
  test.each([
    ['cz 270 824 40', 'CZ27082440'],
    ['CZ-2708.2440', 'CZ27082440'],
    ['27082440', 'CZ27082440'],
    ['\u00a0270\u200982440\u200b', 'CZ27082440'],
    ['CZ\u2013270\u201182440', 'CZ27082440'],
    ['ＣＺ２７０８２４４０', 'CZ27082440'],
    ['gr 094259216', 'EL094259216'],
    ['EL.094.259.216', 'EL094259216'],
    ['xi 980 7806 84', 'XI980780684'],
    ['atu 135 856 27', 'ATU13585627'],
    ['nl 1234.567.82 b01', 'NL123456782B01'],
    ['', ''],
  ])('%j is %s', (text, normalised) => expect(readVatNumber(text, 'CZ')).toMatchObject({ normalised }));

  test('digits alone are of the country at home', () =>
    expect(readVatNumber('2020317068', 'SK')).toMatchObject({
      normalised: 'SK2020317068',
      checksumValid: true,
    }));

  test('reading what was read changes nothing', () => {
    for (const text of everyReal)
      expect(readVatNumber(readVatNumber(text).normalised, 'CZ').normalised).toBe(text);
  });
});

describe('what is none', () => {
  test.each([
    '',
    'GB980780684',
    'CHE123456789',
    'B12345678',
    'CZ',
    '__proto__',
    'toString',
    'US12',
    '٢٧٠٨٢٤٤٠',
  ])('%j has no country or no number', (text) =>
    expect(readVatNumber(text, 'CZ')).toMatchObject({ formatValid: false }),
  );

  test('an unknown prefix has no country, and all of it is the number', () =>
    expect(readVatNumber('gb 980 7806 84', 'CZ')).toEqual({
      normalised: 'GB980780684',
      country: null,
      number: 'GB980780684',
      formatValid: false,
      checksumValid: null,
    }));

  test.each([
    'CZ1234567',
    'CZ12345678901',
    'CZ1234567A',
    'AT13585627',
    'BE411905847',
    'CY12000000C',
    'DE036695976',
    'ES1234567890',
    'FROI303265045',
    'IE12345678',
    'LT230335123',
    'NL123456782X01',
    'SK0020317068',
    'XIGD12',
  ])('%s is malformed, and so has no check digit that is right', (text) =>
    expect(readVatNumber(text, 'CZ')).toMatchObject({ formatValid: false, checksumValid: false }),
  );

  test.each([
    'ATU33864708',
    'BG175074753',
    'CY10259034P',
    'CZ12345678',
    'CZ00177042',
    'CZ699001237',
    'CZ7103192746',
    'CZ7113192745',
    'CZ541301001',
    'CZ531301001',
    'DE136695975',
    'ES12345678A',
    'ESO7645735G',
    'ESA1234567J',
    'FR41303265045',
    'FR40303265046',
    'IE4143435AA',
    'IT00743110158',
    'LV40004245750',
    'NL123456789B12',
    'PL7000000003',
    'SK2021273893',
    'XI980780685',
  ])('%s has the wrong check digit', (text) =>
    expect(readVatNumber(text, 'CZ')).toMatchObject({ formatValid: true, checksumValid: false }),
  );
});

test.each([
  ['a Czech birth number from before 1954', 'CZ395601439'],
  ['a Latvian personal code', 'LV32567112345'],
  ['a French key with letters', 'FRAB303265045'],
  ['a Northern Irish authority', 'XIGD123'],
])('%s has no check digit', (_kind, text) =>
  expect(readVatNumber(text, 'CZ')).toMatchObject({ formatValid: true, checksumValid: null }),
);

test.each(['CZ7801233540', 'CZ0681186066', 'CZ7103192745', 'CZ7156121456', 'CZ1131151450'])(
  'the birth number in %s is one: women, months with twenty more, and the exception until 1985',
  (text) => expect(readVatNumber(text, 'CZ')).toMatchObject({ checksumValid: true }),
);

test('no input is too long or too strange', () => {
  for (const text of [
    '1'.repeat(100_000),
    'ß'.repeat(500),
    '\ud800',
    '-.- '.repeat(10_000),
    'CZ\n27082440\n',
  ])
    expect(readVatNumber(text, 'CZ')).toHaveProperty('formatValid');
});
