import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { noteBackup } from './backup-parts.ts';

/**
 * Copies a database as of one moment; writers need not stop.
 * @throws Error if there is none.
 */
export function copySqlite(database: string, copy: string): void {
  if (!existsSync(database)) throw new Error(`There is no database at ${database}.`);
  const db = new DatabaseSync(database, { timeout: 5000 });
  try {
    db.prepare('VACUUM INTO ?').run(copy);
  } finally {
    db.close();
  }
}

/** Names of the migrations a database went through. */
export function sqliteMigrations(database: string): string[] {
  const db = new DatabaseSync(database, { readOnly: true });
  try {
    const rows = db.prepare('SELECT name FROM payload_migrations WHERE batch > 0 ORDER BY name').all();
    return rows.map(({ name }) => String(name));
  } finally {
    db.close();
  }
}

/** Whether a file is a whole store: every page of it is what it should be, and it was migrated. */
export function isSoundSqlite(database: string): boolean {
  try {
    const db = new DatabaseSync(database);
    try {
      const found = JSON.stringify(db.prepare('PRAGMA quick_check').all());
      return (
        found === '[{"quick_check":"ok"}]' &&
        db.prepare('SELECT 1 FROM payload_migrations LIMIT 1').get() !== undefined
      );
    } finally {
      db.close();
    }
  } catch {
    return false; // No database at all.
  }
}

/**
 * Brings the journal of a database home, so that the one file is all of it.
 * @throws Error if any program has the database open, also one that knows nothing of our lock.
 */
export function closeSqlite(database: string): void {
  const db = new DatabaseSync(database, { timeout: 0 });
  try {
    const [row] = db.prepare('PRAGMA journal_mode = DELETE').all();
    if (row?.journal_mode !== 'delete') throw new Error('still open');
  } catch {
    throw new Error(`A program has ${database} open. Close it first.`);
  } finally {
    db.close();
  }
}

/** Writes down in the store that a whole backup was made. */
export function noteSqliteBackup(database: string, at: string): void {
  const db = new DatabaseSync(database, { timeout: 5000 });
  try {
    db.prepare(noteBackup('?')).run(at);
  } finally {
    db.close();
  }
}
