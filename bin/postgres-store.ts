import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noteBackup } from './backup-parts.ts';

const run = (program: string, args: string[]): void => {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
};

const rows = (databaseUrl: string, statement: string): string[] =>
  execFileSync('psql', ['-qtAX', '-v', 'ON_ERROR_STOP=1', '-c', statement, databaseUrl], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
    .split('\n')
    .filter(Boolean);

/** Copies a database as of one moment; writers need not stop. */
export const copyPostgres = (databaseUrl: string, copy: string): void =>
  run('pg_dump', [
    '--format=custom',
    '--schema=public',
    '--no-owner',
    '--no-privileges',
    `--file=${copy}`,
    databaseUrl,
  ]);

/** Names of the migrations a database went through. */
export const postgresMigrations = (databaseUrl: string): string[] =>
  rows(databaseUrl, 'SELECT name FROM payload_migrations WHERE batch > 0 ORDER BY name');

/** Whether a database holds any table. */
export const holdsTables = (databaseUrl: string): boolean =>
  rows(databaseUrl, "SELECT 1 FROM information_schema.tables WHERE table_schema = 'public' LIMIT 1").length >
  0;

/** Writes down in the store that a whole backup was made. */
export const notePostgresBackup = (databaseUrl: string, at: string): void =>
  run('psql', ['-qX', '-v', 'ON_ERROR_STOP=1', '-c', noteBackup(`'${at}'`), databaseUrl]);

/** Makes the database of an address, if it is gone. */
export function ensureDatabase(databaseUrl: string): void {
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const server = Object.assign(new URL(databaseUrl), { pathname: '/postgres' }).href;
  const quoted = (quote: string) => `${quote}${name.replaceAll(quote, quote + quote)}${quote}`;
  try {
    if (rows(server, `SELECT 1 FROM pg_database WHERE datname = ${quoted("'")}`).length > 0) return;
  } catch {
    return; // Not everyone may open the server's own database. Whoever may not has to make theirs by hand.
  }
  rows(server, `CREATE DATABASE ${quoted('"')}`);
}

/**
 * Replaces all that a database holds by a dump, in one transaction: one that breaks off changes nothing. The dump is
 * read whole before.
 * @param aside Name of a schema that takes what is there now; without it that is dropped.
 */
export function loadPostgres(databaseUrl: string, copy: string, aside?: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'majak-restore-'));
  const script = path.join(folder, 'majak.sql');
  const away = aside ? `ALTER SCHEMA public RENAME TO ${aside}` : 'DROP SCHEMA IF EXISTS public CASCADE';
  try {
    run('pg_restore', ['--no-owner', '--no-privileges', `--file=${script}`, copy]);
    const before = `SET client_min_messages TO warning; ${away}`;
    run('psql', [
      '-qX',
      '--single-transaction',
      '-v',
      'ON_ERROR_STOP=1',
      '-c',
      before,
      '-f',
      script,
      databaseUrl,
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
