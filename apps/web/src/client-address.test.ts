import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.9' } }) as never;

test.each([
  ['no proxy: the header is not believed', '1.2.3.4', 0, '10.0.0.9'],
  ['one proxy: its entry', '1.2.3.4', 1, '1.2.3.4'],
  ['one proxy and a client that lies', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['two proxies', '6.6.6.6, 1.2.3.4, 10.0.0.1', 2, '1.2.3.4'],
  ['a proxy that wrote nothing', undefined, 1, '10.0.0.9'],
])('%s', (_, forwarded, trusted, expected) => {
  expect(clientAddress(from(forwarded), trusted)).toBe(expected);
});
