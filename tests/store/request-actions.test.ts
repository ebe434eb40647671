import { query } from '@majak/desk/database';
import { planDeliveries } from '@majak/desk/outbox/plan-deliveries';
import type { User } from '@majak/desk/payload-types';
import { requestEndpoints } from '@majak/desk/records/request-endpoints';
import { sql } from 'drizzle-orm';
import { createLocalReq, type Payload } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { contactInput } from '../support/contact-input.ts';
import { store } from '../support/store.ts';
import { submitRequest } from '../support/submit.ts';

let payload: Payload;
let reference = '';
beforeAll(async () => {
  payload = await store();
});
beforeEach(async () => {
  await query(payload, sql`DELETE FROM outbox`);
  await query(payload, sql`DELETE FROM requests`);
  const result = await submitRequest(payload, { input: contactInput(), spam: false });
  if (result.kind !== 'accepted') throw new Error(result.kind);
  reference = result.reference;
});

const account = {
  id: 1,
  collection: 'users',
  name: 'A',
  email: 'a@b.example',
  createdAt: '',
  updatedAt: '',
} as const;
const agent: User = { ...account, role: 'agent' };
const idOf = async () => Number((await query(payload, sql`SELECT id FROM requests`))[0]?.id);
const request = async () => (await query(payload, sql`SELECT * FROM requests`))[0];
const statuses = async () =>
  (await query(payload, sql`SELECT status FROM outbox ORDER BY key`)).map(({ status }) => status);
const giveUp = async (channel: string) => {
  await query(payload, sql`UPDATE outbox SET status = 'SUCCEEDED'`);
  await query(payload, sql`UPDATE outbox SET status = 'FAILED', attempts = 30 WHERE channel = ${channel}`);
  await query(payload, sql`UPDATE requests SET status = 'FAILED'`);
};

async function post(action: string, user: User | null = agent, id?: number) {
  const endpoint = requestEndpoints.find(({ path }) => path === `/:id/${action}`);
  const req = await createLocalReq({ user: user ?? undefined }, payload);
  req.routeParams = { id: String(id ?? (await idOf())) };
  const answer = await endpoint?.handler(req);
  return { status: answer?.status, body: await answer?.json() };
}

test('retry opens what was given up, and leaves what was delivered', async () => {
  await planDeliveries(payload, new Date());
  await giveUp('desk');
  expect(await post('retry')).toEqual({ status: 200, body: { done: 'retry', deliveries: 1 } });
  expect(await statuses()).toEqual(['SUCCEEDED', 'INITIAL', 'SUCCEEDED']);
  expect(await request()).toMatchObject({ status: 'REQUESTED' });
});

test('spam that is not planned yet is never planned, until it is no spam', async () => {
  expect((await post('spam')).status).toBe(200);
  await planDeliveries(payload, new Date());
  expect(await statuses()).toEqual([]);
  expect((await post('retry')).status).toBe(409);
  expect((await post('not-spam')).status).toBe(200);
  await planDeliveries(payload, new Date());
  expect(await statuses()).toEqual(['INITIAL', 'INITIAL', 'INITIAL']);
});

test('spam that waits is stopped, and goes on once it is no spam', async () => {
  await planDeliveries(payload, new Date());
  expect((await post('spam')).body).toEqual({ done: 'spam', deliveries: 3 });
  expect(await statuses()).toEqual(['FAILED', 'FAILED', 'FAILED']);
  expect((await post('not-spam')).body).toEqual({ done: 'not-spam', deliveries: 3 });
  expect(await statuses()).toEqual(['INITIAL', 'INITIAL', 'INITIAL']);
});

test('erasing is done once, and nothing can be retried after it', async () => {
  await planDeliveries(payload, new Date());
  expect((await post('erase')).status).toBe(200);
  expect(await request()).toMatchObject({ reference, email: 'erased', name: 'erased' });
  expect((await post('erase')).status).toBe(409);
  expect((await post('retry')).status).toBe(409);
});

test.each(['retry', 'spam', 'not-spam', 'erase'])('%s is for agents and owners alone', async (action) => {
  const before = await request();
  const refused = [null, { ...agent, role: 'editor' as const }, { ...agent, mustChangePassword: true }];
  for (const user of refused) expect((await post(action, user)).status).toBe(403);
  expect(await request()).toEqual(before);
  expect((await post(action, agent, 999_999)).status).toBe(404);
});

test('what the client wrote and what the product knows cannot be edited through the API', async () => {
  const id = await idOf();
  const forged = {
    email: 'other@b.example',
    name: 'Somebody else',
    kind: 'consultation',
    formVersion: 2,
    answers: '{}',
    status: 'SUCCEEDED',
    spam: true,
    reference: 'X',
    redactedAt: null,
    title: 'Nobody',
    answeredAt: '2001-01-01T00:00:00.000Z',
  } as const;
  const before = await request();
  const edit = {
    collection: 'requests',
    id,
    depth: 0,
    overrideAccess: false,
    user: { ...agent, collection: 'users' },
  } as const;
  await payload.update({ ...edit, data: { ...forged, stage: 'answered' } });
  const { updated_at: _, answered_at: answeredAt, ...after } = (await request()) ?? {};
  expect(after).toEqual({ ...before, updated_at: undefined, answered_at: undefined, stage: 'answered' });
  // The stage says it, and not who sent it.
  expect(new Date(String(answeredAt)).getFullYear()).toBeGreaterThan(2001);
});

test('a note is signed by who writes it, whatever the browser says', async () => {
  const notes = [
    { text: 'Called back', author: 'somebody@else.example', writtenAt: '2000-01-01T00:00:00.000Z' },
  ];
  const edit = { collection: 'requests', id: await idOf(), depth: 0, overrideAccess: false } as const;
  const { notes: stored } = await payload.update({
    ...edit,
    user: { ...agent, collection: 'users' },
    data: { notes },
  });
  expect(stored?.[0]).toMatchObject({ text: 'Called back', author: 'a@b.example' });
  expect(stored?.[0]?.writtenAt).not.toContain('2000');
});
