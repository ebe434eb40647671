import type { RequestListener } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { answering, serve } from '../../../../tests/stubs/http.ts';
import { aTicket } from './contract.ts';
import { freshdesk } from './freshdesk.ts';

const key = 'a-secret-key-0001';
const certain = { inDoubt: false };
const timeoutMs = 30_000;

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
