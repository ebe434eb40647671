import { query } from '@majak/desk/database';
import { planDeliveries } from '@majak/desk/outbox/plan-deliveries';
import type { User } from '@majak/desk/payload-types';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';
import { contactInput } from '../support/contact-input.ts';
import { store } from '../support/store.ts';
import { ask } from '../support/studio-api.ts';
import { submitRequest, submitReview } from '../support/submit.ts';

const email = 'ana.export@example.com';
const password = 'copper-lantern-ferry';
const review = {
  author: 'A. S.',
  country: 'Brazil',
  service: 'trade-licence',
  rating: '4',
  text: 'Two weeks from the first mail to the licence.',
  email,
  consent: true,
};
let payload: Payload;
let reference: string;

async function sessionOf(role: User['role'], mustChangePassword = false): Promise<string> {
  const who = { email: `${role}.${mustChangePassword}@majak.example`, password };
  await payload.create({
    collection: 'users',
    data: { ...who, name: 'Somebody', role, mustChangePassword },
    depth: 0,
    overrideAccess: true,
  });
  return (await ask('/users/login', { body: who })).session;
}
async function accepted(from: string): Promise<string> {
  const result = await submitRequest(payload, { input: contactInput({ email: from }), spam: false });
  if (result.kind !== 'accepted') throw new Error(result.kind);
  return result.reference;
}

beforeAll(async () => {
  payload = await store();
  for (const collection of ['users', 'reviews', 'requests'] as const)
    await payload.delete({ collection, where: { id: { exists: true } }, overrideAccess: true });
  reference = await accepted(email);
  await accepted('Ana.EXPORT@example.com');
  await accepted('somebody.else@example.com');
  await submitReview(payload, { input: review, spam: false });
  await planDeliveries(payload, new Date());
  await query(payload, sql`UPDATE outbox SET last_error = 'secret reason', lease_token = 'secret lease'`);
  await payload.update({
    collection: 'requests',
    where: { reference: { equals: reference } },
    data: { notes: [{ text: 'Called back' }] },
    overrideAccess: true,
  });
});

test('an agent gets one file of everything under an e-mail, in any letter case, and of nobody else', async () => {
  const session = await sessionOf('agent');
  const logged = vi.spyOn(payload.logger, 'info');
  const { status, body, headers } = await ask('/requests/export', {
    body: { email: ` ${email.toUpperCase()} ` },
    session,
  });
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect(headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="personal-data-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(body).toMatchObject({
    requests: [
      {
        reference,
        form: 'contact-request',
        answers: [
          { key: 'fullName', label: 'Full name', text: 'Ana Sample', given: 'Ana Sample' },
          { key: 'email' },
          { key: 'phone', text: '+420 000 000 001' },
          { key: 'euCitizen', label: 'Are you an EU citizen?', text: 'No', given: 'NO' },
          { key: 'nationality' },
          { key: 'service' },
          { key: 'message', text: 'I would like to start as a freelancer in March.' },
        ],
        notes: [{ text: 'Called back' }],
        deliveries: [{ to: 'the help desk' }, { to: 'the office' }, { to: 'the person' }],
      },
      { email: 'Ana.EXPORT@example.com' },
    ],
    reviews: [{ name: 'A. S.', text: review.text, published: false }],
    accounts: [],
  });
  const file = JSON.stringify(body);
  expect(file).not.toMatch(/somebody\.else|secret|hash|lease|token|agent\.false/i);
  const line = JSON.stringify(logged.mock.calls.at(-1));
  expect(line).toContain("A person's data was exported");
  expect(line).toContain('"requests":2');
  expect(line).not.toMatch(/ana|@/i);
});

test('what is held of a colleague is their account, without what signs them in', async () => {
  const session = await sessionOf('owner');
  const { body } = await ask('/requests/export', { body: { email: 'owner.false@majak.example' }, session });
  expect(body.accounts).toEqual([
    { name: 'Somebody', email: 'owner.false@majak.example', role: 'owner', createdAt: expect.any(String) },
  ]);
});

test('editors, people with a one-time password and strangers get nothing', async () => {
  const sessions = [await sessionOf('editor'), await sessionOf('owner', true), ''];
  for (const session of sessions) {
    const { status, body } = await ask('/requests/export', { body: { email }, session });
    expect([status, JSON.stringify(body).includes('Ana')]).toEqual([403, false]);
  }
});

test('an address that holds nothing, and what is no address', async () => {
  const { session } = await ask('/users/login', { body: { email: 'agent.false@majak.example', password } });
  const asked = async (body: unknown) => (await ask('/requests/export', { body, session })).status;
  expect(await asked({ email: 'nobody@example.com' })).toBe(404);
  for (const body of [
    {},
    { email: 'ana' },
    { email: { like: '@' } },
    { email: `${'a'.repeat(300)}@b.cz` },
    [],
    'x',
  ])
    expect(await asked(body)).toBe(400);
  expect(await asked({ email: "%@example.com' OR 1=1 --" })).toBe(404);
});
