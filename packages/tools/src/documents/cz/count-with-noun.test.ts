import { expect, test } from 'vitest';
import { copiesIn, countWithNoun } from './count-with-noun.ts';

test.each([
  [1, 'months', '1 month', '1 měsíc'],
  [2, 'months', '2 months', '2 měsíce'],
  [5, 'months', '5 months', '5 měsíců'],
  [1, 'hours', '1 hour', '1 hodinu'],
  [1.5, 'hours', '1.5 hours', '1,5 hodiny'],
  [300, 'hours', '300 hours', '300 hodin'],
  [3, 'years', '3 years', '3 roky'],
  [10, 'years', '10 years', '10 let'],
  [1, 'ofDays', '1 day', '1 dne'],
  [14, 'ofDays', '14 days', '14 dnů'],
  [24, 'ofMonths', '24 months', '24 měsíců'],
] as const)('%d %s agree with their number in both languages', (count, thing, en, local) =>
  expect(countWithNoun(count, thing).map((words) => String(words).replace(/\s/g, ' '))).toEqual([en, local]),
);

test('none is a line to write on', () =>
  expect(countWithNoun(undefined, 'months')).toEqual([{ blank: 32 }, { blank: 32 }]));

test.each([
  [2, 've 2 stejnopisech'],
  [4, 've 4 stejnopisech'],
  [5, 'v 5 stejnopisech'],
])('something is made in %d copies', (count, local) =>
  expect(String(copiesIn(count)[1]).replace(/\s/g, ' ')).toBe(local),
);
