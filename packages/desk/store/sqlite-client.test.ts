import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBusy, openSqlite, type SqliteClient } from './sqlite-client.ts';

let folder: string;
let file: string;
let client: SqliteClient;
let other: DatabaseSync;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'majak-sqlite-'));
  file = path.join(folder, 'store.db');
  client = await openSqlite(`file:${file}`, 60_000);
  await client.execute('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT UNIQUE)');
  other = new DatabaseSync(file);
});
afterEach(() => {
  other.close();
  client.close();
  rmSync(folder, { recursive: true });
});

const insert = (text: string, on = client) =>
  on.execute({ sql: 'INSERT INTO notes (text) VALUES (?) RETURNING id', args: [text] });
const count = async () => Number((await client.execute('SELECT count(*) AS n FROM notes')).rows[0]?.n);
/** What another process sees: what is committed. */
const committed = () => Number(other.prepare('SELECT count(*) AS n FROM notes').get()?.n);

test('while another process writes, reading goes on; what waits is written when it is done', async () => {
  other.exec('BEGIN IMMEDIATE');
  let written = false;
  const waiting = insert('waits').then(() => {
    written = true;
  });
  for (let look = 0; look < 50; look += 1) expect(await count()).toBe(0);
  expect(written).toBe(false);
  other.exec('COMMIT');
  await waiting;
  expect(committed()).toBe(1);
});

test('a write that does not get its turn in time fails as busy, and is not written later', async () => {
  const impatient = await openSqlite(`file:${file}`, 30);
  other.exec('BEGIN IMMEDIATE');
  expect(isBusy(await insert('late', impatient).catch((error: unknown) => error))).toBe(true);
  other.exec('COMMIT');
  await insert('next', impatient);
  impatient.close();
  expect(committed()).toBe(1);
});

test('what arrives together is one commit, and every caller gets its own row', async () => {
  const version = () => Number(other.prepare('PRAGMA data_version').get()?.data_version);
  const before = version();
  const results = await Promise.all(Array.from({ length: 40 }, (_, index) => insert(`note ${index}`)));
  expect(new Set(results.map(({ rows }) => Number(rows[0]?.id))).size).toBe(40);
  expect(version() - before).toBe(1);
});

test('a fault in one write is that of its caller alone', async () => {
  await insert('taken');
  const results = await Promise.allSettled(['one', 'taken', 'two', 'three'].map((text) => insert(text)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(await count()).toBe(4);
});

test('what was acknowledged is on the disk: every commit is flushed', async () => {
  const { rows } = await client.execute('PRAGMA synchronous');
  expect(Number(rows[0]?.synchronous)).toBe(2);
});

test('what is deleted is gone from the file', async () => {
  await insert('Anna Canary, passport 1234');
  await insert('stays');
  await client.execute("DELETE FROM notes WHERE text LIKE 'Anna%'");
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  const bytes = readFileSync(file).toString('latin1');
  expect(bytes).toContain('stays');
  expect(bytes).not.toContain('Anna Canary');
});
