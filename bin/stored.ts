import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

/** Where the store of this environment is: a database, and the folder of the pictures beside it. */
export type Stored = { databaseUrl: string; dataDirectory: string };

/** The parts of a backup, by name inside its folder. */
export const parts = { sqlite: 'majak.db', postgres: 'majak.dump', files: 'files' } as const;

export const isPostgres = (databaseUrl: string): boolean => databaseUrl.startsWith('postgres');

/** The file of a `file:` address, relative ones against the folder of the repository. */
export const sqliteFile = (databaseUrl: string): string =>
  databaseUrl.startsWith('file://')
    ? fileURLToPath(databaseUrl)
    : path.resolve(databaseUrl.slice('file:'.length));

/** A moment as part of a folder's name: `2026-11-21T150405Z`. */
export const stamp = (now: Date): string => `${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`;

/**
 * Copies the database as of one moment, and then the pictures, into a folder. Writers need not stop: SQLite copies a
 * snapshot, pg_dump reads one. Pictures are copied last, so that every picture the database knows is there.
 * @throws Error if the folder holds a backup already.
 */
export function copyStore({ databaseUrl, dataDirectory }: Stored, folder: string): void {
  if (Object.values(parts).some((part) => existsSync(path.join(folder, part))))
    throw new Error(`${folder} holds a backup already. Nothing was written.`);
  // Personal data lies in it: nobody else on the machine may look.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isPostgres(databaseUrl)) dump(databaseUrl, path.join(folder, parts.postgres));
  else snapshot(sqliteFile(databaseUrl), path.join(folder, parts.sqlite));
  const files = path.join(dataDirectory, parts.files);
  if (existsSync(files)) cpSync(files, path.join(folder, parts.files), { recursive: true });
}

function snapshot(database: string, copy: string) {
  if (!existsSync(database)) throw new Error(`There is no database at ${database}.`);
  const db = new DatabaseSync(database, { timeout: 5000 });
  try {
    db.prepare('VACUUM INTO ?').run(copy);
  } finally {
    db.close();
  }
}

/** Runs a program of PostgreSQL's client with its errors shown. */
export const postgres = (program: string, args: string[]): void => {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
};

const dump = (databaseUrl: string, copy: string) =>
  postgres('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${copy}`, databaseUrl]);
