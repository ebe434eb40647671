import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isPostgresUrl, sqliteFile } from '../packages/desk/store-address.ts';
import { shareStore } from '../packages/desk/store-lock/store-lock.ts';
import { writeManifest } from './backup-manifest.ts';
import { parts, type Store } from './backup-parts.ts';
import { copyDurably, flush, renameDurably } from './durable-files.ts';
import { copyPostgres, notePostgresBackup, postgresMigrations } from './postgres-store.ts';
import { copySqlite, noteSqliteBackup, sqliteMigrations } from './sqlite-store.ts';

/**
 * Copies the store into a new folder while the product runs, and notes in the store that it did.
 * @throws Error if the folder is taken, the store is being restored or has no database, or the disk is full: then
 * there is no such folder afterwards.
 */
export async function backupStore(store: Store, folder: string): Promise<void> {
  const release = await shareStore(store.databaseUrl, 'backup');
  try {
    await copyStore(store, folder);
    const at = new Date().toISOString();
    if (isPostgresUrl(store.databaseUrl)) notePostgresBackup(store.databaseUrl, at);
    else noteSqliteBackup(sqliteFile(store.databaseUrl), at);
  } finally {
    await release();
  }
}

/**
 * The copy itself. It grows under another name and gets its own when it is whole, so that one that was interrupted
 * never looks like a backup. The database is copied as of one moment, and the pictures after it, so that every picture
 * the database knows is there.
 */
export async function copyStore({ databaseUrl, dataDirectory }: Store, folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is there already and holds something. Nothing was written.`);
  const growing = `${folder}.unfinished-${process.pid}`;
  rmSync(growing, { recursive: true, force: true });
  mkdirSync(growing, { recursive: true });
  try {
    const migrations = copyDatabase(databaseUrl, growing);
    const pictures = path.join(dataDirectory, parts.pictures);
    if (existsSync(pictures)) copyDurably(pictures, path.join(growing, parts.pictures));
    await writeManifest(growing, isPostgresUrl(databaseUrl) ? 'postgres' : 'sqlite', migrations);
    flush(growing);
    renameDurably(growing, folder);
  } catch (error) {
    rmSync(growing, { recursive: true, force: true });
    throw error;
  }
}

function copyDatabase(databaseUrl: string, folder: string): string[] {
  if (isPostgresUrl(databaseUrl)) {
    const copy = path.join(folder, parts.postgres);
    copyPostgres(databaseUrl, copy);
    flush(copy);
    return postgresMigrations(databaseUrl);
  }
  const copy = path.join(folder, parts.sqlite);
  copySqlite(sqliteFile(databaseUrl), copy);
  flush(copy);
  return sqliteMigrations(copy);
}
