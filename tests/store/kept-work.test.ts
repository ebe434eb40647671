import { query } from '@majak/desk/database';
import {
  forgetOldWork,
  forgetWork,
  keepWork,
  largestAll,
  largestWork,
  listWork,
  openWork,
} from '@majak/desk/kept-work/kept-work';
import { rotateWork } from '@majak/desk/kept-work/rotate-work';
import { eraseClient } from '@majak/desk/sign-in/erase-client';
import { exportClient } from '@majak/desk/sign-in/export-client';
import { exportPerson } from '@majak/desk/use-cases/export-person';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import type { Payload } from 'payload';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { forgetSignIns } from '../support/sign-in-rows.ts';
import { store } from '../support/store.ts';

let payload: Payload;
const [ana, bo] = ['ana@example.com', 'bo@example.com'];
const name = 'majak-profile';

beforeEach(async () => {
  payload = await store();
  await forgetSignIns(payload);
});
afterAll(() => forgetSignIns(payload));

const keep = (email: string, text: string, known = 0) => keepWork(payload, email, { name, text, known });
const textOf = async (email: string) => (await openWork(payload, email, name))?.text;

test('what is kept is opened by its client alone, and nobody reads it in the store', async () => {
  expect(await keep(ana, 'passport AB123456')).toMatchObject({ kind: 'kept', work: { name, revision: 1 } });
  expect(await textOf('ANA@Example.com')).toBe('passport AB123456');
  expect(await textOf(bo)).toBeUndefined();
  expect(await listWork(payload, bo)).toEqual([]);
  const rows = await query(payload, sql`SELECT * FROM kept_work`);
  expect(JSON.stringify(rows)).not.toContain('AB123456');
  expect(Buffer.from(String(rows[0]?.content), 'base64').toString('latin1')).not.toContain('AB123456');
});

test('a row that is given another owner opens no more', async () => {
  await keep(ana, 'passport AB123456');
  await query(payload, sql`UPDATE kept_work SET email = ${bo}, slot = ${`${bo} ${name}`}`);
  await expect(textOf(bo)).rejects.toThrow('not as it was sealed');
});

test('what a device has not seen is not overwritten', async () => {
  await keep(ana, 'from the laptop');
  expect(await keep(ana, 'from the phone')).toMatchObject({
    kind: 'another is there',
    work: { revision: 1 },
  });
  expect(await textOf(ana)).toBe('from the laptop');
  expect(await keep(ana, 'from the phone', 1)).toMatchObject({ kind: 'kept', work: { revision: 2 } });
  expect(await keep(ana, 'from the laptop, later', 1)).toMatchObject({ kind: 'another is there' });
  // The same again is no other version.
  expect(await keep(ana, 'from the phone')).toMatchObject({ kind: 'kept', work: { revision: 2 } });
  expect(await textOf(ana)).toBe('from the phone');
});

test('of two devices that keep at once one is told of the other', async () => {
  const outcomes = await Promise.all(['one', 'other'].map((text) => keep(ana, text)));
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['another is there', 'kept']);
});

test('there is room for as much as a browser keeps, and not for more', async () => {
  expect(await keep(ana, 'x'.repeat(largestWork + 1))).toEqual({ kind: 'too large' });
  const whole = 'x'.repeat(largestWork);
  for (let at = 0; at < largestAll / largestWork; at += 1)
    expect(await keepWork(payload, ana, { name: `majak-form-${at}`, text: whole, known: 0 })).toMatchObject({
      kind: 'kept',
    });
  expect(await keep(ana, 'one more')).toEqual({ kind: 'no room' });
  expect(await keep(bo, 'another client')).toMatchObject({ kind: 'kept' });
  const smaller = await keepWork(payload, ana, { name: 'majak-form-0', text: 'less', known: 1 });
  expect(smaller).toMatchObject({ kind: 'kept' });
  expect(await keep(ana, 'one more')).toMatchObject({ kind: 'kept' });
});

test('it goes along in the client’s own archive, is in no export of the agency, and goes with erasure', async () => {
  await keep(ana, 'passport AB123456');
  await keep(bo, 'passport CD654321');
  const archive = await exportClient(payload, ana, new Date());
  const files = unzipSync(new Uint8Array(await new Response(archive).arrayBuffer()));
  const { keptWork } = JSON.parse(new TextDecoder().decode(files['personal-data.json']));
  expect(keptWork).toMatchObject([{ name, content: 'passport AB123456' }]);
  expect(JSON.stringify(await exportPerson(payload, ana, new Date()))).not.toContain('AB123456');
  await eraseClient(payload, ana, new Date());
  expect(await listWork(payload, ana)).toEqual([]);
  expect(await textOf(bo)).toBe('passport CD654321');
  await forgetWork(payload, bo, name);
  expect(await listWork(payload, bo)).toEqual([]);
});

test('it is encrypted anew with the newest key, and forgotten where nobody keeps it anew', async () => {
  await keep(ana, 'passport AB123456');
  const before = await query(payload, sql`SELECT content FROM kept_work`);
  expect(await rotateWork(payload)).toEqual({ sealed: 1, broken: 0 });
  expect(await query(payload, sql`SELECT content FROM kept_work`)).not.toEqual(before);
  expect(await textOf(ana)).toBe('passport AB123456');
  await query(payload, sql`UPDATE kept_work SET kept_at = '2024-01-01T00:00:00.000Z'`);
  await forgetOldWork(payload, new Date('2025-12-30T00:00:00.000Z'), 730);
  expect(await listWork(payload, ana)).toHaveLength(1);
  await forgetOldWork(payload, new Date('2026-01-02T00:00:00.000Z'), 730);
  expect(await listWork(payload, ana)).toEqual([]);
});
