import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { rememberSignIn, secondsUntilSignIn } from '@majak/desk/content/collections/users-limits';
import { query } from '@majak/desk/database';
import { mailDirectory } from '@majak/desk/services';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { store } from '../support/store.ts';
import { type Answered, ask } from '../support/studio-api.ts';

const email = 'owner@majak.example';
const unknown = 'nobody@majak.example';
const password = 'copper-lantern-ferry';
let payload: Payload;
beforeAll(async () => {
  payload = await store();
  await payload.delete({ collection: 'users', where: {}, overrideAccess: true });
  const data = { email, name: 'Owner', role: 'owner', password } as const;
  await payload.create({ collection: 'users', data, depth: 0, overrideAccess: true });
});
beforeEach(async () => {
  await query(payload, sql`DELETE FROM rate_limits`);
});

const signIn = (as: string, given: string, from?: string) =>
  ask('/users/login', { body: { email: as, password: given }, from });
const times = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));
const said = ({ status, body, session, headers }: Answered) => ({
  status,
  body,
  session,
  names: [...headers.keys()].sort(),
});

/** Everything that has to do with accounts, asked by a stranger. */
const table: [method: string, path: string, body: unknown, status: number][] = [
  ['POST', '/users/login', {}, 400],
  ['POST', '/users/login', { email: { a: 1 }, password: ['x'] }, 400],
  ['POST', '/users/login', { email, password: '' }, 400],
  ['POST', '/users/login', { email: unknown, password: '' }, 400],
  ['POST', '/users/forgot-password', {}, 400],
  ['POST', '/users/forgot-password', { email: { a: 1 } }, 400],
  ['POST', '/users/reset-password', {}, 400],
  ['POST', '/users/reset-password', { token: 'x', password }, 403],
  ['POST', '/users/reset-password', { token: { not_equals: '' }, password }, 403],
  ['POST', '/users/unlock', { email }, 403],
  ['POST', '/users/unlock', { email: unknown }, 403],
  ['POST', '/users/first-register', { email: unknown, password, name: 'N', role: 'owner' }, 403],
  ['POST', '/users/verify/x', {}, 404],
  ['POST', '/users/logout', {}, 400],
  ['POST', '/users/refresh-token', {}, 403],
  ['POST', '/users/1/api-key/reveal', {}, 404],
  ['GET', '/users/me', undefined, 200],
  ['GET', '/users/init', undefined, 200],
  ['GET', '/users', undefined, 403],
  ['POST', '/users', { email: unknown, password, name: 'N', role: 'owner' }, 403],
  ['PATCH', '/users/1', { password }, 403],
  ['DELETE', '/users/1', undefined, 403],
];
test.each(table)('%s %s %j answers %i, and lets nobody in', async (method, asked, body, status) => {
  const answer = await ask(asked, { method, body });
  expect(answer.status).toBe(status);
  expect(answer.session).toBe('');
  expect(JSON.stringify(answer.body)).not.toContain('Owner');
});

test('a wrong password and an unknown account get one answer, after a whole second at least', async () => {
  const answers = await Promise.all([signIn(email, 'wrong', 'a'), signIn(unknown, 'wrong', 'b')]);
  const [known, other] = answers.map(said);
  expect(known).toEqual(other);
  expect(known).toMatchObject({ status: 401, session: '' });
  for (const { tookMs } of answers) expect(tookMs).toBeGreaterThanOrEqual(995);
});

const at = (network: string, account = email) => ({ account, network });

test('too many attempts are one answer too, and shut out neither the owner elsewhere nor an open session', async () => {
  for (const account of [email, unknown])
    await times(5, () => secondsUntilSignIn(payload, at('stranger', account)));
  const [known, other] = [
    await signIn(email, password, 'stranger'),
    await signIn(unknown, password, 'stranger'),
  ];
  expect(said(known)).toMatchObject({ status: 429, session: '', names: said(other).names });
  expect(other.status).toBe(429);
  expect(Number(known.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  const { status, session } = await signIn(email, password, 'elsewhere');
  expect(status).toBe(200);
  const me = await ask('/users/me', { method: 'GET', session, from: 'stranger' });
  expect(me.body).toMatchObject({ user: { email } });
});

test('waits end within a quarter of an hour, and a crowd of strangers does not reach who is at home', async () => {
  await rememberSignIn(payload, at('home'));
  await secondsUntilSignIn(payload, at('stranger'));
  await query(payload, sql`UPDATE rate_limits SET points = 100 WHERE key LIKE 'sign-in-account%'`);
  const waitS = await secondsUntilSignIn(payload, at('another stranger'));
  expect(waitS).toBeGreaterThan(60);
  expect(waitS).toBeLessThanOrEqual(900);
  for (let count = 0; count < 10; count += 1)
    expect(await secondsUntilSignIn(payload, at('home'))).toBeUndefined();
  expect(await secondsUntilSignIn(payload, at('home'))).toBeLessThanOrEqual(60);
});

test('the right password forgets what was mistyped', async () => {
  await times(4, () => secondsUntilSignIn(payload, at('office')));
  await rememberSignIn(payload, at('office'));
  for (let count = 0; count < 5; count += 1)
    expect(await secondsUntilSignIn(payload, at('office'))).toBeUndefined();
});

const mails = async (): Promise<string[]> => {
  const names = await readdir(mailDirectory).catch(() => []);
  const read = await Promise.all(names.map((name) => readFile(path.join(mailDirectory, name), 'utf8')));
  return read.filter((mail) => mail.includes(`To: ${email}`));
};
const forgot = (whose: string, from = '192.0.2.1') =>
  ask('/users/forgot-password', { body: { email: whose }, from });

test('a question for a new password gets one answer; the mail goes to whom there is, and says that a program sent it', async () => {
  const before = (await mails()).length;
  const [known, other] = (await Promise.all([forgot(email), forgot(unknown)])).map(said);
  expect(known).toEqual(other);
  expect(known).toMatchObject({ status: 200, body: { message: 'Success' } });
  await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(before + 1);
  expect((await mails()).every((mail) => /^Auto-Submitted: auto-generated\r$/m.test(mail))).toBe(true);
});

test('a mailed link is good once, and strangers cannot have it sent without end', async () => {
  const { mayMailReset } = await import('@majak/desk/content/collections/users-limits');
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
  const reset = () => ask('/users/reset-password', { body: { token, password: 'harbour-kettle-moss' } });
  expect((await reset()).status).toBe(200);
  expect((await reset()).status).toBe(403);
  const asked = [];
  for (let count = 0; count < 5; count += 1)
    asked.push(await mayMailReset(payload, { account: email, network: `stranger ${count}` }));
  expect(asked).toEqual([true, true, true, false, false]);
});

test('the counters hold neither an e-mail nor an address', async () => {
  await signIn(unknown, 'wrong', '192.0.2.9');
  const counters = JSON.stringify(await query(payload, sql`SELECT * FROM rate_limits`));
  expect(counters).not.toMatch(/nobody|192/);
});
