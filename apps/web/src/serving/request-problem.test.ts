import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { originForm, requestProblem } from './request-problem.ts';
import { leadsAway } from './send-response.ts';

const refused = (target: string, { method = 'GET', hosts = ['majak.example'], version = '1.1' } = {}) => {
  const request = new IncomingMessage(new Socket());
  request.method = method;
  request.httpVersion = version;
  request.rawHeaders = ['Accept', '*/*', ...hosts.flatMap((host) => ['hOst', host])];
  if (hosts[0] !== undefined) request.headers.host = hosts[0];
  return requestProblem(request, originForm(target))?.status;
};

test.each([
  '/',
  '/our-services/trade-licence?for=eu',
  '/p%C5%99',
  '/a%20b',
  '/_image?url=%2Fmedia%2Fa.png',
  '/search?q=%E0%A4%A',
  'http://majak.example/blog',
  'http://majak.example',
  '/.well-known/security.txt',
])('%s can be answered', (target) => expect(refused(target)).toBeUndefined());

test.each([
  '//evil.example/',
  '/.//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2F/evil.example/',
  '/%2Fevil.example/',
  '/./evil',
  '/%2e%2e/secret',
  '/media/..',
  '/media/..%2Fsecret',
  '/%E0%A4%A',
  '/%00',
  '/a%0d%0ab',
  '*',
  'blog',
  '',
])('%s cannot be read', (target) => expect(refused(target)).toBe(400));

test('an address has an end', () => expect(refused(`/${'a'.repeat(16_000)}`)).toBe(414));
test.each(['TRACE', 'PUT', 'DELETE', 'PROPFIND', 'BREW'])('%s is not understood', (method) =>
  expect(refused('/', { method })).toBe(405),
);
test.each(['PUT', 'PATCH', 'DELETE'])('%s is left to an end point of the API to refuse', (method) =>
  expect(refused('/api/v1/calculators', { method })).toBeUndefined(),
);
test('work is kept with an account by PUT', () => {
  expect(refused('/client-area/work/majak-profile', { method: 'PUT' })).toBeUndefined();
  expect(refused('/client-area', { method: 'PUT' })).toBe(405);
});
test('TRACE is understood nowhere', () =>
  expect(refused('/api/v1/calculators', { method: 'TRACE' })).toBe(405));
test.each(['a b', 'evil.example/x', '[::1', 'a:b:c', 'a@b', ''])('"%s" is no host', (host) =>
  expect(refused('/', { hosts: [host] })).toBe(400),
);
test.each(['majak.example', 'localhost:3000', '127.0.0.1:80', '[::1]:3000'])('%s is a host', (host) =>
  expect(refused('/', { hosts: [host] })).toBeUndefined(),
);
test.each([
  ['two hosts', { hosts: ['majak.example', 'evil.example'] }, 400],
  ['the same host twice', { hosts: ['majak.example', 'majak.example'] }, 400],
  ['no host', { hosts: [] }, 400],
  ['no host, by HTTP/1.0', { hosts: [], version: '1.0' }, undefined],
])('a request that names %s', (_, request, status) => expect(refused('/', request)).toBe(status));

test.each([
  ['/blog', false],
  ['/blog?to=//evil.example', false],
  ['//evil.example', true],
  ['/\\evil.example', true],
  ['\\\\evil.example', true],
  ['/\t/evil.example', true],
  ['https://evil.example/', true],
  ['javascript:alert(1)', true],
  [null, false],
])('a redirect to %s leads away: %s', (location, away) => expect(leadsAway(location)).toBe(away));
