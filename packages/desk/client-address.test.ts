import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientAddress, clientNetwork } from './client-address.ts';

const from = (forwarded?: string, remoteAddress = '10.0.0.9') =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as never;

test.each([
  ['no proxy: the header is not believed', '1.2.3.4', 0, '10.0.0.9'],
  ['one proxy: its entry', '1.2.3.4', 1, '1.2.3.4'],
  ['one proxy and a client that lies', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['two proxies', '6.6.6.6, 1.2.3.4, 10.0.0.1', 2, '1.2.3.4'],
  ['a proxy that wrote nothing', undefined, 1, '10.0.0.9'],
  ['an entry that is no address', 'x'.repeat(30), 1, '10.0.0.9'],
  ['an entry with a port', '1.2.3.4:5678', 1, '1.2.3.4'],
])('%s', (_, forwarded, trusted, expected) => {
  expect(clientAddress(from(forwarded), trusted)).toBe(expected);
});

test('a client is its connection, also where IPv4 arrives on an IPv6 socket', () => {
  expect(clientAddress(from(undefined, '::ffff:1.2.3.4'), 0)).toBe('1.2.3.4');
  expect(clientAddress(from(undefined, '2001:db8:1:2:aaaa::1'), 0)).toBe('2001:db8:1:2::/64');
  expect(clientAddress(from(undefined, ''), 0)).toBe('unknown');
});

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:0201', '192.0.2.1'],
  ['[2001:db8::1]:443', '2001:db8::/64'],
  ['[2001:db8::1]', '2001:db8::/64'],
  ['2001:0DB8:0000:0000:ffff::', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['2001:db8::1::2', undefined],
  ['example.com', undefined],
  ['', undefined],
])('%j is counted as %j', (text, expected) => {
  expect(clientNetwork(text)).toBe(expected);
});

const groups = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: count, maxLength: count });

test('all addresses of a /64 are one client, those of the next are another', () => {
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), ([first = 0, ...network], one, other) => {
      const at = (start: number, host: number[]) =>
        clientNetwork([start, ...network, ...host].map((group) => group.toString(16)).join(':'));
      // 2000::/3 is what the internet uses.
      const start = 0x2000 | (first & 0x1fff);
      expect(at(start, one)).toBe(at(start, other));
      expect(at(start ^ 1, one)).not.toBe(at(start, one));
    }),
  );
});
