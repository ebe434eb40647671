import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { query } from '@majak/desk/database';
import { env } from '@majak/desk/env';
import { localFiles } from '@majak/desk/ports/files/local';
import type { FilesPort } from '@majak/desk/ports/files/port';
import { s3Files } from '@majak/desk/ports/files/s3';
import { type FileKey, seal, sealedWith, unseal } from '@majak/desk/uploads/seal';
import { fileOfUpload, newUploadId, uploadKey } from '@majak/desk/uploads/upload-key';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startS3 } from '../stubs/s3.ts';
import { store } from '../support/store.ts';

await vi.hoisted(async () => (await import('../support/own-store.ts')).useOwnStore());

const newKey = (id: string): FileKey => ({ id, key: new Uint8Array(randomBytes(32)) });
const [old, newest] = [newKey('2026'), newKey('2027')];
const written = (...keys: FileKey[]) =>
  keys.map(({ id, key }) => `${id}:${Buffer.from(key).toString('base64')}`).join(',');
const bytes = randomBytes(200_000);

beforeEach(async () => {
  await query(await store(), sql`DELETE FROM uploads`);
});

type Place = { files: FilesPort; env: Record<string, string> };
const folder = (): Place => ({
  files: localFiles({ directory: path.join(env.DATA_DIR, 'files') }),
  env: {},
});
async function bucket(): Promise<Place> {
  const { close, ...known } = await startS3();
  onTestFinished(close);
  return {
    files: s3Files({ ...known, timeoutMs: 20_000 }),
    env: {
      S3_ENDPOINT: known.endpoint,
      S3_BUCKET: known.bucket,
      S3_REGION: known.region,
      S3_ACCESS_KEY_ID: known.accessKeyId,
      S3_SECRET_ACCESS_KEY: known.secretAccessKey,
    },
  };
}

/** An upload as it was kept with a key. */
async function kept(files: FilesPort, key: FileKey): Promise<string> {
  const name = uploadKey(newUploadId());
  const at = new Date().toISOString();
  await query(
    await store(),
    sql`INSERT INTO uploads (key, form, field, name, type, size, created_at, updated_at)
        VALUES (${name}, 'tried', 'scan', 'pas.pdf', 'application/pdf', ${bytes.length}, ${at}, ${at})`,
  );
  await files.put(fileOfUpload(name), seal(bytes, fileOfUpload(name), key));
  return name;
}
const fileOf = async (files: FilesPort, name: string) =>
  Buffer.from(await new Response((await files.get(fileOfUpload(name))) as BodyInit).arrayBuffer());

/** `npm run files:rotate`, with these keys. */
function rotate(place: Place, ...keys: FileKey[]): Promise<{ status: number | null; says: string }> {
  const env = { ...process.env, ...place.env, FILES_KEYS: written(...keys) };
  return new Promise((resolve) => {
    const args = ['bin/rotate-files.ts'];
    const command = execFile(process.execPath, args, { env }, (_, stdout, stderr) =>
      resolve({ status: command.exitCode, says: `${stdout}${stderr}` }),
    );
  });
}

test('in a bucket every file is encrypted with the newest key, and the old one may go', async () => {
  const place = await bucket();
  const names = [await kept(place.files, old), await kept(place.files, old)];
  const done = await rotate(place, newest, old);
  expect([done.status, done.says]).toEqual([0, expect.stringContaining('2 files are encrypted')]);
  for (const name of names) {
    const file = await fileOf(place.files, name);
    expect(sealedWith(file)).toBe(newest.id);
    expect(unseal(file, fileOfUpload(name), [newest]).equals(bytes)).toBe(true);
  }
});

test('in a folder too; one whose key is not given stays as it is, and whoever asked is told to keep the keys', async () => {
  const place = folder();
  const [known, lost] = [await kept(place.files, old), await kept(place.files, newKey('2020'))];
  const before = await fileOf(place.files, lost);
  const { status, says } = await rotate(place, newest, old);
  expect(says).toContain('1 files are encrypted with the newest key.');
  expect([status, says]).toEqual([1, expect.stringContaining('1 files could not be opened: keep the keys')]);
  expect(unseal(await fileOf(place.files, known), fileOfUpload(known), [newest]).equals(bytes)).toBe(true);
  expect((await fileOf(place.files, lost)).equals(before)).toBe(true);
});

test('a bucket that is away stops it in words', async () => {
  const place = await bucket();
  await kept(place.files, old);
  const away = { ...place.env, S3_ENDPOINT: 'http://127.0.0.1:1' };
  const done = await rotate({ ...place, env: away }, newest, old);
  expect([done.status, done.says]).toEqual([
    1,
    expect.stringContaining('The store of files does not answer. Run it again when it does'),
  ]);
});
