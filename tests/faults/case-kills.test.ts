import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { readCase, readChanges } from '@majak/desk/cases/read-case';
import { query } from '@majak/desk/database';
import { insertOnce } from '@majak/desk/submissions/insert-once';
import { keepUpload } from '@majak/desk/uploads/keep-upload';
import { openUpload } from '@majak/desk/uploads/open-upload';
import { caseOwner } from '@majak/desk/uploads/upload-owner';
import { isCaseChangeId } from '@majak/tools/cases/case-change-kinds';
import type { Upload } from '@majak/tools/form/kinds/uploads';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { servingCommands } from '../../bin/serving-commands.ts';
import { store } from '../support/store.ts';
import { builtScript } from './built-script.ts';
import { caseReferences, caseScript, erasedReference, requestReference } from './case-script.ts';
import { type Keeper, keepAlive } from './keep-alive.ts';

await vi.hoisted(async () => (await import('../support/own-store.ts')).useOwnStore());

const patience = { timeout: 120_000, interval: 5 };
let keepers: Keeper[];
let changing: Awaited<ReturnType<typeof builtScript>>;
const files: Upload[] = [];

beforeAll(async () => {
  const payload = await store();
  const document = await PDFDocument.create();
  document.addPage();
  const bytes = Buffer.from(await document.save());
  for (const reference of caseReferences) {
    const file = { form: 'case-paper-given', field: 'files', name: `${reference}.pdf`, bytes };
    const kept = await keepUpload(payload, file, { accept: ['application/pdf'], maxBytes: 1_000_000 });
    if ('refused' in kept) throw new Error(kept.refused);
    files.push(kept);
  }
  await insertOnce(payload, 'requests', {
    reference: requestReference,
    kind: 'contact-request',
    form_version: 1,
    answers: '{}',
    email: 'ana@example.com',
    status: 'SUCCEEDED',
    stage: 'new',
    spam: false,
    channels: '',
    planned_at: new Date().toISOString(),
    body_hash: 'x',
  });
  const list = path.join(mkdtempSync(path.join(tmpdir(), 'majak-case-files-')), 'files.json');
  writeFileSync(list, JSON.stringify(files));
  const shared = { OUTBOX_TICK_MS: '100', NODE_ENV: 'production' };
  changing = await builtScript('run-case-script');
  keepers = [keepAlive([changing.file, list], shared), keepAlive(servingCommands.outbox, shared)];
}, 60_000);
afterAll(async () => {
  await Promise.all(keepers.map((keeper) => keeper.stop()));
  changing.remove();
});

const count = async (what: ReturnType<typeof sql>) =>
  Number((await query(await store(), sql`SELECT count(*) AS n FROM ${what}`))[0]?.n);
const scriptOf = (reference: string) => {
  const at = caseReferences.indexOf(reference);
  const file = files[at];
  if (!file) throw new Error('There is no file for this case');
  return caseScript(reference, at, file);
};
const changes = () => count(sql`case_changes`);
const erased = () => count(sql`case_changes WHERE redacted_at IS NOT NULL`);

/** The same numbers for the same seed, between 0 and 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const seed = Number(process.env.SEED ?? 20261123);
const kills = 3;

test(`whoever changes cases and whoever tells of it are killed at random (seed ${seed}): each change is made once and told once`, async () => {
  const whole = caseReferences.flatMap(scriptOf).length + caseReferences.length;
  const random = randomOf(seed);
  const places = Array.from({ length: kills }, () => 1 + Math.floor(random() * (whole - 1)));
  for (const place of places.sort((one, other) => one - other)) {
    await expect.poll(changes, patience).toBeGreaterThanOrEqual(place);
    for (const keeper of keepers) keeper.kill();
  }
  await expect.poll(erased, patience).toBeGreaterThan(Math.floor(random() * 20));
  for (const keeper of keepers) keeper.kill();
  expect(await changes()).toBe(whole);
  const open = () =>
    count(
      sql`case_changes WHERE unlisted = ${true} OR uploads_pending = ${true} OR status <> 'SUCCEEDED'
          OR (case_reference = ${erasedReference} AND redacted_at IS NULL)`,
    );
  const replied = () => count(sql`request_replies WHERE status = 'SUCCEEDED'`);
  await expect.poll(open, patience).toBe(0);
  await expect.poll(replied, patience).toBe(1);
});

test('each case is what its script comes to, listed, with its file', async () => {
  const payload = await store();
  for (const [at, reference] of caseReferences.entries()) {
    const kinds = (await readChanges(payload, reference)).map(({ kind }) => kind);
    expect(kinds).toEqual(['opened', ...scriptOf(reference).map(({ kind }) => kind)]);
    const owned = await query(
      payload,
      sql`SELECT key FROM uploads WHERE reference = ${caseOwner(reference)}`,
    );
    if (reference === erasedReference) {
      expect(owned).toEqual([]);
      continue;
    }
    expect(await readCase(payload, reference)).toMatchObject({
      state: 'closed',
      person: { name: 'Ana Samplová' },
      pauses: [{ from: '2026-03-03', to: '2026-03-20' }],
      complex: true,
      mails: true,
      papers: [{ state: at % 2 === 0 ? 'returned' : 'accepted', files: [files[at]] }, { state: 'asked' }],
      tasks: [{ done: true }],
      links: [{ withdrawn: true }, { withdrawn: false }],
    });
    expect(owned).toHaveLength(1);
    expect((await openUpload(String(owned[0]?.key)))?.length).toBe(files[at]?.size);
  }
  const rows = await query(payload, sql`SELECT state, last_number FROM cases ORDER BY reference`);
  expect(rows.map(({ state, last_number: last }) => [state, Number(last)])).toEqual(
    caseReferences.map((reference) => ['closed', scriptOf(reference).length + 1]),
  );
});

test('what was erased says nothing of anybody', async () => {
  const left = await query(
    await store(),
    sql`SELECT answers, pending_uploads FROM case_changes WHERE case_reference = ${erasedReference}`,
  );
  expect(JSON.stringify(left)).not.toMatch(/Ana|lease|Ben|example\.com/i);
});

test('each change that tells somebody tells them by one delivery, and no other does', async () => {
  const told = await query(
    await store(),
    sql`SELECT key, status FROM outbox WHERE kind = 'case-changes' ORDER BY key`,
  );
  const expected = caseReferences.flatMap((reference) => [
    `${reference}.1:client SUCCEEDED`,
    ...scriptOf(reference).flatMap(({ tells }, at) =>
      tells ? [`${reference}.${at + 2}:${tells} SUCCEEDED`] : [],
    ),
  ]);
  expect(told.map(({ key, status }) => `${key} ${status}`)).toEqual(expected.sort());
  expect(await count(sql`outbox WHERE kind = 'request-replies'`)).toBe(1);
});

test('the script has every kind of change', async () => {
  const { caseKinds } = await import('@majak/desk/cases/case-kinds');
  const made = new Set(caseReferences.flatMap(scriptOf).map(({ kind }) => kind));
  const missing = Object.keys(caseKinds).filter((id) => isCaseChangeId(caseKinds, id) && !made.has(id));
  expect(missing).toEqual(['opened']);
});
