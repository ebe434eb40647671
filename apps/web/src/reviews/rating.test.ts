import { expect, test } from 'vitest';
import { ratingOf } from './rating.ts';

const of = (rating: number, sample = false) => ({ rating, sample });

test('the average is of real reviews alone, to a tenth', () => {
  expect(ratingOf([of(5), of(4), of(4), of(1, true)])).toEqual({ average: 4.3, count: 3, sample: false });
});

test('samples alone are said to be samples; nothing comes to nothing', () => {
  expect(ratingOf([of(5, true), of(4, true)])).toEqual({ average: 4.5, count: 2, sample: true });
  expect(ratingOf([])).toBeUndefined();
});
