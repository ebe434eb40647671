import { expect, test } from 'vitest';
import { rangeOf } from './media-range.ts';

test.each([
  [null, undefined],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=10-500', { first: 10, last: 99 }],
  ['bytes=-20', { first: 80, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=99-', { first: 99, last: 99 }],
  ['bytes=100-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=20-10', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
])('%j of a hundred bytes is %j', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range);
});
