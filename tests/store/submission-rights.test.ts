import type { User } from '@majak/desk/payload-types';
import { requests } from '@majak/desk/records/requests';
import { countReachedPage } from '@majak/desk/submissions/count-reached-page';
import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { contactInput } from '../support/contact-input.ts';
import { store } from '../support/store.ts';
import { ask } from '../support/studio-api.ts';
import { submitRequest } from '../support/submit.ts';

const aDayAgo = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const password = 'copper-lantern-ferry';
const word = 'Chrysanthemum';
let payload: Payload;
let id = 0;
const sessions: Partial<Record<User['role'], string>> = {};

beforeAll(async () => {
  payload = await store();
  for (const role of ['editor', 'agent'] as const) {
    const who = { email: `rights.${role}@majak.example`, password };
    await payload.create({
      collection: 'users',
      data: { ...who, name: 'Somebody', role, mustChangePassword: false },
      depth: 0,
      overrideAccess: true,
    });
    sessions[role] = (await ask('/users/login', { body: who })).session;
  }
  await submitRequest(payload, { input: contactInput({ description: word }), spam: false });
  const { docs } = await payload.find({
    collection: 'requests',
    sort: '-createdAt',
    limit: 1,
    overrideAccess: true,
  });
  id = Number(docs[0]?.id);
});

/** What every collection has: who may use it is the table of rights, whole, in access.test.ts. */
const ofEveryCollection = /^\/(?:access|versions|count|:id|:id\/duplicate)?(?:\/:id\??)?$/;
const endpoints = (Array.isArray(requests.endpoints) ? requests.endpoints : [])
  .map(({ method, path }) => [method, path] as const)
  .filter(([, path]) => !ofEveryCollection.test(path));

test('there are end points to ask', () => expect(endpoints.length).toBeGreaterThan(6));

test.each([['get', ''], ['get', '/:id'], ['patch', '/:id'], ['delete', '/:id'], ...endpoints] as const)(
  'an editor and a stranger are refused at %s /requests%s',
  async (method, path) => {
    const asked = `/requests${path.replace(':id', String(id)).replace(':upload', '1')}`;
    const as = (session?: string) =>
      ask(asked, {
        method: method.toUpperCase(),
        ...(method === 'get' ? {} : { body: { stage: 'closed', form: 'contact-request' } }),
        ...(session ? { session } : {}),
      });
    const [editor, stranger] = [await as(sessions.editor), await as()];
    expect([403, 404]).toContain(editor.status);
    expect([401, 403, 404]).toContain(stranger.status);
    expect(JSON.stringify([editor.body, stranger.body])).not.toContain(word);
  },
);

test('an agent reads what was answered, and an editor how far people get', async () => {
  const read = await ask(`/requests/${id}`, { method: 'GET', session: sessions.agent ?? '' });
  expect([read.status, JSON.stringify(read.body).includes(word)]).toEqual([200, true]);
  const counts = await ask('/page-counts', { method: 'GET', session: sessions.editor ?? '' });
  expect(counts.status).toBe(200);
});

test('how far people get is a table for whoever works in the studio, and names nobody', async () => {
  await countReachedPage(payload, { form: 'contact-request', version: 1, page: 'name', day: aDayAgo() });
  const table = (session?: string) =>
    ask('/page-counts/csv', { method: 'GET', ...(session ? { session } : {}) });
  for (const session of [sessions.editor, sessions.agent]) {
    const { status, headers, text } = await table(session);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const [head, ...rows] = text.split('\r\n');
    expect(head?.replace(/^\uFEFF/, '')).toBe('Form,Version,Page,Reached,Left here');
    expect(rows.some((row) => /,1,name,\d+,/.test(row))).toBe(true);
    expect(rows.some((row) => /,1,Handed in,\d+,/.test(row))).toBe(true);
    expect(text).not.toContain(word);
  }
  expect((await table()).status).toBe(403);
});

test('nobody rewrites, creates or deletes what a client handed in', async () => {
  const session = sessions.agent ?? '';
  await ask(`/requests/${id}`, { method: 'PATCH', body: { answers: '{}', stage: 'answered' }, session });
  const { body } = await ask(`/requests/${id}`, { method: 'GET', session });
  expect(body).toMatchObject({ stage: 'answered' });
  expect(JSON.stringify(body)).toContain(word);
  const made = await ask('/requests', { body: { name: 'X' }, session });
  const gone = await ask(`/requests/${id}`, { method: 'DELETE', session });
  expect([made.status, gone.status]).toEqual([403, 403]);
});
