import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { mostFound, SearchIndex } from './search-index.ts';

/** Anything a client can send, halves of letters among it. */
const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

const entry = (name: string, more: Partial<Entry>): Entry => ({
  key: `articles:${name}`,
  kind: 'articles',
  path: `/${name}`,
  title: name,
  headings: '',
  lead: '',
  topics: '',
  body: '',
  ...more,
});
const indexOf = (...entries: Entry[]) => {
  const index = new SearchIndex();
  for (const each of entries) index.put(each);
  return index;
};
const sample = indexOf(
  entry('licence', {
    title: 'How to get a trade licence',
    body: 'At the živnostenský úřad. Bring a passport.',
  }),
  entry('tax', {
    title: 'Your tax return',
    lead: 'By April.',
    body: 'A trade licence is not needed for it.',
  }),
  entry('card', { title: 'The employee card', body: 'A permit for work and residence.' }),
  entry('insurance', { title: 'Health insurance', body: 'Zdravotní pojištění for a visa.' }),
);
const found = (words: string, index = sample) => index.find(words).hits.map(({ key }) => key.split(':')[1]);

test.each([
  ['trade licence', ['licence', 'tax']],
  ['TRADE LICENCES', ['licence', 'tax']],
  ['živnost', ['licence', 'tax']],
  ['zivnostensky', ['licence']],
  ['residen', ['card']],
  ['emploee', ['card']],
  ['pojisteni', ['insurance']],
  ['the return of my tax', ['tax']],
  ['lighthouse', []],
  ['the of and', []],
  ['', []],
])('%j finds %j', (words, names) => {
  expect(found(words)).toEqual(names);
});

test('where no page has all the words, those with some of them are told as such', () => {
  expect(sample.find('employee passport')).toMatchObject({ match: 'some' });
  expect(found('employee passport').toSorted()).toEqual(['card', 'licence']);
  expect(sample.find('employee card')).toMatchObject({ match: 'all' });
});

test('what is put again stands in the place of the older, and what is dropped is gone', () => {
  const index = indexOf(entry('a', { title: 'Old words' }));
  index.put(entry('a', { title: 'New words' }));
  expect([found('old', index), found('new', index), index.size]).toEqual([[], ['a'], 1]);
  index.drop('articles:a');
  index.drop('articles:never-there');
  expect([found('new', index), index.size]).toEqual([[], 0]);
});

test('of a word that is everywhere so many pages are found, those with it in the title first', () => {
  const many = Array.from({ length: 2 * mostFound }, (_, number) =>
    entry(`n${number}`, { body: 'the word office' }),
  );
  const index = indexOf(
    ...many,
    entry('best', { title: 'Office' }),
    entry('rare', { body: 'office lighthouse' }),
  );
  expect(found('office', index)).toHaveLength(mostFound);
  expect(found('office', index)[0]).toBe('best');
  expect(found('office lighthouse', index)).toEqual(['rare']);
});

test('what the program shows comes before a text that says as much', () => {
  const says = { headings: 'How long does the ministry have? What if the office is late?' };
  const index = indexOf(
    entry('article', says),
    entry('tracker', { kind: 'pages', key: 'site:/tracker', isBuiltIn: true, ...says }),
  );
  expect(index.find('how long does the ministry have').hits[0]?.key).toBe('site:/tracker');
  expect(index.find('office is late').hits.map(({ key }) => key)).toEqual([
    'site:/tracker',
    'articles:article',
  ]);
});

test('every word of a page finds it', () => {
  const words = ['employee', 'permit', 'residence', 'passport', 'april', 'visa'];
  fc.assert(
    fc.property(fc.subarray(words, { minLength: 1 }), (some) => {
      const index = indexOf(entry('all', { body: words.join(' ') }));
      expect(found(some.join(' '), index)).toEqual(['all']);
    }),
  );
});

test('whatever is asked has an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyUnit, maxLength: 300 }), (words) => {
      expect(sample.find(words).hits.length).toBeLessThanOrEqual(sample.size);
    }),
  );
});
