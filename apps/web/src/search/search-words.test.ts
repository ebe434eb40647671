import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSignificant, termsIn, wordsIn } from './search-words.ts';

test.each([
  ['Živnost', ['zivnost']],
  ['ŘEDITELSTVÍ SLUŽBY', ['reditelstvi', 'sluzby']],
  ['Łódź, Đakovo', ['lodz', 'dakovo']],
  ['visas taxes policies branches boxes', ['visa', 'tax', 'policy', 'branch', 'box']],
  ['business bonus basis pas', ['business', 'bonus', 'basis', 'pas']],
  ['§ 38g(2), 586/1992 Sb.', ['38g', '2', '586', '1992', 'sb']],
  ['self-employed', ['self', 'employed']],
  ['Licenses, labor', ['licence', 'labour']],
  ['', []],
])('%j has the terms %j', (text, terms) => {
  expect(termsIn(text)).toEqual(terms);
});

test('letters written with combining accents are the same letters', () => {
  expect(termsIn('živnost'.normalize('NFD'))).toEqual(termsIn('živnost'.normalize('NFC')));
});

test('words know their places', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(wordsIn(text).flatMap(({ start, end }) => termsIn(text.slice(start, end)))).toEqual(
        termsIn(text),
      );
    }),
  );
});

test('small words tell nothing', () => {
  expect(termsIn('how do I get the visa').filter(isSignificant)).toEqual(['get', 'visa']);
  expect(termsIn('someone whose visa isn’t valid').filter(isSignificant)).toEqual([
    'someone',
    'visa',
    'valid',
  ]);
});
