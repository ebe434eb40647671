import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { env } from '@majak/desk/env';
import { isPostgresUrl, sqliteFile } from '@majak/desk/store-address';
import type { Store } from '../../bin/backup-parts.ts';

export const onPostgres = isPostgresUrl(env.databaseUrl);
const name = `restored_${process.pid}`;

const psql = (statement: string, url = env.databaseUrl): string[] =>
  execFileSync('psql', ['-qtAX', '-v', 'ON_ERROR_STOP=1', '-c', statement, url], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** A store that is nobody else's, of the same kind as that of the other tests; it is not there yet. */
export const restoredIn = (folder: string): Store => ({
  databaseUrl: onPostgres
    ? Object.assign(new URL(env.databaseUrl), { pathname: `/${name}` }).href
    : `file:${path.join(folder, 'restored.db')}`,
  dataDirectory: path.join(folder, 'data'),
  root: process.cwd(),
});

/** What the database itself answers, a value a line. */
export function answersOf({ databaseUrl }: Store, statement: string): string[] {
  if (onPostgres) return psql(statement, databaseUrl);
  const db = new DatabaseSync(sqliteFile(databaseUrl));
  try {
    return db
      .prepare(statement)
      .all()
      .map((row) => Object.values(row).join('|'));
  } finally {
    db.close();
  }
}

/** Takes the database of PostgreSQL away; that of SQLite is a file in the test's folder. */
export const dropDatabase = (): void => {
  if (onPostgres) psql(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
};
