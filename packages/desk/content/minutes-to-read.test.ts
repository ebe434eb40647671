import { expect, test } from 'vitest';
import { minutesToRead } from './minutes-to-read.ts';

const paragraph = (words: number) => ({
  type: 'paragraph',
  children: [{ type: 'text', text: 'word '.repeat(words) }],
});

test.each([
  [0, 1],
  [90, 1],
  [700, 4],
  [1900, 10],
])('%i words take %i minutes', (words, minutes) => {
  const body = {
    root: { children: [paragraph(words - Math.floor(words / 2)), paragraph(Math.floor(words / 2))] },
  };
  expect(minutesToRead(body)).toBe(minutes);
});

test('what has no text yet takes a minute', () => {
  expect(minutesToRead(undefined)).toBe(1);
});
