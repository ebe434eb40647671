import { synonyms as slovak } from '@majak/sites/sk/synonyms';
import { expect, test } from 'vitest';
import { termsIn } from './search-words.ts';
import { siteWords } from './site-words.ts';
import { knownWords, partsOf } from './synonyms.ts';

const parts = (words: string) =>
  partsOf(termsIn(words), siteWords).map(({ terms, others }) => [
    terms.join(' '),
    others.map((other) => other.join(' ')),
  ]);

test('words of one thing lead to each other, those of the country and English', () => {
  expect(parts('víza')).toEqual([['viza', ['visa', 'vizum']]]);
  expect(parts('osvc')).toEqual([['osvc', ['freelancer', 'self employed', 'sole trader']]]);
});

test('the Slovak site knows Slovak words, and none of the Czech ones', () => {
  const found = (words: string) =>
    partsOf(termsIn(words), knownWords(slovak)).flatMap(({ others }) => others.map((one) => one.join(' ')));
  expect(found('živnosť')).toContain('trade licence');
  expect(found('szco')).toContain('freelancer');
  expect(found('osvč')).toEqual([]);
});

test('the longest known words count, and the rest of the question stays as it is', () => {
  expect(parts('cheap health insurance')).toEqual([
    ['cheap', []],
    ['health insurance', ['zdravotni pojisteni', 'zdravotni pojistovna', 'vzp']],
  ]);
});

test('a word of many meanings leads to what somebody from abroad looks for by it, and nothing leads back', () => {
  expect(parts('job')).toEqual([['job', ['work', 'prace', 'zamestnani', 'employee card', 'job offer']]]);
  expect(parts('employee card')[0]?.[1]).not.toContain('job');
  expect(parts('side job').at(-1)?.[1]).not.toContain('employee card');
});

test('what is unknown has no other words', () => {
  expect(parts('lighthouse keeper')).toEqual([
    ['lighthouse', []],
    ['keeper', []],
  ]);
  expect(parts('')).toEqual([]);
});
