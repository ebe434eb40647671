import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeQuery, readSearchQuery, searchHref } from './search-query.ts';

/** Anything a client can send, halves of letters among it. */
const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

const asked = (query: string) => readSearchQuery(new URLSearchParams(query));

test.each([
  ['', { words: '', page: 1 }],
  ['q=visa', { words: 'visa', page: 1 }],
  ['q=%20a%0A%00b%20&page=3', { words: 'a b', page: 3 }],
  ['q=visa&page=0', { words: 'visa', page: 1 }],
  ['q=visa&page=1.5', { words: 'visa', page: 1 }],
  ['q=visa&page=1e9999', { words: 'visa', page: 1 }],
])('%j asks for %j', (query, expected) => {
  expect(asked(query)).toEqual(expected);
});

test('a long question is cut', () => {
  expect(normalizeQuery('x'.repeat(9000))).toHaveLength(100);
});

test('whatever is asked, its address asks the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyUnit }), fc.integer({ min: 1, max: 50 }), (written, page) => {
      const words = normalizeQuery(written);
      expect(asked(searchHref(words, page).split('?')[1] ?? '')).toEqual({
        words: normalizeQuery(words),
        page,
      });
    }),
  );
});
