import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encode, encodingFor, isWorthEncoding } from './encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=1.0', 'br'],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['gzip;q=0.000, br; q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
  ['brotli', 'identity'],
  ['gzip;q=nonsense', 'identity'],
  [',,;=,', 'identity'],
])('a client that sends "%s" gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test('each encoding is what its name says', async () => {
  const body = Buffer.from('<h1>Blog</h1>'.repeat(200));
  expect(brotliDecompressSync(await encode(body, 'br', 'kept'))).toEqual(body);
  expect(gunzipSync(await encode(body, 'gzip', 'once'))).toEqual(body);
  expect(await encode(body, 'identity', 'kept')).toBe(body);
});

test.each([
  ['text/javascript; charset=utf-8', 300, 'kept', true],
  ['text/javascript; charset=utf-8', 100, 'kept', false],
  ['application/problem+json', 300, 'once', false],
  ['application/problem+json', 2000, 'once', true],
  ['image/png', 90_000, 'kept', false],
] as const)('of %s, %i bytes that are %s: worth it is %s', (type, bytes, effort, worth) => {
  expect(isWorthEncoding(type, bytes, effort)).toBe(worth);
});
