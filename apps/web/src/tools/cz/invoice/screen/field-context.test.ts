import { expect, test } from 'vitest';
import { fieldContextOf } from './field-context.ts';

test('fields see where the supply is taxed, and the usual rule until something is chosen', () => {
  const placeOf = (place?: string) => fieldContextOf(place ? { place } : {}, {}, []).place;
  expect(placeOf('abroad')).toBe('abroad');
  expect(placeOf('nowhere')).toBe('usual');
  expect(placeOf()).toBe('usual');
});
