import { expect, test, vi } from 'vitest';
import { contentPolicy } from './content-policy.ts';

vi.stubEnv('STUDIO_URL', 'https://studio.example');
const { guardHandler } = await import('./guard-handler.ts');

const passed = guardHandler(async () => new Response('passed'));
const post = async (headers: Record<string, string>, slug = 'users') =>
  (
    await passed(new Request('https://studio.example/api', { method: 'POST', headers }), {
      params: Promise.resolve({ slug: [slug] }),
    })
  ).status;
const form = { 'Content-Type': 'multipart/form-data; boundary=x' };
const kilobytes = (count: number) => ({ 'Content-Length': String(count * 1024) });

test.each([
  ['the studio itself', { Origin: 'https://studio.example', 'Sec-Fetch-Site': 'same-origin' }, 200],
  ['a program', {}, 200],
  ['another site', { Origin: 'https://evil.example' }, 403],
  ['another site that hides its origin', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['a sibling of the studio', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['a frame without an origin', { Origin: 'null' }, 403],
  ['another port', { Origin: 'https://studio.example:8443' }, 403],
])('what %s sends is answered', async (_, headers, status) => {
  expect(await post(headers)).toBe(status);
});

test.each([
  ['a body of 256 KB', kilobytes(256), 'users', 200],
  ['a body over 256 KB', kilobytes(257), 'users', 413],
  ['a form of a page', { ...form, ...kilobytes(1000) }, 'pages', 200],
  ['a form over 1 MB', { ...form, ...kilobytes(1025) }, 'pages', 413],
  ['a picture of 10 MB', { ...form, ...kilobytes(10 * 1024) }, 'media', 200],
  ['a picture over that', { ...form, ...kilobytes(12 * 1024) }, 'media', 413],
  ['a body of unknown length', { 'Transfer-Encoding': 'chunked' }, 'media', 411],
  ['a length that is no number', { 'Content-Length': 'long' }, 'users', 411],
])('%s', async (_, headers, slug, status) => {
  expect(await post(headers, slug)).toBe(status);
});

test('no script runs that does not carry the nonce, and nobody may frame the studio', () => {
  const policy = contentPolicy({ nonce: 'abc', webUrl: 'https://www.example' });
  expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';");
  expect(policy).toContain("default-src 'none';");
  expect(policy).toContain("frame-ancestors 'none';");
  expect(policy).toContain('frame-src https://www.example;');
});
