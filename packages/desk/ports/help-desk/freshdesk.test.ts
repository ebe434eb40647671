import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type StubHelpDesk,
  type StubHelpDeskOptions,
  startFreshdesk,
} from '../../../../tests/stubs/freshdesk.ts';
import type { FailureKind } from '../../../../tests/stubs/freshdesk-failures.ts';
import { aTicket, helpDeskContract } from './contract.ts';
import { freshdesk } from './freshdesk.ts';

/** Never reached here, however busy the machine. */
const timeoutMs = 30_000;
const portOf = ({ url, key }: StubHelpDesk) => freshdesk({ domain: url, key, timeoutMs });
const withTag = (stub: StubHelpDesk, reference = aTicket.reference) =>
  stub.tickets().filter(({ tags }) => tags.includes(reference));
const certain = { inDoubt: false };
const doubtful = { inDoubt: true };

helpDeskContract('Freshdesk', async () => {
  const stub = await startFreshdesk();
  return { port: portOf(stub), held: (reference) => withTag(stub, reference).length, close: stub.close };
});

let stub: StubHelpDesk;
const restart = async (options: StubHelpDeskOptions) => {
  await stub.close();
  stub = await startFreshdesk(options);
};
beforeEach(async () => {
  stub = await startFreshdesk({ retryAfterSeconds: 37 });
});
afterEach(() => stub.close());

const failures: [FailureKind, { inDoubt: boolean; afterMs?: number }, number][] = [
  ['throttled', { inDoubt: false, afterMs: 37_000 }, 0],
  ['error-before', { inDoubt: true }, 0],
  ['error-after', { inDoubt: true }, 1],
  ['reset-before', { inDoubt: true, afterMs: timeoutMs }, 0],
  ['reset-after', { inDoubt: true, afterMs: timeoutMs }, 1],
  ['unavailable', { inDoubt: true }, 0],
];

describe('a desk that fails', () => {
  test.each(failures)('%s: another try, and one ticket in the end', async (kind, expected, stored) => {
    stub.failNext(kind);
    const first = await portOf(stub).submit(aTicket, certain);
    expect(first).toEqual({ kind: 'retry', error: expect.any(String), ...expected });
    expect(withTag(stub)).toHaveLength(stored);
    const second = await portOf(stub).submit(aTicket, expected);
    expect(second).toEqual({ kind: 'done', externalId: String(withTag(stub)[0]?.id) });
    expect(withTag(stub)).toHaveLength(1);
  });

  test('silence after the ticket was taken: in doubt, then found', async () => {
    stub.failNext('silent-after');
    const timeOut = new AbortController();
    const patient: typeof fetch = (url, init) => fetch(url, { ...init, signal: timeOut.signal });
    const port = freshdesk({ domain: stub.url, key: stub.key, timeoutMs, fetch: patient });
    const attempt = port.submit(aTicket, certain);
    await vi.waitFor(() => expect(withTag(stub)).toHaveLength(1), { timeout: timeoutMs });
    timeOut.abort(new DOMException('', 'TimeoutError'));
    expect(await attempt).toMatchObject({ kind: 'retry', inDoubt: true, afterMs: timeoutMs });
    expect(await portOf(stub).submit(aTicket, doubtful)).toEqual({ kind: 'done', externalId: '1' });
    expect(withTag(stub)).toHaveLength(1);
  });

  test.each(failures)('%s of the look-up keeps the doubt and posts nothing', async (kind, { afterMs }) => {
    stub.failNext(kind);
    const outcome = await portOf(stub).submit(aTicket, doubtful);
    expect(outcome).toMatchObject({ kind: 'retry', inDoubt: true, ...(afterMs && { afterMs }) });
    expect(stub.calls().map(({ method }) => method)).toEqual(['GET']);
  });

  test('a failed post after a look-up that found nothing keeps the doubt', async () => {
    stub.failNext(undefined, 'throttled');
    const outcome = await portOf(stub).submit(aTicket, doubtful);
    expect(outcome).toMatchObject({ kind: 'retry', inDoubt: true, afterMs: 37_000 });
  });

  test('a desk that is not there leaves no doubt', async () => {
    await stub.close();
    expect(await portOf(stub).submit(aTicket, certain)).toMatchObject({ kind: 'retry', inDoubt: false });
    stub = await startFreshdesk();
  });

  test('200 tickets against a desk that fails every third call: none lost, none twice', async () => {
    // Without silence, which is a race between two clocks: it has a test of its own above.
    await restart({ failures: 0.33, seed: 20261121, kinds: failures.map(([kind]) => kind) });
    const port = portOf(stub);
    const references = Array.from(
      { length: 200 },
      (_, index) => `MJK-${String(index).padStart(4, '0')}-TEST`,
    );
    const deliver = async (reference: string) => {
      let inDoubt = false;
      for (let attempt = 0; attempt < 40; attempt += 1) {
        const ticket = { ...aTicket, reference, email: `client.${reference.slice(4, 7)}@example.org` };
        const outcome = await port.submit(ticket, { inDoubt });
        if (outcome.kind !== 'retry') return outcome.kind;
        inDoubt = outcome.inDoubt;
      }
      return 'gave up';
    };
    expect(new Set(await Promise.all(references.map(deliver)))).toEqual(new Set(['done']));
    expect(references.map((reference) => withTag(stub, reference).length)).toEqual(references.map(() => 1));
  }, 60_000);
});

describe('custom fields', () => {
  const text = 'text' as const;
  const rest = { cf_full_name: text, cf_client_phone_number: text };
  test.each<[string, NonNullable<StubHelpDeskOptions['fields']>, string[]]>([
    ['has none of them', {}, []],
    [
      'lacks one',
      { ...rest, cf_eu_citizen: ['YES', 'NO'], cf_nationality: text },
      ['cf_client_phone_number', 'cf_eu_citizen', 'cf_full_name', 'cf_nationality'],
    ],
    [
      'has other choices',
      { ...rest, cf_eu_citizen: ['Ano', 'Ne'], cf_nationality: text, cf_select_servicee: text },
      ['cf_client_phone_number', 'cf_full_name', 'cf_nationality', 'cf_select_servicee'],
    ],
    ['lacks one and has other choices', { ...rest, cf_eu_citizen: ['Ano', 'Ne'] }, []],
  ])('a desk that %s still takes the request, once', async (_name, fields, kept) => {
    await restart({ fields });
    expect(await portOf(stub).submit(aTicket, certain)).toMatchObject({ kind: 'done' });
    const [ticket] = withTag(stub);
    expect(stub.tickets()).toHaveLength(1);
    expect(Object.keys(ticket?.custom_fields ?? {}).sort()).toEqual(kept);
    for (const value of [aTicket.nationality, aTicket.phone, aTicket.service])
      expect(ticket?.description).toContain(value);
  });

  test('an address the desk does not take is refused at once, and not repeated', async () => {
    const outcome = await portOf(stub).submit({ ...aTicket, email: 'jana@nowhere' }, certain);
    expect(outcome).toEqual({
      kind: 'refused',
      error: 'The help desk refused the ticket (400); email invalid_value',
    });
    expect(stub.calls()).toHaveLength(1);
  });
});
