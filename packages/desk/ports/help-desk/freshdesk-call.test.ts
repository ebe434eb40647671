import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { serve } from '../../../../tests/stubs/http.ts';
import { aTicket } from './contract.ts';
import { freshdesk } from './freshdesk.ts';

const key = 'a-secret-key-0001';
const certain = { inDoubt: false };
const timeoutMs = 30_000;

describe('the call itself', () => {
  test('a desk that never answers is not waited for any longer', async () => {
    const domain = await serve(() => undefined);
    const outcome = await freshdesk({ domain, key, timeoutMs: 50 }).submit(aTicket, certain);
    const error = 'No answer of the help desk (TimeoutError)';
    expect(outcome).toEqual({ kind: 'retry', error, inDoubt: true, afterMs: 50 });
  });

  test('a look-up through slow pages ends in time, and nothing is posted after it', async () => {
    const methods: (string | undefined)[] = [];
    const slow: typeof fetch = async (_url, init) => {
      methods.push(init?.method);
      await wait(15, undefined, { signal: init?.signal ?? undefined });
      return new Response('[]', { headers: { link: '<https://a>; rel="next"' } });
    };
    const port = freshdesk({ domain: 'acme', key, timeoutMs: 20, fetch: slow });
    expect(await port.submit(aTicket, { inDoubt: true })).toMatchObject({ kind: 'retry', inDoubt: true });
    expect(new Set(methods)).toEqual(new Set(['GET']));
    expect(methods.length).toBeLessThan(10);
  });

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
