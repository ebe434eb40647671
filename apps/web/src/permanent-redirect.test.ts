import { expect, test } from 'vitest';
import { permanentRedirect } from './permanent-redirect.ts';

test.each([
  ['/new', '', '/new'],
  ['/new', '?service=tax&for=eu', '/new?service=tax&for=eu'],
  ['/new?a=1#part', '?b=2', '/new?a=1&b=2#part'],
  ['/\\evil.example', '', '/'],
  ['/.//evil.example', '', '/evil.example'],
  ['/new/..//evil.example', '', '/evil.example'],
  ['/%2e//evil.example', '?a=1', '/evil.example?a=1'],
])('%s asked with "%s" leads to %s, and is asked again the next time', (to, search, expected) => {
  const { status, headers } = permanentRedirect(to, { search });
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    301,
    expected,
    'no-cache',
  ]);
});
