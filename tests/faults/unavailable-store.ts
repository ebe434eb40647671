import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { postgresPool } from '@majak/desk/store/postgres-pool';
import { openSqlite } from '@majak/desk/store/sqlite-client';
import { startPostgres } from '../support/postgres.ts';
import { temporaryFolder } from '../support/store.ts';

type Row = Record<string, unknown>;
type Absence = {
  /** Takes the store away; answers how it comes back. */
  begin: () => Promise<() => Promise<unknown>>;
  /** Whether it is refused meanwhile, or only waits. */
  refuses: boolean;
  /** Whether it may last as long as an absence does. */
  long?: boolean;
};
/** A store of its own, and the ways in which it goes away. */
export type AwayStore = {
  url: string;
  rows: (statement: string) => Promise<Row[]>;
  absences: Absence[];
  stop: () => Promise<unknown>;
};

type Ask = (statement: string) => Promise<unknown>;

/** Statements that fail with all their values at hand: what is asked for is not there. */
const missing = ['requests', 'users', 'reviews', 'jobs'];
const renamed = (ask: Ask): Absence => ({
  refuses: true,
  begin: async () => {
    for (const table of missing) await ask(`ALTER TABLE ${table} RENAME TO ${table}_away`);
    return async () => {
      for (const table of missing) await ask(`ALTER TABLE ${table}_away RENAME TO ${table}`);
    };
  },
});

/** PostgreSQL that is stopped, that throws everybody out, that stands still. */
export async function postgresAway(): Promise<AwayStore> {
  const server = await startPostgres();
  const url = server.database('away');
  const pool = postgresPool(url);
  const rows = async (statement: string): Promise<Row[]> => (await pool.query(statement)).rows;
  const throwOut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;
  return {
    url,
    rows,
    absences: [
      {
        refuses: true,
        long: true,
        begin: async () => {
          await server.halt();
          return server.resume;
        },
      },
      { refuses: false, begin: () => rows(throwOut).then(() => () => Promise.resolve()) },
      {
        refuses: true,
        begin: async () => {
          const goOn = server.freeze();
          return async () => goOn();
        },
      },
      renamed(rows),
    ],
    stop: async () => {
      await pool.end();
      await server.stop();
    },
  };
}

/** Another process that holds the one right to write, until it is told to let go. */
async function lock(file: string): Promise<() => Promise<unknown>> {
  const script = `const { DatabaseSync } = require('node:sqlite');
    const store = new DatabaseSync(process.argv[1], { timeout: 10000 });
    store.exec('BEGIN IMMEDIATE');
    process.stdin.once('data', () => { store.exec('COMMIT'); process.exit(0); });
    console.log('held');`;
  const holder: ChildProcess = spawn(process.execPath, ['-e', script, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (holder.stdout) await once(holder.stdout, 'data');
  return async () => {
    holder.stdin?.write('let go');
    await once(holder, 'exit');
  };
}

/** SQLite that somebody else is writing to. */
export async function sqliteAway(): Promise<AwayStore> {
  const file = path.join(temporaryFolder(), 'away.db');
  const url = `file:${file}`;
  const client = await openSqlite(url, 10_000);
  const rows = async (statement: string): Promise<Row[]> => [...(await client.execute(statement)).rows];
  return {
    url,
    rows,
    absences: [{ refuses: false, long: true, begin: () => lock(file) }, renamed(rows)],
    stop: async () => client.close(),
  };
}
