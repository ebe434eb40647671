import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whether an address of a database is PostgreSQL's; otherwise it is that of an SQLite file. */
export const isPostgresUrl = (databaseUrl: string): boolean => databaseUrl.startsWith('postgres');

/** The file of a `file:` address, relative ones against the folder a process was started in. */
export const sqliteFile = (databaseUrl: string): string =>
  databaseUrl.startsWith('file://')
    ? fileURLToPath(databaseUrl)
    : path.resolve(/* turbopackIgnore: true */ databaseUrl.slice('file:'.length));
