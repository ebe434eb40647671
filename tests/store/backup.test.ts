import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { query } from '@majak/desk/database';
import { env } from '@majak/desk/env';
import { sqliteFile } from '@majak/desk/store-address';
import { ownStore, shareStore, storeHolders } from '@majak/desk/store-lock/store-lock';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest } from '../../bin/backup-manifest.ts';
import { parts } from '../../bin/backup-parts.ts';
import { backupStore } from '../../bin/backup-store.ts';
import { restoreStore } from '../../bin/restore-store.ts';
import { contactInput } from '../support/contact-input.ts';
import { answersOf, dropDatabase, onPostgres, restoredIn } from '../support/restored-store.ts';
import { store, temporaryFolder } from '../support/store.ts';
import { submitRequest } from '../support/submit.ts';

const folder = temporaryFolder();
const backup = path.join(folder, 'backup');
const picture = 'files/picture.webp';
const copy = onPostgres ? parts.postgres : parts.sqlite;
const restored = restoredIn(folder);
let payload: Payload;
let reference: string;

const references = () => answersOf(restored, 'SELECT reference FROM requests ORDER BY reference');
const pictureNow = () => readFileSync(path.join(restored.dataDirectory, picture), 'utf8');
const place = (name: string) => path.join(folder, name);

beforeAll(async () => {
  payload = await store();
  await query(payload, sql`DELETE FROM requests`);
  const result = await submitRequest(payload, { input: contactInput(), spam: false });
  if (result.kind !== 'accepted') throw new Error(result.kind);
  reference = result.reference;
  mkdirSync(place('pictures/files'), { recursive: true });
  writeFileSync(place(`pictures/${picture}`), 'a picture');
  await backupStore(
    { databaseUrl: env.databaseUrl, dataDirectory: place('pictures'), root: process.cwd() },
    backup,
  );
  await query(payload, sql`DELETE FROM requests`);
});
afterAll(() => {
  dropDatabase();
  rmSync(folder, { recursive: true });
});

test('a copy made while the store was open comes back where nothing is, pictures included', async () => {
  expect(await restoreStore(restored, backup)).toBe('nothing');
  expect(references()).toEqual([reference]);
  expect(pictureNow()).toBe('a picture');
});

test('the store remembers when it was backed up', async () => {
  const [row] = await query(payload, sql`SELECT beat_at FROM heartbeats WHERE name = 'backup'`);
  expect(Date.now() - new Date(String(row?.beat_at)).getTime()).toBeLessThan(10 * 60_000);
});

test('what is replaced is set aside as a backup of its own', async () => {
  answersOf(restored, "UPDATE requests SET reference = 'MJK-LATER'");
  writeFileSync(path.join(restored.dataDirectory, picture), 'another picture');
  await expect(restoreStore(restored, backup)).rejects.toThrow('--replace');
  expect(await restoreStore(restored, backup, place('aside'))).toBe('whole');
  expect([references(), pictureNow()]).toEqual([[reference], 'a picture']);
  const before = await readManifest(place('aside'));
  expect(before.files.map(({ path: name }) => name)).toEqual([picture, copy]);
  expect(readFileSync(place(`aside/${picture}`), 'utf8')).toBe('another picture');
});

test('a folder that holds something takes no backup', async () => {
  await expect(backupStore(restored, backup)).rejects.toThrow('holds something');
});

/** Ways in which a backup is broken; each gets a copy of the good one. */
const broken: [string, string, (at: string) => void][] = [
  ['no manifest', parts.manifest, (at) => rmSync(path.join(at, parts.manifest))],
  ['an empty manifest', 'damaged', (at) => writeFileSync(path.join(at, parts.manifest), '')],
  ['an empty database', '0 bytes', (at) => writeFileSync(path.join(at, copy), '')],
  ['no database', 'is missing', (at) => rmSync(path.join(at, copy))],
  ['no picture', 'is missing', (at) => rmSync(path.join(at, picture))],
  [
    'half a database',
    'bytes of',
    (at) => writeFileSync(path.join(at, copy), readFileSync(path.join(at, copy)).subarray(0, 9_000)),
  ],
  [
    'one changed byte',
    'was changed',
    (at) => {
      const bytes = readFileSync(path.join(at, copy));
      bytes.writeUInt8((bytes.at(-9) ?? 0) ^ 1, bytes.length - 9);
      writeFileSync(path.join(at, copy), bytes);
    },
  ],
  ['another kind of database', 'The backup is of', (at) => rewrite(at, /"(sqlite|postgres)"/, otherDialect)],
  [
    'a newer version',
    '29990101_000000_later',
    (at) => rewrite(at, '_first"', '_first", "29990101_000000_later"'),
  ],
  ['a path out of the folder', 'damaged', (at) => rewrite(at, picture, 'files/../../picture.webp')],
];
const otherDialect = onPostgres ? '"sqlite"' : '"postgres"';
function rewrite(at: string, from: string | RegExp, to: string) {
  const file = path.join(at, parts.manifest);
  const text = readFileSync(file, 'utf8').replace(from, to);
  // One that names the other kind of database names its file as well.
  writeFileSync(
    file,
    to === otherDialect ? text.replace(copy, onPostgres ? parts.sqlite : parts.postgres) : text,
  );
  if (to === otherDialect)
    cpSync(path.join(at, copy), path.join(at, onPostgres ? parts.sqlite : parts.postgres));
}

