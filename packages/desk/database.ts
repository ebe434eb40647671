import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import * as z from 'zod';
import { env } from './env.ts';

export const isPostgres = env.databaseUrl.startsWith('postgres');

const shared = { push: false, blocksAsJSON: true } as const;

/**
 * SQLite by default, PostgreSQL by DATABASE_URL. On SQLite transactions stay off: with them most concurrent
 * writes fail as busy, so every use case writes one row.
 */
export const database = isPostgres
  ? postgresAdapter({
      ...shared,
      pool: { connectionString: env.databaseUrl, max: 10 },
      migrationDir: migrations('postgres'),
    })
  : sqliteAdapter({
      ...shared,
      client: { url: env.databaseUrl },
      wal: true,
      busyTimeout: 5000,
      migrationDir: migrations('sqlite'),
    });

function migrations(dialect: 'sqlite' | 'postgres') {
  return new URL(`./migrations/${dialect}`, import.meta.url).pathname;
}

type Row = Record<string, unknown>;
const drizzle = z.custom<{
  drizzle: { all?: (query: SQL) => Promise<Row[]>; execute?: (query: SQL) => Promise<{ rows: Row[] }> };
}>((value) => typeof value === 'object' && value !== null && 'drizzle' in value);

/** Runs one statement on whichever database is in use; answers its rows, columns as the database names them. */
export async function query(payload: Payload, statement: SQL): Promise<Row[]> {
  const { drizzle: db } = drizzle.parse(payload.db);
  if (db.all) return db.all(statement);
  if (db.execute) return (await db.execute(statement)).rows;
  throw new Error('This database cannot run statements');
}

/** Rows another process is working on are passed over; SQLite has one writer at a time and needs no such word. */
export const skipLocked = isPostgres ? sql`FOR UPDATE SKIP LOCKED` : sql``;
