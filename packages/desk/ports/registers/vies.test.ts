import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failureNames } from '../../../../tests/stubs/register-server.ts';
import { type StubVies, startVies, viesError, viesErrors } from '../../../../tests/stubs/vies.ts';
import { aVatNumber } from './contract.ts';
import { noVerdict } from './port.ts';
import { vies } from './vies.ts';

/** Never reached here, however busy the machine, but by a register that is silent. */
const timeoutMs = 30_000;
const now = () => new Date('2026-11-21T12:34:56.000Z');
const unavailable = noVerdict('unavailable');
let stub: StubVies;
beforeEach(async () => {
  stub = await startVies();
});
afterEach(() => stub.close());
const ask = (options: Partial<Parameters<typeof vies>[0]> = {}) =>
  vies({ origin: stub.url, timeoutMs, now, ...options });
const answering = (body: object) => stub.failNext({ status: 200, body });

describe('a verdict', () => {
  test('a registered number is valid, with name, address in lines and the time of VIES', async () => {
    expect(await ask()(aVatNumber)).toEqual({
      registry: 'valid',
      source: 'VIES',
      name: 'ČEZ, a. s.',
      address: 'Duhová 1444/2\nPRAHA 4 - MICHLE\n140 00 PRAHA 4',
      checkedAt: '2026-11-21T10:00:00.000Z',
      consultationNumber: null,
    });
  });

  test('a number nobody has is invalid', async () => {
    expect(await ask()({ country: 'SK', number: '2020273893' })).toEqual({
      ...unavailable,
      registry: 'invalid',
      source: 'VIES',
      checkedAt: '2026-11-21T10:00:00.000Z',
    });
  });

  test('what a state keeps to itself is null', async () => {
    const facts = await ask()({ country: 'DE', number: '136695976' });
    expect(facts).toMatchObject({ registry: 'valid', name: null, address: null });
  });

  test.each([
    ['2026-11-21+01:00', '2026-11-21T12:34:56.000Z'],
    [undefined, '2026-11-21T12:34:56.000Z'],
    [5, '2026-11-21T12:34:56.000Z'],
    ['2026-11-21T13:00:00+01:00', '2026-11-21T12:00:00.000Z'],
  ])('the date %s makes it checked at %s', async (requestDate, checkedAt) => {
    answering({ valid: true, requestDate });
    expect(await ask()(aVatNumber)).toMatchObject({ registry: 'valid', checkedAt });
  });

  test('asks in the words of VIES, and says nothing of a requester unless there is one', async () => {
    await ask()({ country: 'EL', number: '094259216' });
    expect(stub.calls()).toEqual([
      {
        method: 'POST',
        path: '/taxation_customs/vies/rest-api/check-vat-number',
        contentType: 'application/json',
        body: { countryCode: 'EL', vatNumber: '094259216' },
      },
    ]);
  });
});

describe('with the number of the agency', () => {
  const requester = { country: 'CZ', number: '27082440' } as const;
  test('there is a consultation number, for a yes and for a no', async () => {
    const consultationNumber = 'WAPIAAAAX7kQ2mZp';
    expect(await ask({ requester })(aVatNumber)).toMatchObject({ registry: 'valid', consultationNumber });
    const nobody = { country: 'DE', number: '999999999' } as const;
    expect(await ask({ requester })(nobody)).toMatchObject({ registry: 'invalid', consultationNumber });
    expect(stub.calls()[0]?.body).toMatchObject({
      requesterMemberStateCode: 'CZ',
      requesterNumber: '27082440',
    });
  });

  test('one that VIES does not accept costs the consultation number, not the verdict', async () => {
    const unknown = { country: 'CZ', number: '00000019' } as const;
    const facts = await ask({ requester: unknown })(aVatNumber);
    expect(facts).toMatchObject({ registry: 'valid', consultationNumber: null });
    expect(stub.calls()).toHaveLength(2);
  });
});

describe('no verdict is never a no', () => {
  test.each(viesErrors)('%s with status 200', async (code) => {
    stub.failNext(viesError(code));
    expect(await ask()(aVatNumber)).toEqual(unavailable);
    expect(stub.calls()).toHaveLength(1);
  });

  test.each([400, 404, 500])('an error with status %i', async (status) => {
    stub.failNext({ ...viesError('INVALID_INPUT'), status });
    expect(await ask()(aVatNumber)).toEqual(unavailable);
  });

  test.each([
    ['no verdict in it', { countryCode: 'CZ', vatNumber: '45274649' }],
    ['an error beside it', { valid: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }],
    ['a userError', { valid: false, userError: 'MS_UNAVAILABLE' }],
    ['the number of another', { valid: true, countryCode: 'CZ', vatNumber: '27082440' }],
    ['the country of another', { valid: true, countryCode: 'SK', vatNumber: '45274649' }],
    ['a name that is no text', { valid: true, name: { html: '<b>' } }],
  ])('an answer with %s', async (_kind, body) => {
    answering(body);
    expect(await ask()(aVatNumber)).toEqual(unavailable);
  });

  test('a verdict with another status', async () => {
    stub.failNext({ status: 203, body: { valid: true } });
    expect(await ask()(aVatNumber)).toEqual(unavailable);
  });

  test.each(failureNames)('%s', async (kind) => {
    stub.failNext(kind);
    expect(await ask({ timeoutMs: kind === 'silence' ? 50 : timeoutMs })(aVatNumber)).toEqual(unavailable);
    expect(stub.calls()).toHaveLength(1);
  });

  test('nobody at home', async () => {
    await stub.close();
    expect(await ask()(aVatNumber)).toEqual(unavailable);
  });
});

test.each([
  'https://ec.europa.eu.evil.cz',
  'http://ec.europa.eu',
  'https://ares.gov.cz',
  'http://localhost:80',
  'http://127.0.0.1:80/x',
  'http://169.254.169.254',
  'https://ec.europa.eu@evil.cz',
  '',
])('%j is not VIES', (origin) => expect(() => vies({ origin, timeoutMs })).toThrow('VIES'));

test('VIES itself is', () => expect(() => vies({ origin: 'https://ec.europa.eu', timeoutMs })).not.toThrow());
