import crypto from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../payload-types.ts';

vi.stubEnv('DATABASE_URL', '');
vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'majak-users-')));

/** Payload hashes a password 600,000 times, a fifth of a second each time: once tells as much. */
const hashed = crypto.pbkdf2;
vi.spyOn(crypto, 'pbkdf2').mockImplementation((password, salt, _iterations, ...rest) =>
  hashed(password, salt, 1, ...rest),
);

let payload: Payload;
let owner: User;
let agent: User;
const oneTime = 'tqsYLB5d0YAxSWrv';
const chosen = 'copper-lantern-ferry';

beforeAll(async () => {
  payload = await (await import('../../payload.ts')).openPayload();
  await (await import('../../migrations/migrate.ts')).migrate(payload);
}, 120_000);

const make = (role: User['role'], mustChangePassword: boolean) =>
  payload.create({
    collection: 'users',
    data: { email: `${role}@majak.example`, name: `An ${role}`, role, password: oneTime, mustChangePassword },
    depth: 0,
    overrideAccess: true,
  });
beforeEach(async () => {
  await payload.delete({ collection: 'users', where: {}, overrideAccess: true });
  owner = await make('owner', true);
  agent = await make('agent', false);
}, 30_000);

const signedIn = (user: User) => ({ ...user, collection: 'users' }) as const;
/** What a person sends through the API. */
const change = (by: User, id: number, data: Partial<User>) =>
  payload.update({ collection: 'users', id, data, user: signedIn(by), depth: 0, overrideAccess: false });
const signIn = (email: string, password: string) =>
  payload.login({ collection: 'users', data: { email, password } });
const read = (id: number) => payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true });

test('whoever has a one-time password changes it, and nothing else before', async () => {
  await expect(change(owner, owner.id, { name: 'Other' })).rejects.toThrow('invalid: password');
  await expect(change(owner, agent.id, { name: 'Other' })).rejects.toThrow('not allowed');
  const create = {
    collection: 'articles',
    data: { title: 'x', slug: 'x' } as never,
    draft: true,
    overrideAccess: false,
  } as const;
  await expect(payload.create({ ...create, user: signedIn(owner) })).rejects.toThrow('not allowed');
  await expect(change(owner, owner.id, { password: oneTime })).rejects.toThrow('invalid: password');

  const changed = await change(owner, owner.id, {
    password: chosen,
    name: 'Other',
    email: 'other@majak.example',
  });
  expect(changed).toMatchObject({
    mustChangePassword: false,
    name: 'An owner',
    email: 'owner@majak.example',
  });
  await expect(signIn(owner.email, oneTime)).rejects.toThrow();
  expect((await signIn(owner.email, chosen)).user?.id).toBe(owner.id);
  expect((await payload.create({ ...create, user: signedIn(changed) })).id).toBeDefined();
}, 30_000);

test('nobody changes a role of their own, and nobody but an owner any other', async () => {
  const boss = await change(owner, owner.id, { password: chosen });
  expect((await change(agent, agent.id, { role: 'owner' })).role).toBe('agent');
  expect((await change(agent, agent.id, { mustChangePassword: true })).mustChangePassword).toBe(false);
  await expect(change(agent, boss.id, { role: 'agent' })).rejects.toThrow('not allowed');
  expect((await change(boss, boss.id, { role: 'agent' })).role).toBe('owner');
  expect((await change(boss, agent.id, { role: 'editor' })).role).toBe('editor');
}, 30_000);

test('an owner cannot delete the own account, so one always remains', async () => {
  const boss = await change(owner, owner.id, { password: chosen });
  const remove = (id: number) =>
    payload.delete({ collection: 'users', id, user: signedIn(boss), overrideAccess: false });
  await expect(remove(boss.id)).rejects.toThrow('not allowed');
  await remove(agent.id);
  expect((await payload.count({ collection: 'users', overrideAccess: true })).totalDocs).toBe(1);
}, 30_000);

test('a password that an owner sets for somebody is a one-time password', async () => {
  const boss = await change(owner, owner.id, { password: chosen });
  await change(boss, agent.id, { password: 'harbour-kettle-moss', currentPassword: chosen });
  expect((await read(agent.id)).mustChangePassword).toBe(true);
}, 30_000);

const other = 'harbour-kettle-moss';
test('nobody gets another way in, to no account, without the own current password', async () => {
  const boss = await change(owner, owner.id, { password: chosen });
  for (const by of [boss, agent])
    for (const data of [
      { password: other },
      { password: other, currentPassword: 'wrong' },
      { email: 'thief@majak.example' },
      { email: 'thief@majak.example', currentPassword: other },
    ])
      await expect(change(by, agent.id, data)).rejects.toThrow('invalid: currentPassword');
  expect((await read(agent.id)).email).toBe(agent.email);
  expect((await signIn(agent.email, oneTime)).user?.id).toBe(agent.id);
}, 60_000);

test('whoever knows the current password changes both; it is stored nowhere and asked for nothing else', async () => {
  await change(agent, agent.id, { name: 'New', email: agent.email });
  const proof = { currentPassword: oneTime };
  const changed = await change(agent, agent.id, { ...proof, password: other, email: 'new@majak.example' });
  expect(changed).toMatchObject({ email: 'new@majak.example', mustChangePassword: false });
  expect(JSON.stringify(await read(agent.id))).not.toContain(oneTime);
  expect((await signIn('new@majak.example', other)).user?.id).toBe(agent.id);
}, 30_000);

test('many accounts at once are no way round', async () => {
  const boss = await change(owner, owner.id, { password: chosen });
  const everyone = { collection: 'users', where: {}, data: { password: other }, depth: 0 } as const;
  const { docs, errors } = await payload.update({ ...everyone, user: signedIn(boss), overrideAccess: false });
  expect([docs.length, errors.length]).toEqual([0, 2]);
}, 30_000);

test('guesses at the current password come to an end', async () => {
  const { secondsUntilCheck } = await import('./users-limits.ts');
  for (let count = 0; count < 10; count += 1)
    expect(await secondsUntilCheck(payload, agent.id)).toBeUndefined();
  const right = { password: other, currentPassword: oneTime };
  await expect(change(agent, agent.id, right)).rejects.toThrow('Too many attempts');
}, 30_000);

test('a mailed link sets a strong password and no other, and that is one of their own', async () => {
  const link = () =>
    payload.forgotPassword({ collection: 'users', data: { email: owner.email }, disableEmail: true });
  const reset = async (password: string) =>
    payload.resetPassword({
      collection: 'users',
      data: { token: await link(), password },
      overrideAccess: true,
    });
  await expect(reset('password1234')).rejects.toThrow('invalid: password');
  await reset(chosen);
  expect((await read(owner.id)).mustChangePassword).toBe(false);
}, 30_000);

test('nobody unlocks an account, owners neither', async () => {
  const boss = await change(owner, owner.id, { password: chosen });
  const unlock = {
    collection: 'users',
    data: { email: agent.email, password: '' },
    overrideAccess: false,
  } as const;
  await expect(payload.unlock({ ...unlock, req: { user: signedIn(boss) } })).rejects.toThrow('not allowed');
}, 30_000);
