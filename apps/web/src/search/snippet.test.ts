import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlight, type SnippetPart, snippetOf } from './snippet.ts';

const written = (pieces: readonly SnippetPart[]) =>
  pieces.map(({ text, marked: found }) => (found ? `[${text}]` : text)).join('');

test('words are marked as they are written, neighbours together', () => {
  const terms = new Set(['zivnost', 'trade', 'licence']);
  expect(written(highlight('Your Živnost, the trade licences.', terms))).toBe(
    'Your [Živnost], the [trade licences].',
  );
});

test('a snippet is the lead if it has the words, else the place in the text that has the most of them', () => {
  const body = `${'Nothing to see. '.repeat(40)}Health here. ${'More of it. '.repeat(30)}Insurance for health ends. ${'And on. '.repeat(40)}`;
  const terms = new Set(['health', 'insurance']);
  expect(written(snippetOf({ lead: 'About insurance.', body }, terms))).toBe('About [insurance].');
  const snippet = written(snippetOf({ lead: 'About us.', body }, terms));
  expect(snippet).toMatch(/^… .*\[Insurance\] for \[health\] ends\..* …$/);
  expect(snippet.length).toBeLessThan(240);
});

test('without a place a snippet is the beginning', () => {
  expect(written(snippetOf({ lead: '', body: 'It begins here.' }, new Set(['title'])))).toBe(
    'It begins here.',
  );
  expect(snippetOf({ lead: '', body: '' }, new Set())).toEqual([]);
});

test('the pieces of a text are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, terms) => {
      const pieces = highlight(text, new Set(terms));
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});

test('a word without an end is cut all the same', () => {
  expect(written(snippetOf({ lead: 'x'.repeat(5000), body: '' }, new Set())).length).toBeLessThan(240);
});
