import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { inTransaction, isPostgres, query } from '../database.ts';
import { lockUploads, uploadsAreFree } from '../uploads/free-uploads.ts';

/** What a row is made of, by the names of its columns. */
export type Columns = Readonly<Record<string, string | number | boolean | null>>;

type NewRow = {
  table: string;
  columns: Columns;
  /** The files that come with it, as the store calls them. */
  uploads?: readonly string[];
};

/** @param from Where its values come from: `VALUES (…)`. */
const insertion = (table: string, names: readonly string[], from: SQL): SQL => {
  const columns = names.map((name) => sql.identifier(name));
  return sql`INSERT INTO ${sql.identifier(table)} (${sql.join(columns, sql`, `)}) ${from}
             ON CONFLICT DO NOTHING RETURNING id`;
};

/**
 * Writes a row whole or not at all, so that two posts with one idempotency key at the same moment are one row, and of two
 * that name one file one has it.
 * @returns its id; nothing if there is a row with this key, or of this reference, already, or another has one of its files.
 */
export async function insertOnce(
  payload: Payload,
  { table, columns, uploads = [] }: NewRow,
): Promise<number | undefined> {
  const now = new Date().toISOString();
  const row = { ...columns, created_at: now, updated_at: now };
  const values = sql.join(
    Object.values(row).map((value) => sql`${value}`),
    sql`, `,
  );
  const insert = insertion(table, Object.keys(row), sql`VALUES (${values})`);
  const [written] = await (uploads.length === 0
    ? query(payload, insert)
    : isPostgres
      ? inTransaction(payload, async (run) => {
          // A statement sees what was there when it began: the lock comes before.
          await run(lockUploads(uploads));
          const [free] = await run(sql`SELECT 1 WHERE ${uploadsAreFree(uploads)}`);
          return free ? run(insert) : [];
        })
      : query(
          payload,
          insertion(table, Object.keys(row), sql`SELECT ${values} WHERE ${uploadsAreFree(uploads)}`),
        ));
  return written && Number(written.id);
}
