import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

test.each([
  ['/client-area/cases/MJK-7F3K-9QX2', '/client-area/cases/MJK-7F3K-9QX2'],
  ['/contact?service=trade-licence', '/contact?service=trade-licence'],
  ['/', '/'],
  ['/our-services/../contact', '/contact'],
  [null, '/client-area'],
  ['', '/client-area'],
  ['client-area', '/client-area'],
  ['https://evil.example/', '/client-area'],
  ['//evil.example', '/client-area'],
  ['///evil.example', '/client-area'],
  ['/\\evil.example', '/client-area'],
  ['\\\\evil.example', '/client-area'],
  ['/%5Cevil.example', '/client-area'],
  ['/%2Fevil.example', '/client-area'],
  ['/%2f%2fevil.example', '/client-area'],
  ['/\t/evil.example', '/client-area'],
  ['/%09/evil.example', '/client-area'],
  ['/\n/evil.example', '/client-area'],
  [' //evil.example', '/client-area'],
  ['/.//evil.example', '/client-area'],
  ['/a/..//evil.example', '/client-area'],
  ['javascript:alert(1)', '/client-area'],
  ['/api/auth/logout', '/client-area'],
  [`/blog?q=${'x'.repeat(2000)}`, '/client-area'],
  ['/api/../api/auth/logout', '/client-area'],
  ['/sign-in/failed', '/client-area'],
])('after %j a client comes to %j', (asked, expected) => {
  expect(returnAddress(asked)).toBe(expected);
});

test('whatever is asked for, a browser stays on this site', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    '%2f',
    '%5c',
    '..',
    '.',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    'evil.example',
    'https:',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(part).map((parts) => parts.join('')),
      ),
      (asked) => {
        const to = returnAddress(asked);
        expect(new URL(to, 'https://site.example').origin).toBe('https://site.example');
        expect(new URL(decodeURI(to), 'https://site.example').origin).toBe('https://site.example');
      },
    ),
  );
});