test.each(broken)('a backup with %s is refused, and nothing is touched', async (name, reason, damage) => {
  const at = place(`broken ${name}`);
  cpSync(backup, at, { recursive: true });
  damage(at);
  writeFileSync(path.join(restored.dataDirectory, picture), 'still here');
  await expect(restoreStore(restored, at, place('never'))).rejects.toThrow(reason);
  expect([references(), pictureNow(), existsSync(place('never'))]).toEqual([
    [reference],
    'still here',
    false,
  ]);
});

test('a store that is damaged or gone is replaced too, what is left of it is kept, and so are pictures', async () => {
  const bare = place('bare');
  await backupStore({ ...restored, dataDirectory: place('no pictures') }, bare);
  if (onPostgres) answersOf(restored, 'DROP TABLE payload_migrations');
  else writeFileSync(sqliteFile(restored.databaseUrl), 'this was a database once');
  expect(await restoreStore(restored, bare, place('aside_damaged'))).toBe('as it was');
  expect([references(), pictureNow()]).toEqual([[reference], 'still here']);
  if (onPostgres)
    expect(answersOf(restored, 'SELECT reference FROM aside_damaged.requests')).toEqual([reference]);
  else expect(readFileSync(place(`aside_damaged/${copy}`), 'utf8')).toContain('once');

  if (onPostgres) dropDatabase();
  else rmSync(sqliteFile(restored.databaseUrl));
  await restoreStore(restored, backup, place('aside-gone'));
  expect(references()).toEqual([reference]);
});

test('one at a time: a restore waits for nobody and lets nobody in', async () => {
  const refused = { name: 'StoreInUse' };
  const restoring = await ownStore(restored.databaseUrl, 'restore');
  await expect(restoreStore(restored, backup, place('never'))).rejects.toMatchObject(refused);
  await expect(backupStore(restored, place('never'))).rejects.toMatchObject(refused);
  await expect(shareStore(restored.databaseUrl, 'site')).rejects.toThrow(
    `the restore (process ${process.pid})`,
  );
  await restoring();
  const copying = await shareStore(restored.databaseUrl, 'backup');
  await expect(restoreStore(restored, backup, place('never'))).rejects.toThrow('the backup');
  const alsoCopying = await shareStore(restored.databaseUrl, 'site');
  await alsoCopying();
  await copying();
  expect(existsSync(place('never'))).toBe(false);
});

test('a hold on the store outlives a lost connection', async () => {
  const release = await shareStore(restored.databaseUrl, 'site');
  if (onPostgres)
    answersOf(
      restored,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'majak site ${process.pid}'`,
    );
  const self = { name: 'site', pid: process.pid };
  await expect.poll(() => storeHolders(restored.databaseUrl), { timeout: 60_000 }).toContainEqual(self);
  await expect(restoreStore(restored, backup, place('never'))).rejects.toThrow('the site');
  await release();
  expect(await storeHolders(restored.databaseUrl)).not.toContainEqual(self);
});

test('what the product writes is readable by its owner alone, and nothing unfinished is left', () => {
  // The store is open: whatever this process writes from here on.
  expect(process.umask()).toBe(0o077);
  if (!onPostgres) expect(statSync(sqliteFile(env.databaseUrl)).mode & 0o077).toBe(0);
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
  expect(statSync(backup).mode & 0o077).toBe(0);
  expect(statSync(path.join(backup, copy)).mode & 0o077).toBe(0);
});
