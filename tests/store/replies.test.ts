import { query } from '@majak/desk/database';
import { erase, redactRequests } from '@majak/desk/outbox/redact-requests';
import type { User } from '@majak/desk/payload-types';
import { replyEndpoints } from '@majak/desk/records/reply-endpoints';
import { exportPerson } from '@majak/desk/use-cases/export-person';
import { sql } from 'drizzle-orm';
import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetCases, key, mails } from '../support/case-desk.ts';
import { contactInput } from '../support/contact-input.ts';
import { store } from '../support/store.ts';
import { submitRequest } from '../support/submit.ts';

let payload: Payload;
let reference = '';
const forget = async () => {
  await forgetCases();
  await query(payload, sql`DELETE FROM request_replies`);
};
beforeAll(async () => {
  payload = await store();
});
beforeEach(async () => {
  await forget();
  const result = await submitRequest(payload, {
    input: contactInput({ email: 'ana@example.com' }),
    spam: false,
  });
  if (result.kind !== 'accepted') throw new Error(result.kind);
  reference = result.reference;
});
afterAll(forget);

const account = {
  id: 1,
  collection: 'users',
  name: 'A',
  email: 'agent@majak.example',
  createdAt: '',
  updatedAt: '',
} as const;
const agent: User = { ...account, role: 'agent' };
const editor: User = { ...account, role: 'editor' };

const row = async () => (await query(payload, sql`SELECT * FROM requests WHERE reference = ${reference}`))[0];

type Asked = { user?: User; id?: number; text?: unknown; idempotencyKey?: string };
async function ask(method: 'get' | 'post', { user = agent, id, text, idempotencyKey = key() }: Asked = {}) {
  const endpoint = replyEndpoints.find((one) => one.method === method);
  const req = await createLocalReq({ user }, payload);
  req.routeParams = { id: String(id ?? (await row())?.id) };
  req.headers = new Headers({ 'Idempotency-Key': idempotencyKey });
  req.json = async () => ({ text });
  const answer = await endpoint?.handler(req);
  return { status: answer?.status, body: await answer?.json() };
}
const reply = (text: unknown, idempotencyKey?: string) =>
  ask('post', { text, ...(idempotencyKey ? { idempotencyKey } : {}) });

test('a reply goes to the client once, below their confirmation, and is kept', async () => {
  await mails();
  const one = key();
  expect(await reply('Yes, we can.\n\nAna', one)).toMatchObject({
    status: 201,
    body: { replies: [{ text: 'Yes, we can.\n\nAna', person: 'agent@majak.example' }] },
  });
  expect(await reply('Yes, we can.\n\nAna', one)).toMatchObject({ status: 201 });
  const sent = await mails();
  expect(sent).toMatchObject([
    {
      to: 'ana@example.com',
      subject: `Re: We have your request ${reference}`,
      inReplyTo: `${reference.toLowerCase()}.confirmation@majak.example`,
    },
  ]);
  expect(sent[0]?.text).toMatch(/^Yes, we can\.\n\nAna\n\n/);
  expect(sent[0]?.automatic).toBeUndefined();
  expect(await mails()).toEqual([]);
  expect((await ask('get')).body.replies).toMatchObject([{ delivery: { status: 'SUCCEEDED', attempts: 1 } }]);
});

test('two replies are two mails, each its own', async () => {
  await mails();
  await Promise.all([reply('One'), reply('Two')]);
  const sent = await mails();
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2);
  expect(sent.map(({ text }) => text.split('\n')[0]).sort()).toEqual(['One', 'Two']);
});

test('the first reply says when the client was answered, a later one no more', async () => {
  await reply('One');
  const first = await row();
  expect(first).toMatchObject({ stage: 'answered' });
  expect(first?.answered_at).toBeTruthy();
  await query(payload, sql`UPDATE requests SET stage = 'in progress' WHERE reference = ${reference}`);
  await reply('Two');
  expect(await row()).toMatchObject({ stage: 'in progress', answered_at: first?.answered_at });
});

test('who died between a reply and the request is followed by the outbox', async () => {
  await reply('One');
  await query(payload, sql`UPDATE requests SET stage = 'new', answered_at = NULL`);
  await mails();
  expect(await row()).toMatchObject({ stage: 'answered' });
});

test.each([
  ['nothing', undefined],
  ['spaces', '  \n '],
  ['no text', 7],
  ['more than a mail', 'x'.repeat(8001)],
])('%s is no reply', async (_, text) => {
  expect(await reply(text)).toMatchObject({ status: 422, body: { errors: [{ field: 'text' }] } });
  expect(await query(payload, sql`SELECT id FROM request_replies`)).toEqual([]);
});

test('a key is used once, and without one nothing is sent', async () => {
  const one = key();
  await reply('One', one);
  expect(await reply('Two', one)).toMatchObject({ status: 409 });
  expect(await reply('One', 'short')).toMatchObject({ status: 400 });
  expect(await query(payload, sql`SELECT text FROM request_replies`)).toEqual([{ text: 'One' }]);
});

test('strangers, editors, spam and what is erased get no reply', async () => {
  expect(await ask('post', { user: editor, text: 'x' })).toMatchObject({ status: 403 });
  expect(await ask('get', { user: editor })).toMatchObject({ status: 403 });
  expect(await ask('post', { id: 999_999, text: 'x' })).toMatchObject({ status: 404 });
  await query(payload, sql`UPDATE requests SET spam = ${true}`);
  expect(await reply('x')).toMatchObject({ status: 409 });
  expect((await ask('get')).body.to).toBeNull();
  await query(payload, sql`UPDATE requests SET spam = ${false}`);
  await erase(payload, reference, new Date());
  expect(await reply('x')).toMatchObject({ status: 409 });
});

test('a reply is erased with its request, and is in the export before', async () => {
  await reply('Canary canary');
  expect(JSON.stringify(await exportPerson(payload, 'ana@example.com', new Date()))).toContain(
    'Canary canary',
  );
  await erase(payload, reference, new Date());
  await redactRequests(payload, new Date(), { requestDays: 730, spamDays: 30 });
  expect(JSON.stringify(await query(payload, sql`SELECT * FROM request_replies`))).not.toMatch(/canary/i);
  expect(await mails()).toEqual([]);
});

test('a request is titled by its person and service, and by nobody once it is erased', async () => {
  const { name, service } = (await row()) ?? {};
  expect((await row())?.title).toBe(`${name}: ${service}`);
  await erase(payload, reference, new Date());
  expect((await row())?.title).toBe(`erased: ${service}`);
});

test('setting the stage says when a client was answered by other means', async () => {
  const { id } = (await row()) ?? {};
  const set = (stage: 'in progress' | 'answered') =>
    payload.update({
      collection: 'requests',
      id: Number(id),
      data: { stage },
      depth: 0,
      overrideAccess: true,
    });
  expect((await set('in progress')).answeredAt).toBeFalsy();
  const { answeredAt } = await set('answered');
  expect(answeredAt).toBeTruthy();
  await set('in progress');
  expect((await set('answered')).answeredAt).toBe(answeredAt);
});
