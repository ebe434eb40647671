import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Holder, StoreInUse } from './store-in-use.ts';

/**
 * The lock of an SQLite store is a lock of the kernel on a file beside it, so it ends with its process however that
 * ends. It is taken through SQLite, because Node has no file locks of its own. The database itself is never opened
 * here: two builds of SQLite in one process undo each other's locks on a file.
 */
const lockFile = (database: string) => `${database}.lock`;
/** One file a holder, locked by it for as long as it lives: only so that a refusal can name who is in the way. */
const holdersFolder = (database: string) => `${database}.holders`;

/** A process that starts may meet the short attempt of a restore that is refused. */
const patienceMs = 1000;

/** Takes a shared lock for a process that uses the store. @throws StoreInUse while somebody owns it. */
export const shareSqlite = (database: string, holder: Holder): (() => void) =>
  take(database, holder, 'BEGIN; SELECT count(*) FROM sqlite_schema');

/** Takes the lock that nobody can share. @throws StoreInUse while anybody has the store open. */
export const ownSqlite = (database: string, holder: Holder): (() => void) =>
  take(database, holder, 'BEGIN EXCLUSIVE');

function take(database: string, holder: Holder, statements: string): () => void {
  mkdirSync(holdersFolder(database), { recursive: true, mode: 0o700 });
  // Those that were killed left their names.
  sqliteHolders(database);
  const name = path.join(holdersFolder(database), `${holder.name}-${holder.pid}`);
  const unnamed = lock(name, 'BEGIN EXCLUSIVE', 0);
  const unlocked = lock(lockFile(database), statements, patienceMs);
  const release = () => {
    unlocked?.();
    if (unnamed) rmSync(name, { force: true });
    unnamed?.();
  };
  if (unlocked) return release;
  const others = sqliteHolders(database).filter(
    ({ name: part, pid }) => part !== holder.name || pid !== holder.pid,
  );
  release();
  throw new StoreInUse(others);
}

/** Who has the store open now. What a killed process left behind is no longer locked, and is thrown away. */
export function sqliteHolders(database: string): Holder[] {
  const folder = holdersFolder(database);
  return listed(folder).flatMap((file) => {
    const [, name, pid] = /^(.+)-(\d+)$/.exec(file) ?? [];
    if (!name) return [];
    const unlock = lock(path.join(folder, file), 'BEGIN EXCLUSIVE', 0);
    if (!unlock) return [{ name, pid: Number(pid) }];
    unlock();
    rmSync(path.join(folder, file), { force: true });
    return [];
  });
}

const listed = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return []; // Nobody was ever here.
  }
};

const busy = 5;

/** A handle that nobody refers to is closed, and its lock with it. */
const locked = new Set<DatabaseSync>();

/** Answers how to let go, or nothing if another has it. */
function lock(file: string, statements: string, timeout: number): (() => void) | undefined {
  const db = new DatabaseSync(file, { timeout });
  try {
    // Nothing is ever written: a journal would only be one more file that a killed process leaves behind.
    db.exec(`PRAGMA journal_mode = MEMORY; ${statements}`);
    locked.add(db);
    return () => {
      locked.delete(db);
      db.close();
    };
  } catch (error) {
    db.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined;
    throw error;
  }
}
