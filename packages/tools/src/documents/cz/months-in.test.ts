import { expect, test } from 'vitest';
import { monthsIn } from './months-in.ts';

test.each([
  [1, '1 month', '1 měsíc'],
  [2, '2 months', '2 měsíce'],
  [5, '5 months', '5 měsíců'],
])('%d is said in both languages', (count, en, cs) => expect(monthsIn(count)).toEqual([en, cs]));

test('none is a line to write on', () => expect(monthsIn(undefined)).toEqual([{ blank: 32 }, { blank: 32 }]));
