import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { migrationNames } from '../packages/desk/migrations/names.ts';
import { isPostgresUrl, sqliteFile } from '../packages/desk/store-address.ts';
import { ownStore } from '../packages/desk/store-lock/store-lock.ts';
import { readManifest, sha256Of } from './backup-manifest.ts';
import { type Dialect, parts, type Store } from './backup-parts.ts';
import { copyStore } from './backup-store.ts';
import { copyDurably, filesIn, renameDurably } from './durable-files.ts';
import { ensureDatabase, holdsTables, loadPostgres } from './postgres-store.ts';
import { closeSqlite, isSoundSqlite } from './sqlite-store.ts';

/** `whole`: set aside as a backup of its own. `as it was`: what was there could not be copied, and was kept as it is. */
type SetAside = 'nothing' | 'whole' | 'as it was';

/**
 * Puts a backup in place of the store. Everything is proved and copied before the store is touched.
 * @param aside Folder that takes what is there now; without it a store that holds something is left alone.
 * @throws Error if the backup is not whole or not for this store, if any process uses the store, if something is
 * there and `aside` is not given, or if the disk is full. Then the store is as it was.
 */
export async function restoreStore(store: Store, folder: string, aside?: string): Promise<SetAside> {
  const onPostgres = isPostgresUrl(store.databaseUrl);
  if (onPostgres) ensureDatabase(store.databaseUrl);
  const release = await ownStore(store.databaseUrl, 'restore');
  try {
    await prove(folder, onPostgres ? 'postgres' : 'sqlite', store.root);
    const isThere = onPostgres ? holdsTables(store.databaseUrl) : existsSync(sqliteFile(store.databaseUrl));
    const pictures = bringPictures(store, folder);
    try {
      if ((isThere || pictures.replaces) && !aside)
        throw new Error('There is a store already. Add --replace to set it aside and go on.');
      const put = onPostgres ? putPostgres : putSqlite;
      const kept = await put(store, folder, isThere ? aside : undefined);
      pictures.put();
      return kept;
    } finally {
      pictures.drop();
    }
  } finally {
    await release();
  }
}

async function prove(folder: string, dialect: Dialect, root: string): Promise<void> {
  const manifest = await readManifest(folder);
  if (manifest.dialect !== dialect)
    throw new Error(`The backup is of ${manifest.dialect}, the store of ${dialect}.`);
  const known = new Set(migrationNames(root, dialect));
  const unknown = manifest.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(`The backup is of a newer version, which has ${unknown.join(', ')}. Update first.`);
}

/** Copies the pictures of a backup beside those that are there; a backup without pictures leaves them be. */
function bringPictures({ dataDirectory }: Store, folder: string) {
  const from = path.join(folder, parts.pictures);
  const to = path.join(dataDirectory, parts.pictures);
  const [coming, going] = [`${to}.restoring`, `${to}.replaced`];
  const drop = () => {
    for (const each of [coming, going]) rmSync(each, { recursive: true, force: true });
  };
  if (filesIn(from).length === 0) return { replaces: false, put: () => {}, drop };
  drop();
  mkdirSync(dataDirectory, { recursive: true });
  try {
    copyDurably(from, coming);
  } catch (error) {
    drop();
    throw error;
  }
  const put = () => {
    if (existsSync(to)) renameSync(to, going);
    renameDurably(coming, to);
  };
  return { replaces: existsSync(to), put, drop };
}

async function putSqlite(store: Store, folder: string, aside?: string): Promise<SetAside> {
  const database = sqliteFile(store.databaseUrl);
  const coming = `${database}.restoring`;
  const from = path.join(folder, parts.sqlite);
  rmSync(coming, { force: true });
  mkdirSync(path.dirname(database), { recursive: true });
  try {
    copyDurably(from, coming);
    if ((await sha256Of(coming)) !== (await sha256Of(from)) || !isSoundSqlite(coming))
      throw new Error(`${from} could not be copied whole.`);
    const kept = aside ? await setSqliteAside(store, database, aside) : 'nothing';
    // A journal belongs to the database it was written for, and would be played into the new one.
    for (const ending of ['-wal', '-shm', '-journal']) rmSync(`${database}${ending}`, { force: true });
    renameDurably(coming, database);
    return kept;
  } catch (error) {
    rmSync(coming, { force: true });
    throw error;
  }
}

async function setSqliteAside(store: Store, database: string, aside: string): Promise<SetAside> {
  if (isSoundSqlite(database)) {
    closeSqlite(database);
    await copyStore(store, aside);
    return 'whole';
  }
  mkdirSync(aside, { recursive: true });
  for (const ending of ['', '-wal', '-shm', '-journal'])
    if (existsSync(database + ending)) renameSync(database + ending, path.join(aside, parts.sqlite + ending));
  return 'as it was';
}

async function putPostgres(store: Store, folder: string, aside?: string): Promise<SetAside> {
  const copy = path.join(folder, parts.postgres);
  if (!aside) {
    loadPostgres(store.databaseUrl, copy);
    return 'nothing';
  }
  const isWhole = await copyStore(store, aside).then(
    () => true,
    () => false,
  );
  loadPostgres(store.databaseUrl, copy, isWhole ? undefined : schemaNamed(aside));
  return isWhole ? 'whole' : 'as it was';
}

/** The schema that keeps a store which could not be read, after the folder it would have gone to. */
export const schemaNamed = (aside: string): string =>
  path
    .basename(aside)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_');
