import { openCaseOfRequest } from '@majak/desk/cases/open-case-of-request';
import type { User } from '@majak/desk/payload-types';
import { caseEndpoints, openCaseEndpoint } from '@majak/desk/records/case-endpoints';
import { createLocalReq, type Endpoint, type Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetCases, key, listed, open, opening } from '../support/case-desk.ts';
import { contactInput } from '../support/contact-input.ts';
import { store } from '../support/store.ts';
import { submitRequest } from '../support/submit.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
beforeEach(forgetCases);
afterAll(forgetCases);

const accepted = async () => {
  const result = await submitRequest(payload, { input: contactInput(), spam: false });
  if (result.kind !== 'accepted') throw new Error(result.kind);
  const { docs } = await payload.find({
    collection: 'requests',
    where: { reference: { equals: result.reference } },
    depth: 0,
    overrideAccess: true,
  });
  const [request] = docs;
  if (!request) throw new Error('No request');
  return request;
};

test('the first case of a request goes by its reference, the next ones of the family by their own; a key opens one', async () => {
  const request = await accepted();
  const from = (idempotencyKey: string) =>
    openCaseOfRequest(payload, { request, given: opening, person: 'agent@majak.example', idempotencyKey });
  const one = key();
  const first = await from(one);
  expect(first).toEqual({ kind: 'made', number: 1, reference: request.reference });
  expect(await from(one)).toEqual(first);
  const other = key();
  const [second, again] = await Promise.all([from(other), from(other)]);
  expect(second?.reference).toMatch(/^MJK-/);
  expect(again).toEqual(second);
  expect(second?.reference).not.toBe(request.reference);
  expect((await listed()).map(({ request: of }) => of)).toEqual([request.reference, request.reference]);
});

const account = {
  id: 1,
  collection: 'users',
  name: 'A',
  email: 'a@b.example',
  createdAt: '',
  updatedAt: '',
} as const;
const users = {
  stranger: undefined,
  editor: { ...account, role: 'editor' },
  agent: { ...account, role: 'agent' },
  owner: { ...account, role: 'owner' },
} as const satisfies Record<string, User | undefined>;

async function ask(
  endpoint: Endpoint | undefined,
  user: User | undefined,
  { id, body }: { id: unknown; body?: object },
) {
  const req = await createLocalReq({ user }, payload);
  req.routeParams = { id: String(id) };
  req.headers = new Headers({ 'Idempotency-Key': key() });
  req.json = async () => body;
  const answer = await endpoint?.handler(req);
  return { status: answer?.status, body: await answer?.json() };
}

test.each([
  ['stranger', 403],
  ['editor', 403],
  ['agent', 201],
  ['owner', 201],
] as const)(
  'a %s who opens a case is answered %i, and looks at it and changes it accordingly',
  async (who, status) => {
    const [look, make] = caseEndpoints;
    const request = await accepted();
    const opened = await ask(openCaseEndpoint, users[who], {
      id: request.id,
      body: { permit: 'employee-card' },
    });
    expect(opened.status).toBe(status);
    if (status !== 201) await open();
    const id = (await listed())[0]?.id;
    const allowed = status === 201 ? 200 : 403;
    expect((await ask(look, users[who], { id })).status).toBe(allowed);
    const made = await ask(make, users[who], { id, body: { kind: 'filed', answers: { on: '2026-01-15' } } });
    expect(made.status).toBe(allowed);
    if (allowed === 200)
      expect(made.body).toMatchObject({ standing: { state: 'filed' }, takeBack: { number: 2 } });
  },
);

test('an end point says what is wrong', async () => {
  await open();
  const [, make] = caseEndpoints;
  const id = (await listed())[0]?.id;
  const status = async (given: { id?: unknown; body?: object }) =>
    (await ask(make, users.agent, { id, ...given })).status;
  expect(await status({ body: { kind: '__proto__' } })).toBe(400);
  expect(await status({ body: {} })).toBe(400);
  expect(await status({ body: { kind: 'filed', answers: { on: '' } } })).toBe(422);
  expect(await status({ body: { kind: 'resumed', answers: { on: '2026-01-15' } } })).toBe(422);
  expect(await status({ id: '1 OR 1=1', body: { kind: 'note', answers: { text: 'x' } } })).toBe(404);
});
