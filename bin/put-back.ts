import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { copyStore, isPostgres, parts, postgres, type Stored, sqliteFile } from './stored.ts';

/**
 * Puts a backup back. Nothing may write meanwhile.
 * @param aside Folder that takes a copy of what is there now; without it a store that holds something is left alone.
 * @returns whether something was set aside.
 * @throws Error if the folder is no backup of this kind of database, or if something is there and `aside` is not given.
 */
export function putBack(stored: Stored, folder: string, aside?: string): boolean {
  const { databaseUrl, dataDirectory } = stored;
  const copy = path.join(folder, isPostgres(databaseUrl) ? parts.postgres : parts.sqlite);
  if (!existsSync(copy)) throw new Error(`${copy} is not there: this is no backup of this kind of database.`);
  if (!isPostgres(databaseUrl)) refuseBroken(copy);
  const files = path.join(dataDirectory, parts.files);
  const full = holdsSomething(databaseUrl) || existsSync(files);
  if (full && !aside) throw new Error('There is a store already. Add --replace to set it aside and go on.');
  if (full && aside && holdsSomething(databaseUrl)) copyStore(stored, aside);
  if (isPostgres(databaseUrl)) load(databaseUrl, copy);
  else replaceFile(copy, sqliteFile(databaseUrl));
  rmSync(files, { recursive: true, force: true });
  const pictures = path.join(folder, parts.files);
  if (existsSync(pictures)) cpSync(pictures, files, { recursive: true });
  return full;
}

/** @throws Error if a copy was cut short or damaged. */
function refuseBroken(copy: string) {
  const db = new DatabaseSync(copy, { readOnly: true });
  try {
    const found = JSON.stringify(db.prepare('PRAGMA quick_check').all());
    if (found !== '[{"quick_check":"ok"}]') throw new Error(`${copy} is damaged.`);
  } finally {
    db.close();
  }
}

function holdsSomething(databaseUrl: string): boolean {
  if (!isPostgres(databaseUrl)) return existsSync(sqliteFile(databaseUrl));
  const count = "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'";
  return Number(execFileSync('psql', ['-qtAX', '-c', count, databaseUrl], { encoding: 'utf8' })) > 0;
}

/** The journal beside an old database belongs to it, and would be played into the new one. */
function replaceFile(copy: string, database: string) {
  mkdirSync(path.dirname(database), { recursive: true });
  for (const file of [database, `${database}-wal`, `${database}-shm`]) rmSync(file, { force: true });
  copyFileSync(copy, database);
}

/** Read whole before anything is touched, then in one transaction: a dump that breaks off changes nothing. */
function load(databaseUrl: string, copy: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'majak-restore-'));
  const script = path.join(folder, 'majak.sql');
  const empty = 'SET client_min_messages TO warning; DROP SCHEMA public CASCADE; CREATE SCHEMA public';
  try {
    postgres('pg_restore', ['--no-owner', '--no-privileges', `--file=${script}`, copy]);
    const whole = ['-qX', '--single-transaction', '-v', 'ON_ERROR_STOP=1'];
    postgres('psql', [...whole, '-c', empty, '-f', script, databaseUrl]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
