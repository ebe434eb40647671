import { expect, test } from 'vitest';
import { kindOf, withoutValues } from './log.ts';

const canary = 'canary@example.com';
const failure = Object.assign(new TypeError(`cannot store ${canary}`), {
  code: '23505',
  statement: 'INSERT users',
  params: [canary],
  cause: new Error(canary),
});

test('a fault is called by its kind, its code and its statement', () => {
  expect(kindOf(failure)).toBe('TypeError 23505 INSERT users');
  expect(kindOf(canary)).toBe('string');
});

test.each([
  ['an error alone', [failure]],
  ['an error with words', [failure, 'Saving failed']],
  ['an error in a field', [{ err: failure }]],
  ['an error under another name', [{ error: failure, msg: 'Saving failed' }]],
  ['a document', [{ err: failure, data: { email: canary }, list: [canary] }, 'Saving failed']],
  ['an error after the words', ['Saving failed', failure]],
])('%s is logged without its values', (_, given) => {
  const line = JSON.stringify(withoutValues(given));
  expect(line).not.toContain(canary);
  expect(line).toMatch(/INSERT users|Saving failed/);
});

test('plain words and numbers stay as they are', () => {
  expect(withoutValues(['The outbox is running'])).toEqual(['The outbox is running']);
  expect(withoutValues([{ collection: 'pages', id: 7 }, 'A draft is unfinished'])).toEqual([
    { collection: 'pages', id: 7 },
    'A draft is unfinished',
  ]);
});

test('a line says where a fault happened', () => {
  expect(JSON.stringify(withoutValues([failure]))).toContain('log.test.ts');
});
