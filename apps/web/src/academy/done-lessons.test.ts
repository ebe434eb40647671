import { expect, test } from 'vitest';
import { doneIn, withLesson } from './done-lessons.ts';

test.each([
  [null, []],
  ['', []],
  ['{', []],
  ['{"a":1}', []],
  ['["a/b",7,null,"c/d"]', ['a/b', 'c/d']],
])('what was kept as %j means %j', (kept, done) => {
  expect(doneIn(kept)).toEqual(done);
});

test('a lesson is done once, and can be undone', () => {
  expect(withLesson(['a', 'b'], 'a', true)).toEqual(['b', 'a']);
  expect(withLesson(['a', 'b'], 'a', false)).toEqual(['b']);
});
