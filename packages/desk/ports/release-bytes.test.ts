import { expect, test } from 'vitest';
import { releaseBytes } from './release-bytes.ts';

test('large bytes are gone at once; small ones, which may share their memory, stay', () => {
  const [large, small] = [new Uint8Array(2 * 1024 * 1024), Buffer.from('small')];
  for (const bytes of [large, small]) releaseBytes(bytes);
  expect([large.length, small.toString()]).toEqual([0, 'small']);
});
