import { expect, test } from 'vitest';
import { termsIn } from './search-words.ts';
import { partsOf } from './synonyms.ts';

const parts = (words: string) =>
  partsOf(termsIn(words)).map(({ terms, others }) => [
    terms.join(' '),
    others.map((other) => other.join(' ')),
  ]);

test('words of one thing lead to each other, Czech and English', () => {
  expect(parts('víza')).toEqual([['viza', ['visa', 'vizum']]]);
  expect(parts('osvc')).toEqual([['osvc', ['freelancer', 'self employed', 'sole trader']]]);
});

test('the longest known words count, and the rest of the question stays as it is', () => {
  expect(parts('cheap health insurance')).toEqual([
    ['cheap', []],
    ['health insurance', ['zdravotni pojisteni', 'zdravotni pojistovna', 'vzp']],
  ]);
});

test('what is unknown has no other words', () => {
  expect(parts('lighthouse keeper')).toEqual([
    ['lighthouse', []],
    ['keeper', []],
  ]);
  expect(parts('')).toEqual([]);
});
