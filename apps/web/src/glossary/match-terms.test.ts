import { expect, test } from 'vitest';
import { furtherForms, matchTerms } from './match-terms.ts';

const licence = {
  names: 'živnostenské oprávnění trade licence živnost',
  meaning: 'The right to run a trade. You pay health insurance yourself.',
};
const insurer = { names: 'zdravotní pojišťovna health insurer', meaning: 'Pays your doctor.' };
const lease = { names: 'nájem lease', meaning: 'What a landlord and you sign. You can end it.' };
const all = [licence, insurer, lease];

test.each([
  ['', all],
  ['zivno', [licence]],
  ['Health', [insurer]],
  // Only where no word is called so, what it means is read.
  ['landlord', [lease]],
  ['trade licenses', [licence]],
  ['the insurer', [insurer]],
  ['and', [lease]],
  ['health licence', []],
])('%j finds what is called so, or else what is explained so', (written, found) => {
  expect([...matchTerms(all, written)]).toEqual(found);
});

test('a page says only those forms of a word that its names do not', () => {
  expect(furtherForms('živnost trade', 'živnosti, Živnost, trades')).toBe('zivnosti');
  expect(furtherForms('živnost trade', null)).toBe('');
});
