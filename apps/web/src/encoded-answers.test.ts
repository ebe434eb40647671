import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodedAnswers } from './encoded-answers.ts';

const request = (accept: string, query = '') =>
  new Request(`https://majak.example/blog${query}`, { headers: { 'accept-encoding': accept } });
const answer = (body: string, cache = 'HIT') =>
  new Response(body, { headers: { 'x-astro-cache': cache, 'content-length': String(body.length) } });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('a browser that takes %s gets %s', async (accept, encoding, decode) => {
  const response = await encodedAnswers().of(request(accept), answer('<h1>Blog</h1>'));
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  const body = await bytes(response);
  expect(response.headers.get('content-length')).toBe(String(body.length));
  expect(decode(body).toString()).toBe('<h1>Blog</h1>');
});

test('a program that asks for nothing gets the page as it is', async () => {
  const response = await encodedAnswers().of(request('identity'), answer('<h1>Blog</h1>'));
  expect(await response.text()).toBe('<h1>Blog</h1>');
});

test.each(['MISS', 'STALE'])('a page that was rendered anew (%s) is compressed anew', async (cache) => {
  const answers = encodedAnswers();
  await answers.of(request('br'), answer('old'));
  await answers.of(request('br'), answer('new', cache));
  expect(brotliDecompressSync(await bytes(await answers.of(request('br'), answer('new')))).toString()).toBe(
    'new',
  );
});

test('what was published empties it', async () => {
  const answers = encodedAnswers();
  await answers.of(request('br'), answer('old'));
  answers.clear();
  expect(brotliDecompressSync(await bytes(await answers.of(request('br'), answer('new')))).toString()).toBe(
    'new',
  );
});

test('a campaign parameter makes no page of its own; a service does', async () => {
  const answers = encodedAnswers();
  await answers.of(request('br'), answer('plain'));
  const text = async (query: string) =>
    brotliDecompressSync(await bytes(await answers.of(request('br', query), answer('other')))).toString();
  expect(await text('?utm_source=x')).toBe('plain');
  expect(await text('?service=trade-licence')).toBe('other');
});
