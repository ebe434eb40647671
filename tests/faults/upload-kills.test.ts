import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { query } from '@majak/desk/database';
import { env } from '@majak/desk/env';
import { prune } from '@majak/desk/outbox/prune';
import { services } from '@majak/desk/services';
import { openUpload } from '@majak/desk/uploads/open-upload';
import { fileOfUpload, uploadKey } from '@majak/desk/uploads/upload-key';
import { sampleAnswers } from '@majak/sites/all-tools';
import { type Upload, uploadList } from '@majak/tools/form/kinds/uploads';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { servingCommands } from '../../bin/serving-commands.ts';
import { freeTcpPort } from '../support/postgres.ts';
import { store } from '../support/store.ts';
import { type Keeper, keepAlive } from './keep-alive.ts';

await vi.hoisted(async () => (await import('../support/own-store.ts')).useOwnStore());

/** Handed in one after the other, with a kill after each; and many at once, with a kill so many milliseconds later. */
const single = 2;
const hands = 8;
const killAfterMs = [13, 41] as const;
const slug = 'employee-intake';
const patience = { timeout: 60_000, interval: 100 };
let keepers: Keeper[];
let base: string;
let pdf: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  await store();
  const port = String(await freeTcpPort());
  base = `http://127.0.0.1:${port}/api/v1`;
  const shared = {
    CONTACT_LIMIT_PER_MINUTE: '1000000',
    UPLOAD_LIMIT_PER_HOUR: '1000000',
    CONFIRMATION_LIMIT_PER_DAY: '1000000',
    OUTBOX_TICK_MS: '100',
    NODE_ENV: 'production',
    WEB_PORT: port,
  };
  keepers = [keepAlive(servingCommands.web, shared), keepAlive(servingCommands.outbox, shared)];
  const document = await PDFDocument.create();
  document.addPage();
  pdf = new Uint8Array(await document.save());
});
afterAll(() => Promise.all(keepers.map((keeper) => keeper.stop())));

/** Asks again and again until somebody says 201: the process may have died before, during or after. */
async function until201(ask: () => Promise<Response>): Promise<unknown> {
  for (;;) {
    const response = await ask().catch(() => undefined);
    const answer: unknown = await response?.json().catch(() => undefined);
    if (response?.status === 201) return answer;
    if (response?.status === 422) throw new Error(JSON.stringify(answer));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function send(name: string): Promise<Upload> {
  const headers = { 'Upload-Name': name };
  const address = `${base}/uploads?form=${slug}&field=files`;
  const [upload] = uploadList([await until201(() => fetch(address, { method: 'POST', body: pdf, headers }))]);
  if (!upload) throw new Error('That is no upload');
  return upload;
}

/** Hands a file in as a careful client does, with one key however often it asks. Answers the reference. */
async function handIn(upload: Upload): Promise<string> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
  const body = JSON.stringify({ ...sampleAnswers[slug], files: [upload] });
  const address = `${base}/applications/${slug}`;
  const answer = await until201(() => fetch(address, { method: 'POST', headers, body }));
  return String(Object.assign({ reference: '' }, answer).reference);
}

const killAll = () => {
  for (const keeper of keepers) keeper.kill();
};

/** One after the other; every process is killed the moment one is answered. */
async function killedAfterEach<T>(work: readonly (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = [];
  for (const one of work) {
    done.push(await one());
    killAll();
  }
  return done;
}

/** All at once; every process is killed while they are under way. */
async function killedMeanwhile<T>(afterMs: number, work: readonly (() => Promise<T>)[]): Promise<T[]> {
  const running = work.map((one) => one());
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  killAll();
  return Promise.all(running);
}

const bound = async () =>
  (
    await query(
      await store(),
      sql`SELECT uploads.key, uploads.reference FROM uploads
          JOIN requests ON requests.reference = uploads.reference ORDER BY uploads.key`,
    )
  ).map(({ key, reference }) => [key, reference]);
const count = async (table: string) =>
  Number((await query(await store(), sql`SELECT count(*) AS n FROM ${sql.identifier(table)}`))[0]?.n);

test('every process is killed after each upload and each submission: no file is lost, and nothing else stays', async () => {
  const accepted: [string, string][] = [];
  const accept = (uploads: readonly Upload[], references: readonly string[]) => {
    for (const [at, { id }] of uploads.entries()) accepted.push([uploadKey(id), references[at] ?? '']);
  };
  const sending = (count: number) =>
    Array.from({ length: count }, (_, hand) => () => send(`${count}-${hand}.pdf`));
  const handing = (uploads: readonly Upload[]) => uploads.map((upload) => () => handIn(upload));
  const isUp = async () => expect((await fetch(`${base}/health/live`)).ok).toBe(true);
  await vi.waitFor(isUp, patience);
  const few = await killedAfterEach(sending(single));
  accept(few, await killedAfterEach(handing(few)));
  await vi.waitFor(isUp, patience);
  const many = await killedMeanwhile(killAfterMs[0], sending(hands));
  await vi.waitFor(isUp, patience);
  accept(many, await killedMeanwhile(killAfterMs[1], handing(many)));
  accepted.sort();
  // It is the outbox that finds them, whenever it died.
  await expect.poll(bound, patience).toEqual(accepted);
  await Promise.all(keepers.map((keeper) => keeper.stop()));
  expect(await count('requests')).toBe(accepted.length);

  await prune(await store(), new Date(Date.now() + 49 * 3_600_000));
  expect(await bound()).toEqual(accepted);
  expect(await count('uploads')).toBe(accepted.length);
  const files = accepted.map(([key]) => fileOfUpload(key));
  const kept: string[] = [];
  for await (const key of services.files.list('uploads/')) kept.push(key);
  expect(kept).toEqual(files);
  expect(readdirSync(path.join(env.DATA_DIR, 'files/uploads')).length).toBe(files.length);
  for (const [key] of accepted) expect((await openUpload(key))?.equals(pdf)).toBe(true);
});
