import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseAdapterObj, Payload } from 'payload';
import * as z from 'zod';
import { env } from './env.ts';
import { postgresPool, statementLimits } from './store/postgres-pool.ts';
import { openSqlite } from './store/sqlite-client.ts';
import { keepValuesOutOfErrors } from './store/statement-failure.ts';

export const isPostgres = env.databaseUrl.startsWith('postgres');

/** How long a write on SQLite waits for its turn: two of them, one after the other, still beat a browser's patience. */
const patienceMs = 8000;

const shared = { push: false, blocksAsJSON: true } as const;

/** The adapter, on connections of our own making, whose errors carry no values. */
function on(connections: () => Promise<object>, adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  keepValuesOutOfErrors();
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args);
      const { connect } = database;
      let opened: Promise<object> | undefined;
      return Object.assign(database, {
        connect: async (options?: { hotReload: boolean }) => {
          opened ??= connections();
          Object.assign(database, await opened);
          await connect?.call(database, options);
        },
      });
    },
  };
}

/**
 * SQLite by default, PostgreSQL by DATABASE_URL. On SQLite transactions stay off: with them most concurrent
 * writes fail as busy, so every use case writes one row.
 */
export const database = isPostgres
  ? on(
      async () => ({ pool: postgresPool(env.databaseUrl) }),
      postgresAdapter({ ...shared, pool: {}, migrationDir: migrations('postgres') }),
    )
  : on(
      async () => ({ client: await openSqlite(env.databaseUrl, patienceMs) }),
      sqliteAdapter({
        ...shared,
        client: { url: env.databaseUrl },
        migrationDir: migrations('sqlite'),
      }),
    );

function migrations(dialect: 'sqlite' | 'postgres') {
  return path.join(/* turbopackIgnore: true */ env.contentRoot, 'packages/desk/migrations', dialect);
}

type Row = Record<string, unknown>;
type Execute = (query: SQL) => Promise<{ rows: Row[] }>;
const drizzle = z.custom<{
  drizzle: {
    all?: (query: SQL) => Promise<Row[]>;
    execute?: Execute;
    transaction?: <T>(work: (of: { execute: Execute }) => Promise<T>) => Promise<T>;
  };
}>((value) => typeof value === 'object' && value !== null && 'drizzle' in value);

/** Runs one statement on whichever database is in use; answers its rows, columns as the database names them. */
export async function query(payload: Payload, statement: SQL): Promise<Row[]> {
  const { drizzle: db } = drizzle.parse(payload.db);
  if (db.all) return db.all(statement);
  if (db.execute) return (await db.execute(statement)).rows;
  throw new Error('This database cannot run statements');
}

/** Runs several statements as one on PostgreSQL. @throws Error on SQLite, which has no transactions here. */
export async function inTransaction<T>(
  payload: Payload,
  work: (run: (statement: SQL) => Promise<Row[]>) => Promise<T>,
): Promise<T> {
  const { drizzle: db } = drizzle.parse(payload.db);
  if (!isPostgres || !db.transaction) throw new Error('This database has no transactions');
  return db.transaction((transaction) =>
    work(async (statement) => (await transaction.execute(statement)).rows),
  );
}

const pooled = z.custom<{ pool: { options: object } }>(
  (value) => typeof value === 'object' && value !== null && 'pool' in value,
);

/** Lets statements on connections that are opened from now on take what time they need. */
export function withoutTimeLimits({ db }: Payload): void {
  const postgres = pooled.safeParse(db);
  if (postgres.success) Object.assign(postgres.data.pool.options, statementLimits(0));
}

/** Rows another process is working on are passed over; SQLite has one writer at a time and needs no such word. */
export const skipLocked = isPostgres ? sql`FOR UPDATE SKIP LOCKED` : sql``;
