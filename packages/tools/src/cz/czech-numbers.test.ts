import { icoValid, readIco } from '@majak/law/cz/company-number';
import { expect, test } from 'vitest';

test.each(['45274649', '00177041', '25596641', '27082440', '00006947'])('%s is an IČO', (ico) => {
  expect(icoValid(ico)).toBe(true);
  expect(readIco(ico)).toBe(ico);
});

test.each(['12345678', '45274648', '4527464', '452746490', '4527464a', ''])('%j is none', (text) =>
  expect(icoValid(text)).toBe(false),
);

test.each([
  ['452 74 649', '45274649'],
  [' 177041', '00177041'],
  ['6947', '00006947'],
  ['0', undefined],
  ['', undefined],
  ['CZ45274649', undefined],
  ['123456789', undefined],
])('%j reads as %s', (text, ico) => expect(readIco(text)).toBe(ico));
