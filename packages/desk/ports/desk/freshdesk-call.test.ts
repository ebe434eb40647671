import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aTicket } from './contract.ts';
import { freshdesk } from './freshdesk.ts';

const key = 'a-secret-key-0001';
const certain = { inDoubt: false };
const timeoutMs = 5000;

let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) server.close().closeAllConnections();
  servers = [];
});
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
}
const answering = (status: number, body = '', headers: Record<string, string> = {}) =>
  serve((_request, response) => void response.writeHead(status, headers).end(body));

const echo = JSON.stringify({
  description: 'Validation failed for jana+visa@example.org',
  errors: [{ field: 'email', message: 'jana+visa@example.org is blocked', code: 'invalid_value' }],
});
const faultsElsewhere = JSON.stringify({
  errors: [{ field: 'jana@example.org', message: '', code: 'Jana Nováková' }],
});

describe('answers of the desk', () => {
  test.each<[string, number, string, Record<string, string>, object]>([
    [
      'the key is wrong',
      401,
      '{"code":"invalid_credentials"}',
      {},
      { kind: 'retry', inDoubt: false, afterMs: 900_000 },
    ],
    ['the account is not paid', 402, '', {}, { kind: 'retry', inDoubt: false, afterMs: 900_000 }],
    [
      'the key may not',
      403,
      '{"code":"access_denied"}',
      {},
      { kind: 'retry', inDoubt: false, afterMs: 900_000 },
    ],
    ['no such desk', 404, '', {}, { kind: 'refused' }],
    ['a conflict', 409, '', {}, { kind: 'refused' }],
    ['another media type', 415, '', {}, { kind: 'refused' }],
    ['a fault that repeats the address', 400, echo, {}, { kind: 'refused' }],
    ['a fault with a person as field', 400, faultsElsewhere, {}, { kind: 'refused' }],
    ['a 400 that is a page', 400, '<html>', {}, { kind: 'refused' }],
    [
      'too many calls, for how long it does not say',
      429,
      '',
      {},
      { kind: 'retry', inDoubt: false, afterMs: 60_000 },
    ],
    [
      'too many calls, until a date',
      429,
      '',
      { 'retry-after': 'Fri, 01 Jan 2027 00:00:00 GMT' },
      { afterMs: 60_000 },
    ],
    ['too many calls, for a year', 429, '', { 'retry-after': '31536000' }, { afterMs: 3_600_000 }],
    [
      'closed for repairs',
      503,
      '<html>',
      { 'retry-after': '5' },
      { kind: 'retry', inDoubt: true, afterMs: 5000 },
    ],
    ['the request took too long', 408, '', {}, { kind: 'retry', inDoubt: true }],
    ['a page of something in between', 200, '<html>log in</html>', {}, { kind: 'retry', inDoubt: true }],
    ['taken', 201, '{"id":1234567890123}', {}, { kind: 'done', externalId: '1234567890123' }],
    [
      'taken, unreadable',
      201,
      '{',
      { location: 'https://a.freshdesk.com/api/v2/tickets/7' },
      { kind: 'done', externalId: '7' },
    ],
    ['taken, says no more', 201, '', {}, { kind: 'done' }],
  ])('%s', async (_name, status, body, headers, expected) => {
    const domain = await answering(status, body, headers);
    const outcome = await freshdesk({ domain, key, timeoutMs }).submit(aTicket, certain);
    expect(outcome).toMatchObject(expected);
    expect(JSON.stringify(outcome)).not.toMatch(/@|jana|Jana|secret/);
  });

  test.each([301, 302, 307, 308])(
    'a redirect (%i) is not followed, nor is the key told to anyone else',
    async (status) => {
      const elsewhere = vi.fn<RequestListener>((_request, response) => void response.end());
      const location = `${await serve(elsewhere)}/api/v2/tickets`;
      const domain = await answering(status, '', { location });
      expect(await freshdesk({ domain, key, timeoutMs }).submit(aTicket, certain)).toMatchObject({
        kind: 'refused',
      });
      expect(elsewhere).not.toHaveBeenCalled();
    },
  );

  test('an answer without end is not read to its end', async () => {
    const domain = await serve((_request, response) => {
      response.writeHead(201, { location: '/api/v2/tickets/8' });
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', pour);
      pour();
    });
    const outcome = await freshdesk({ domain, key, timeoutMs }).submit(aTicket, certain);
    expect(outcome).toEqual({ kind: 'done', externalId: '8' });
  });

  test('a look-up with an answer that breaks off, or is no list, keeps the doubt', async () => {
    for (const body of ['[{"id":1', '{}', '[{"id":"1"}]', '']) {
      const domain = await answering(200, body);
      const outcome = await freshdesk({ domain, key, timeoutMs }).submit(aTicket, { inDoubt: true });
      expect(outcome).toMatchObject({ kind: 'retry', inDoubt: true });
    }
  });
});

describe('the call itself', () => {
  test('carries the key as Basic KEY:X, JSON, and a look-up by e-mail, newest first', async () => {
    const asked: { url?: string; method?: string; authorization?: string; type?: string }[] = [];
    const domain = await serve(({ url, method, headers }, response) => {
      asked.push({ url, method, authorization: headers.authorization, type: headers['content-type'] });
      response.writeHead(method === 'GET' ? 200 : 201).end('[]');
    });
    await freshdesk({ domain, key, timeoutMs }).submit(aTicket, { inDoubt: true });
    const authorization = `Basic ${Buffer.from('a-secret-key-0001:X').toString('base64')}`;
    const query = 'email=jana%2Bvisa%40example.org&order_by=created_at&order_type=desc&per_page=100&page=1';
    expect(asked).toEqual([
      { method: 'GET', url: `/api/v2/tickets?${query}`, authorization, type: undefined },
      { method: 'POST', url: '/api/v2/tickets', authorization, type: 'application/json' },
    ]);
  });

  test.each([
    ['ENOTFOUND', false],
    ['EAI_AGAIN', false],
    ['ECONNREFUSED', false],
    ['UND_ERR_CONNECT_TIMEOUT', false],
    ['CERT_HAS_EXPIRED', false],
    ['ECONNRESET', true],
    ['EPIPE', true],
    ['UND_ERR_SOCKET', true],
    ['UND_ERR_HEADERS_TIMEOUT', true],
  ])('%s: in doubt %s', async (code, inDoubt) => {
    const broken = () =>
      Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) }));
    const outcome = await freshdesk({ domain: 'acme', key, timeoutMs, fetch: broken }).submit(
      aTicket,
      certain,
    );
    const error = `No answer of the help desk (${code})`;
    expect(outcome).toEqual({ kind: 'retry', error, inDoubt, ...(inDoubt && { afterMs: timeoutMs }) });
  });

  test.each([
    ['acme', 'https://acme.freshdesk.com'],
    ['acme.freshdesk.com', 'https://acme.freshdesk.com'],
    ['http://127.0.0.1:4010', 'http://127.0.0.1:4010'],
  ])('the domain %s is %s, and the key is no part of it', (domain, target) => {
    expect(freshdesk({ domain, key, timeoutMs }).target).toBe(target);
  });

  test.each([
    '',
    'acme.example.com',
    'http://localhost:80',
    'https://acme.freshdesk.com',
    'acme/..',
    'a@b',
    'acme.freshdesk.com.evil.cz',
    'http://127.0.0.1:1/x',
    '-a',
  ])('the domain %j is none', (domain) =>
    expect(() => freshdesk({ domain, key, timeoutMs })).toThrow('domain of the help desk'),
  );
});
