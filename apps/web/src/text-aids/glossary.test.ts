import { expect, test } from 'vitest';
import { glossaryOf, termIn } from './glossary.ts';

const licence = {
  term: 'živnostenské oprávnění',
  english: 'trade licence',
  meaning: 'x',
  also: 'živnost, živnosti',
};
const glossary = glossaryOf([licence, { term: 'Živnost', english: 'another', meaning: 'y' }]);

test.each([
  ['živnostenské oprávnění', licence],
  ['  Živnostenské\n oprávnění ', licence],
  ['živnosti', licence],
  // Two have this form: the first is found.
  ['živnost', licence],
  ['', undefined],
  ['the živnost', undefined],
])('%j is %j', (text, term) => {
  expect(termIn(glossary, text)).toBe(term);
});
