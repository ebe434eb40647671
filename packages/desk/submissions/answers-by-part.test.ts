import { expect, test } from 'vitest';
import { answersByPart, answersByPlace } from './answers-by-part.ts';

const line = (path: string, part: string, under?: string) => ({
  path,
  part,
  ...(under ? { place: { under } } : {}),
});
const lines = [
  line('name', 'About you'),
  line('children.0.name', 'Your family', 'Child 1'),
  line('children.0.born', 'Your family', 'Child 1'),
  line('children.1.name', 'Your family', 'Child 2'),
  line('married', 'Your family'),
  line('divorced', 'Your family'),
];

test('answers stand by the parts of their form', () => {
  expect(answersByPart(lines).map(({ part, lines: own }) => [part, own.length])).toEqual([
    ['About you', 1],
    ['Your family', 5],
  ]);
});

test('a child is named once, with its answers below, and the order stays', () => {
  expect(answersByPlace(lines).map(({ under, lines: own }) => [under, own.map(({ path }) => path)])).toEqual([
    [undefined, ['name']],
    ['Child 1', ['children.0.name', 'children.0.born']],
    ['Child 2', ['children.1.name']],
    [undefined, ['married', 'divorced']],
  ]);
});
