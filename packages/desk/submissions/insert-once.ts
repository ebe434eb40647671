import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';

/** What a row is made of, by the names of its columns. */
export type Columns = Readonly<Record<string, string | number | boolean | null>>;

/** A row that is there once by its keys. @param condition Without which SQLite writes nothing. */
export function insertion(table: string, columns: Columns, condition?: SQL): SQL {
  const now = new Date().toISOString();
  const row = Object.entries({ ...columns, created_at: now, updated_at: now });
  const names = sql.join(
    row.map(([name]) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    row.map(([, value]) => sql`${value}`),
    sql`, `,
  );
  const from = condition ? sql`SELECT ${values} WHERE ${condition}` : sql`VALUES (${values})`;
  return sql`INSERT INTO ${sql.identifier(table)} (${names}) ${from} ON CONFLICT DO NOTHING RETURNING id`;
}

/**
 * Writes a row in one statement, so that two posts with one idempotency key at the same moment are one row.
 * @returns its id; nothing if there is a row with this key, or of this reference, already.
 */
export async function insertOnce(
  payload: Payload,
  table: string,
  columns: Columns,
): Promise<number | undefined> {
  const [written] = await query(payload, insertion(table, columns));
  return written && Number(written.id);
}
