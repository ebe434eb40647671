import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isPostgres, query } from '@majak/desk/database';
import { env } from '@majak/desk/env';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';

const tables = isPostgres
  ? sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`
  : sql`SELECT name FROM sqlite_master WHERE type = 'table'`;

async function inTables(payload: Payload, text: string): Promise<string[]> {
  const names = (await query(payload, tables)).map(({ name }) => String(name));
  const found = await Promise.all(
    names.map(async (name) =>
      JSON.stringify(await query(payload, sql`SELECT * FROM ${sql.identifier(name)}`)),
    ),
  );
  return names.filter((_, index) => found[index]?.includes(text)).map((name) => `table ${name}`);
}

async function inFiles(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map((file) => readFile(file)));
  return files
    .filter((_, index) => contents[index]?.includes(text))
    .map((file) => `file ${path.basename(file)}`);
}

/** Where a text is found: in the columns of all tables, and in every file of the data folder and of SQLite. */
export async function leftoversOf(payload: Payload, text: string): Promise<string[]> {
  const databaseFolder = isPostgres ? [] : [path.dirname(new URL(env.databaseUrl).pathname)];
  const folders = new Set([env.DATA_DIR, ...databaseFolder]);
  const files = await Promise.all([...folders].map((folder) => inFiles(folder, text)));
  return [...new Set([...(await inTables(payload, text)), ...files.flat()])].sort();
}
