import { changeCase, openCase } from '@majak/desk/cases/change-case';
import { query } from '@majak/desk/database';
import { erase, redactRequests } from '@majak/desk/outbox/redact-requests';
import { replyToRequest } from '@majak/desk/replies/reply-to-request';
import { consentsOf } from '@majak/desk/sign-in/client-consents';
import { clientMatters } from '@majak/desk/sign-in/client-matters';
import { eraseClient, erasureOf } from '@majak/desk/sign-in/erase-client';
import { exportPerson } from '@majak/desk/use-cases/export-person';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetCases, key, opening } from '../support/case-desk.ts';
import { contactInput } from '../support/contact-input.ts';
import { store } from '../support/store.ts';
import { submitRequest } from '../support/submit.ts';

let payload: Payload;
const forget = async () => {
  await forgetCases();
  await query(payload, sql`DELETE FROM reviews`);
};
beforeAll(async () => {
  payload = await store();
});
beforeEach(forget);
afterAll(forget);

const now = new Date();
async function requestOf(email: string): Promise<string> {
  const result = await submitRequest(payload, { input: contactInput({ email }), spam: false });
  if (result.kind !== 'accepted') throw new Error(result.kind);
  return result.reference;
}
const replies = () => query(payload, sql`SELECT text FROM request_replies`);
const reply = (reference: string) =>
  replyToRequest(payload, {
    request: { reference },
    given: { text: 'Dear Ana' },
    person: 'agent@majak.example',
    idempotencyKey: key(),
  });

test('to a request that is erased nothing is replied any more', async () => {
  const reference = await requestOf('ana@example.com');
  await erase(payload, reference, now);
  expect(await reply(reference)).toEqual({ kind: 'erased' });
  expect(await replies()).toEqual([]);
});

test('a reply that came in between while its request was erased is erased too', async () => {
  const reference = await requestOf('ana@example.com');
  expect(await reply(reference)).toEqual({ kind: 'made' });
  await query(
    payload,
    sql`UPDATE requests SET redacted_at = ${now.toISOString()} WHERE reference = ${reference}`,
  );
  await redactRequests(payload, now, { requestDays: 730, spamDays: 30 });
  expect(JSON.stringify(await replies())).not.toContain('Dear Ana');
});

test('a request from which the case of somebody else goes on stays, and is said to', async () => {
  const request = await requestOf('hr@employer.example');
  const own = await requestOf('hr@employer.example');
  const reference = 'MJK-0000-0001';
  const given = { ...opening, email: 'ana@example.com', request };
  await openCase(payload, { reference, given, author: 'agency', idempotencyKey: key() });
  const matters = () => clientMatters(payload, 'hr@employer.example');
  expect(erasureOf(await matters())).toEqual({ cases: [], requests: [own], kept: [request] });
  await eraseClient(payload, 'hr@employer.example', now);
  expect((await matters()).requests).toMatchObject([{ reference: request, cases: [], needed: true }]);
  const end = { reference, author: 'agency', kind: 'withdrawn', idempotencyKey: key() } as const;
  await changeCase(payload, { ...end, given: { on: '2026-03-01' } });
  expect(erasureOf(await matters())).toEqual({ cases: [], requests: [request], kept: [] });
});

test('an address is one in both spellings of its domain: taken along, agreed to, erased', async () => {
  const [typed, signedIn] = ['Ana@müller.example', 'ana@xn--mller-kva.example'];
  const reference = await requestOf(typed);
  const review = {
    author: 'Ana',
    rating: 5,
    country: 'CZ',
    date: '2026-01-15',
    text: 'Good',
    source: 'site',
  } as const;
  const data = { ...review, consent: 'I agree', _status: 'published' } as const;
  await payload.create({ collection: 'reviews', data, draft: false, depth: 0, overrideAccess: true });
  await query(payload, sql`UPDATE reviews SET email = ${typed}`);
  expect(await exportPerson(payload, signedIn, now)).toMatchObject({
    requests: [{ reference }],
    reviews: [{ name: 'Ana' }],
  });
  const agreed = (await consentsOf(payload, signedIn)).map((one) => one.with);
  expect(agreed).toContain('your review');
  await eraseClient(payload, signedIn, now);
  expect(await query(payload, sql`SELECT email FROM reviews`)).toEqual([{ email: null }]);
});
