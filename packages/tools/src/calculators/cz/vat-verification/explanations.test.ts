import { expect, test } from 'vitest';
import { calculatorHarness } from '../../calculator-harness.ts';
import { definition } from './definition.ts';

const { noted, formula, rooted, outputs, lineOf } = calculatorHarness(definition);
const known = {
  typing: 'The check digit doesn’t fit. This is most likely a typing error',
  registers: 'A number can be written correctly and still not be registered',
  prefix: 'Numbers of the EU start with two letters of the country',
  supplier: 'For a Czech supplier, also check that it isn’t marked unreliable',
};

test.each([
  ['CZ45274649', 'registers supplier'],
  ['CZ45274640', 'typing registers'],
  // Not written as it should be: there is no check digit to look at.
  ['CZ1234', 'registers'],
  ['GB980780684', 'registers prefix'],
  ['DE136695976', 'registers'],
  ['FRK7399859412', 'registers'],
])('notes of %s: %s', (vatNumber, names) => expect(noted(known, { vatNumber })).toBe(names));

const published = 'publishes no check digit for numbers of this kind';
test.each([
  [
    'CZ45274649',
    '45274649 is written like a number from CZ',
    'the check digit fits the other digits',
    'the check digit fits the other digits',
  ],
  [
    'CZ45274640',
    '45274640 is written like a number from CZ',
    'the check digit does not fit the other digits: look for a typing error',
    'the check digit does not fit the other digits: look for a typing error',
  ],
  [
    'CZ1234',
    '1234 after CZ isn’t written like a number from CZ',
    'not checked: the number isn’t written correctly',
    '1234 after CZ isn’t written like a number from CZ',
  ],
  [
    'CZ',
    'nothing after CZ isn’t written like a number from CZ',
    'not checked: the number isn’t written correctly',
    'nothing after CZ isn’t written like a number from CZ',
  ],
  [
    'GB980780684',
    'it does not start with the code of an EU country, or with XI',
    'not checked without a country',
    'it does not start with the code of an EU country, or with XI',
  ],
  ['XIGD001', 'GD001 is written like a number from XI', `XI ${published}`, `XI ${published}`],
])('what is said of %s', (vatNumber, format, checksum, plausible) => {
  expect(formula('formatValid', { vatNumber })).toBe(format);
  expect(formula('checksumValid', { vatNumber })).toBe(checksum);
  expect(formula('plausible', { vatNumber })).toBe(plausible);
});

test('a number without a check digit is plausible when it is written well', () => {
  expect(outputs({ vatNumber: 'XIGD001' })).toMatchObject({
    plausible: true,
    formatValid: true,
    checksumValid: null,
  });
  expect(outputs({ vatNumber: 'CZ1234' })).toMatchObject({ plausible: false, formatValid: false });
});

test('the country is known by its letters', () => {
  expect(formula('country', { vatNumber: 'DE136695976' })).toBe('the first two letters');
  expect(formula('country', { vatNumber: 'GB1' })).toBe('no EU country’s numbers start like that');
});

test('every line comes from the number; registers are not asked here', () => {
  const answers = { vatNumber: 'CZ45274649' };
  const lines = ['plausible', 'formatValid', 'checksumValid', 'normalised', 'country', 'registry', 'name'];
  for (const name of lines) expect(rooted(name, answers), name).toBe('vatNumber');
  expect(formula('registry', answers)).toBe('no register was asked');
  expect(formula('name', answers)).toBe('a register says it');
  expect([lineOf('plausible', answers)?.unit, lineOf('country', answers)?.unit]).toEqual([
    'yes or no',
    'text',
  ]);
});
