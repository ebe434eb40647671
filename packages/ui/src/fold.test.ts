import { expect, test } from 'vitest';
import { filterOptions, fold } from './fold.tsx';

const countries = [
  'Åland Islands',
  'Côte d’Ivoire',
  'Czechia',
  'United Kingdom',
  'Emirates, United Arab',
].map((label) => ({ label }));

test('accents and case do not matter', () => {
  expect(fold(' Žluťoučký KŮŇ ')).toBe('zlutoucky kun');
  expect(filterOptions(countries, 'cote').map(({ label }) => label)).toEqual(['Côte d’Ivoire']);
});

test('every typed word has to be found, in any order', () => {
  expect(filterOptions(countries, 'arab uni').map(({ label }) => label)).toEqual(['Emirates, United Arab']);
});

test('what starts with the typed text comes first', () => {
  expect(filterOptions(countries, 'united').map(({ label }) => label)).toEqual([
    'United Kingdom',
    'Emirates, United Arab',
  ]);
});

test('nothing typed keeps everything; no match leaves nothing', () => {
  expect(filterOptions(countries, '  ')).toHaveLength(countries.length);
  expect(filterOptions(countries, 'atlantis')).toEqual([]);
});
