import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { query } from '@majak/desk/database';
import { env } from '@majak/desk/env';
import { submitRequest } from '@majak/desk/use-cases/submit-request';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putBack } from '../../bin/put-back.ts';
import { copyStore, isPostgres, parts, type Stored, sqliteFile } from '../../bin/stored.ts';
import { contactInput } from '../support/contact-input.ts';
import { store, temporaryFolder } from '../support/store.ts';

const folder = temporaryFolder();
const backup = path.join(folder, 'backup');
const picture = 'files/picture.webp';
const copy = isPostgres(env.databaseUrl) ? parts.postgres : parts.sqlite;
const database = `restored_${process.pid}`;
const restored: Stored = {
  databaseUrl: isPostgres(env.databaseUrl)
    ? Object.assign(new URL(env.databaseUrl), { pathname: `/${database}` }).href
    : `file:${path.join(folder, 'restored.db')}`,
  dataDirectory: path.join(folder, 'data'),
};
let payload: Payload;

beforeAll(async () => {
  payload = await store();
  if (isPostgres(env.databaseUrl)) await query(payload, sql.raw(`CREATE DATABASE ${database}`));
});
afterAll(async () => {
  if (isPostgres(env.databaseUrl)) await query(payload, sql.raw(`DROP DATABASE ${database}`));
  rmSync(folder, { recursive: true });
});

/** References in the restored store, asked of the database itself. */
function references(): string[] {
  const statement = 'SELECT reference FROM requests ORDER BY reference';
  if (isPostgres(restored.databaseUrl))
    return execFileSync('psql', ['-qtAX', '-c', statement, restored.databaseUrl], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean);
  const db = new DatabaseSync(sqliteFile(restored.databaseUrl), { readOnly: true });
  const rows = db.prepare(statement).all();
  db.close();
  return rows.map(({ reference }) => String(reference));
}

async function accepted(): Promise<string> {
  const result = await submitRequest(payload, { input: contactInput(), spam: false });
  if (result.kind !== 'accepted') throw new Error(result.kind);
  return result.reference;
}

test('what is copied while the store is open comes back, pictures included, and what is replaced is set aside', async () => {
  await query(payload, sql`DELETE FROM requests`);
  const reference = await accepted();
  const pictures = path.join(folder, 'pictures');
  mkdirSync(path.join(pictures, 'files'), { recursive: true });
  writeFileSync(path.join(pictures, picture), 'a picture');
  copyStore({ databaseUrl: env.databaseUrl, dataDirectory: pictures }, backup);
  await accepted();

  expect(putBack(restored, backup)).toBe(false);
  expect(references()).toEqual([reference]);
  expect(readFileSync(path.join(restored.dataDirectory, picture), 'utf8')).toBe('a picture');

  writeFileSync(path.join(restored.dataDirectory, picture), 'another picture');
  const aside = path.join(folder, 'aside');
  expect(() => putBack(restored, backup)).toThrow('--replace');
  expect(putBack(restored, backup, aside)).toBe(true);
  expect(references()).toEqual([reference]);
  expect(readFileSync(path.join(restored.dataDirectory, picture), 'utf8')).toBe('a picture');
  expect(readFileSync(path.join(aside, picture), 'utf8')).toBe('another picture');
});

test('a folder that is no backup, and one that is one already, are left alone', () => {
  const nothing = path.join(folder, 'nothing');
  expect(() => putBack(restored, nothing, path.join(folder, 'aside-2'))).toThrow('no backup');
  expect(() => copyStore({ ...restored }, backup)).toThrow('already');
  expect(existsSync(path.join(folder, 'aside-2'))).toBe(false);
});

test('a copy that was cut short is refused, and the store stays', () => {
  const damaged = path.join(folder, 'damaged');
  mkdirSync(damaged);
  const whole = readFileSync(path.join(backup, copy));
  writeFileSync(path.join(damaged, copy), whole.subarray(0, whole.length / 2));
  const before = references();
  expect(() => putBack(restored, damaged, path.join(folder, 'aside-3'))).toThrow();
  expect(references()).toEqual(before);
});
