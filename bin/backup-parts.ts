/** Where the store of an environment is: a database, and the folder of the pictures beside it. */
export type Store = {
  databaseUrl: string;
  dataDirectory: string;
  /** The repository's folder, where the migrations are that this version knows. */
  root: string;
};

/** The parts of a backup, by name inside its folder. */
export const parts = {
  sqlite: 'majak.db',
  postgres: 'majak.dump',
  pictures: 'files',
  manifest: 'manifest.json',
} as const;

export type Dialect = 'sqlite' | 'postgres';

/** A moment as part of a folder's name: `2026-11-21T150405Z`. */
export const stamp = (now: Date): string => `${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`;

/** The statement that notes a whole backup in the store; the moment as the database takes a value. */
export const noteBackup = (at: string): string =>
  `INSERT INTO heartbeats (name, beat_at) VALUES ('backup', ${at})
   ON CONFLICT (name) DO UPDATE SET beat_at = excluded.beat_at`;
