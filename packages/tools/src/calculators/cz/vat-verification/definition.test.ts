import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculate } from '../../../calculator/calculate.ts';
import { definition } from './definition.ts';

const read = (answers: unknown) => calculate(definition, answers, '2026-11-21');
const outputs = (vatNumber: string) => {
  const answered = read({ vatNumber });
  if (!answered.ok) throw new Error(JSON.stringify(answered.faults));
  return answered.value.outputs;
};

test('reads a number as people write it, and asks no register', () =>
  expect(outputs(' cz 452.746-49 ')).toEqual({
    normalised: 'CZ45274649',
    country: 'CZ',
    plausible: true,
    formatValid: true,
    checksumValid: true,
    registry: 'notChecked',
    name: null,
    address: null,
    checkedAt: null,
    consultationNumber: null,
  }));

test.each([
  ['45274649', { country: 'CZ', formatValid: true, checksumValid: true }],
  ['CZ45274640', { country: 'CZ', plausible: false, formatValid: true, checksumValid: false }],
  ['CZ1234', { country: 'CZ', formatValid: false, checksumValid: false }],
  ['CZ', { country: 'CZ', formatValid: false }],
  ['GB980780684', { country: null, formatValid: false, checksumValid: null }],
  ['---', { normalised: '', country: null, formatValid: false, checksumValid: null }],
  ['hello world', { country: null, formatValid: false }],
  ['1'.repeat(40), { country: 'CZ', formatValid: false }],
])('%j is answered, not refused', (number, expected) => expect(outputs(number)).toMatchObject(expected));

test.each([
  [{}, 'Enter a VAT number'],
  [{ vatNumber: '' }, 'Enter a VAT number'],
  [{ vatNumber: '   ' }, 'Enter a VAT number'],
  [{ vatNumber: '1'.repeat(41) }, 'VAT number: use at most 40 characters'],
  [{ vatNumber: 45274649 }, 'Enter a VAT number'],
])('%j is refused', (answers, message) => {
  const answered = read(answers);
  expect(!answered.ok && answered.faults).toMatchObject([{ field: 'vatNumber', message }]);
});

/** Spaces and what nobody sees are no number. */
const somethingSeen = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Characters near the start of Unicode and from all of it: at most 40, since one can take two places. */
const anyText = fc
  .array(fc.oneof(fc.nat(0x17f), fc.nat(0x10_ffff)), { minLength: 1, maxLength: 20 })
  .map((codes) => String.fromCodePoint(...codes));

test('any text of at most 40 characters has an answer', () =>
  fc.assert(
    fc.property(anyText, (text) => {
      fc.pre(somethingSeen.test(text));
      expect(outputs(text)).toHaveProperty('formatValid');
    }),
  ));
