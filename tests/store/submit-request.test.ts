import { randomUUID } from 'node:crypto';
import { query } from '@majak/desk/database';
import { erase, redactRequests } from '@majak/desk/outbox/redact-requests';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { contactInput } from '../support/contact-input.ts';
import { store } from '../support/store.ts';
import { submitRequest } from '../support/submit.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
beforeEach(async () => {
  await query(payload, sql`DELETE FROM requests`);
});
const count = async () => Number((await query(payload, sql`SELECT count(*) AS n FROM requests`))[0]?.n);

test('fifty posts with one key at once are one request with one reference', async () => {
  const idempotencyKey = randomUUID();
  const results = await Promise.all(
    Array.from({ length: 50 }, () =>
      submitRequest(payload, { input: contactInput(), idempotencyKey, spam: false }),
    ),
  );
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
  expect(results[0]?.kind).toBe('accepted');
  expect(await count()).toBe(1);
});

test('the same key with another body is refused', async () => {
  const idempotencyKey = randomUUID();
  await submitRequest(payload, { input: contactInput(), idempotencyKey, spam: false });
  const other = contactInput({ description: 'Something else' });
  expect(await submitRequest(payload, { input: other, idempotencyKey, spam: false })).toEqual({
    kind: 'keyReused',
  });
  expect(await count()).toBe(1);
});

test('what was taken for spam does not stand in the way of the same post that is none', async () => {
  const post = { input: contactInput(), idempotencyKey: randomUUID() };
  const spam = await submitRequest(payload, { ...post, spam: true });
  const first = await submitRequest(payload, { ...post, spam: false });
  expect(first).not.toEqual(spam);
  expect(await submitRequest(payload, { ...post, spam: false })).toEqual(first);
  expect(await submitRequest(payload, { ...post, spam: true })).toEqual(spam);
  const rows = await query(payload, sql`SELECT status, spam FROM requests ORDER BY id`);
  expect(rows.map(({ status, spam }) => [status, Boolean(spam)])).toEqual([
    ['INITIAL', true],
    ['REQUESTED', false],
  ]);
});

test('fifty posts with keys of their own are fifty requests', async () => {
  const results = await Promise.all(
    Array.from({ length: 50 }, () =>
      submitRequest(payload, { input: contactInput(), idempotencyKey: randomUUID(), spam: false }),
    ),
  );
  expect(new Set(results.map((result) => 'reference' in result && result.reference)).size).toBe(50);
  expect(await count()).toBe(50);
});

test.each([
  ['an emoji', '🦊🦊🦊 Fox'],
  ['a right-to-left name', 'أحمد بن علي'],
  ['combining marks', 'Ngọc Ánh Nguyễn'],
  ['a script', '<script>alert(1)</script>'],
  ['quotes that end a statement', `Robert'); DROP TABLE requests;--`],
])('%s is stored to the letter', async (_, name) => {
  await submitRequest(payload, { input: contactInput({ cf_full_name: name }), spam: false });
  const [row] = await query(payload, sql`SELECT name, answers FROM requests`);
  expect([row?.name, JSON.parse(String(row?.answers)).fullName]).toEqual([name, name]);
});

test('erasing takes everything personal and keeps the reference', async () => {
  const result = await submitRequest(payload, {
    input: contactInput(),
    idempotencyKey: randomUUID(),
    spam: false,
  });
  if (result.kind !== 'accepted') throw new Error(result.kind);
  await erase(payload, result.reference, new Date());
  const [row] = await query(payload, sql`SELECT * FROM requests`);
  expect(row?.reference).toBe(result.reference);
  const personal = Object.values(contactInput({ cf_select_servicee: 'erased' }));
  for (const value of personal.filter((text) => text !== 'erased'))
    expect(JSON.stringify(row)).not.toContain(value);
});

test.each([
  ['a request', false, 729, 0],
  ['a request past its retention', false, 731, 1],
  ['spam', true, 29, 0],
  ['spam past its retention', true, 31, 1],
])('%s is redacted when its time has come, not before', async (_, spam, days, expected) => {
  await submitRequest(payload, { input: contactInput(), spam });
  const then = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  expect(await redactRequests(payload, then, { requestDays: 730, spamDays: 30 })).toBe(expected);
});

test('a key is forgotten after seven days, not before', async () => {
  const idempotencyKey = randomUUID();
  const first = await submitRequest(payload, { input: contactInput(), idempotencyKey, spam: false });
  const day = 24 * 60 * 60 * 1000;
  const retention = { requestDays: 730, spamDays: 30 };
  await redactRequests(payload, new Date(Date.now() + 6.9 * day), retention);
  expect(await submitRequest(payload, { input: contactInput(), idempotencyKey, spam: false })).toEqual(first);
  await redactRequests(payload, new Date(Date.now() + 7.1 * day), retention);
  expect(await submitRequest(payload, { input: contactInput(), idempotencyKey, spam: false })).not.toEqual(
    first,
  );
});

test.each([
  ['a zero-width space in the address', { email: 'ana\u200b@example.com' }, 'email', 'ana@example.com'],
  ['a direction mark in the address', { email: '\u200eana@example.com' }, 'email', 'ana@example.com'],
  ['a NUL in the message', { description: 'before\u0000after' }, 'message', 'beforeafter'],
])('%s is taken out, and the request is taken', async (_, given, key, expected) => {
  const result = await submitRequest(payload, { input: contactInput(given), spam: false });
  expect(result.kind).toBe('accepted');
  const [row] = await query(payload, sql`SELECT * FROM requests`);
  expect(JSON.parse(String(row?.answers))[key]).toBe(expected);
});

test('nothing can be added to an erased request', async () => {
  const result = await submitRequest(payload, { input: contactInput(), spam: false });
  if (result.kind !== 'accepted') throw new Error(result.kind);
  await erase(payload, result.reference, new Date());
  const [row] = await query(payload, sql`SELECT id FROM requests`);
  const note = payload.update({
    collection: 'requests',
    id: Number(row?.id),
    data: { notes: [{ text: 'Ana lives at …' }] },
    overrideAccess: true,
  });
  await expect(note).rejects.toThrow('erased');
});
