import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstLetters, otherLetters } from './letters.ts';

const css = readFileSync(new URL('../src/fonts.css', import.meta.url), 'utf8');

/** The letters of a `unicode-range`. */
const lettersOf = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-');
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
const codes = (letters: string): number[] =>
  [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((one, other) => one - other);

test('the style sheet asks for the second files for their letters and for no others', () => {
  const ranges = [...css.matchAll(/unicode-range:\s+([^;]+);/g)].map(([, range = '']) => lettersOf(range));
  expect(ranges).toEqual([codes(otherLetters), codes(otherLetters)]);
});

test('English, Czech and Slovak are written with the first files alone', () => {
  const text =
    'Příliš žluťoučký kůň úpěl ďábelské ódy. Vypäťú stĺporodú žeň – “§ 6” × 1\u202F000 €… Ó, Ľ, Ŕ, Ô';
  expect([...text].filter((letter) => !firstLetters.includes(letter))).toEqual([]);
});
