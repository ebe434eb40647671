import { expect, test } from 'vitest';
import { isSameSite } from './same-site.ts';

const webUrl = 'https://majak.example';
test.each([
  ['a program without either header', {}, true],
  ['our own page', { origin: webUrl, 'sec-fetch-site': 'same-origin' }, true],
  [
    'our own page on the address that was asked',
    { origin: 'http://127.0.0.1:3000', 'x-asked-host': '127.0.0.1:3000' },
    true,
  ],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
  ['another site in an old browser', { origin: 'https://evil.example' }, false],
  ['a sister subdomain', { origin: 'https://x.majak.example', 'sec-fetch-site': 'same-site' }, false],
  ['a sandboxed frame', { origin: 'null' }, false],
])('%s: %j → %s', (_, headers, expected) => {
  expect(isSameSite(new Headers(headers), webUrl, true)).toBe(expected);
});

test('in production another name for this server is another site', () => {
  const headers = new Headers({ origin: 'https://rebound.example', 'x-asked-host': 'rebound.example' });
  expect(isSameSite(headers, webUrl, false)).toBe(false);
});
