import { expect, test } from 'vitest';
import { unitBeside } from '../cz/invoice/formats/unit-words.ts';
import { unitBeside as slovakUnitBeside } from '../sk/invoice/unit-words.ts';

test.each([
  [1, 'hodina', 'hodina', 'hour'],
  [2, 'hodiny', 'hodiny', 'hours'],
  [1.5, 'hodiny', 'hodiny', 'hours'],
  [5, 'hodin', 'hodín', 'hours'],
  [0, 'hodin', 'hodín', 'hours'],
  [-1, 'hodina', 'hodina', 'hour'],
  [22, 'hodin', 'hodín', 'hours'],
])('%d of an hour is %s, %s, %s', (count, czech, slovak, english) => {
  expect(unitBeside('hour', count)).toEqual({ cs: czech, en: english });
  expect(slovakUnitBeside('hour', count)).toEqual({ sk: slovak, en: english });
});

test('a sign stays a sign', () => {
  expect(unitBeside('kilometre', 5)).toMatchObject({ cs: 'km', en: 'km' });
  expect(slovakUnitBeside('piece', 5)).toMatchObject({ sk: 'ks', en: 'pc' });
});
