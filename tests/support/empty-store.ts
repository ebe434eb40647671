import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Migration, Payload } from 'payload';
import { vi } from 'vitest';

type Row = Record<string, unknown>;
export type EmptyStore = {
  payload: Payload;
  migrations: Migration[];
  rows: (statement: string) => Promise<Row[]>;
  /** Takes one migration back, by the end of its name. */
  back: (end: string) => Promise<void>;
  close: () => Promise<void>;
};

const given = process.env.DATABASE_URL ?? '';
const onPostgres = given.startsWith('postgres');

/** A database that is nobody else's, named before the store is loaded. */
function emptyDatabase(): string {
  if (!onPostgres) return `file:${path.join(mkdtempSync(path.join(tmpdir(), 'majak-')), 'migrated.db')}`;
  const name = `migrated_${randomBytes(6).toString('hex')}`;
  execFileSync('psql', ['-qtAX', '-c', `CREATE DATABASE ${name}`, given]);
  return Object.assign(new URL(given), { pathname: `/${name}` }).href;
}

/** An empty store, which is migrated step by step; that of the other tests was already. Nothing may load a store before. */
export async function emptyStore(): Promise<EmptyStore> {
  vi.stubEnv('DATABASE_URL', emptyDatabase());
  const { openPayload } = await import('@majak/desk/payload');
  const { query } = await import('@majak/desk/database');
  const payload = await openPayload();
  const found = onPostgres
    ? await import('@majak/desk/migrations/postgres/index')
    : await import('@majak/desk/migrations/sqlite/index');
  const migrations = found.migrations as Migration[];
  return {
    payload,
    migrations,
    rows: (statement) => query(payload, sql.raw(statement)),
    back: async (end) => {
      const { drizzle } = payload.db as unknown as { drizzle: unknown };
      const migration = migrations.find(({ name }) => name.endsWith(end));
      await migration?.down({ db: drizzle, payload, req: {} } as never);
    },
    close: async () => {
      await payload.destroy();
      // Payload keeps a connection of its own: the database goes with the server that the tests were given.
      vi.unstubAllEnvs();
    },
  };
}
