import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';

/** What a row is made of, by the names of its columns. */
export type Columns = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Writes a row in one statement, so that two posts with one idempotency key at the same moment are one row.
 * @returns its id; nothing if there is a row with this key, or of this reference, already.
 */
export async function insertOnce(
  payload: Payload,
  table: string,
  columns: Columns,
): Promise<number | undefined> {
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
  const [written] = await query(
    payload,
    sql`INSERT INTO ${sql.identifier(table)} (${names}) VALUES (${values})
        ON CONFLICT DO NOTHING RETURNING id`,
  );
  return written && Number(written.id);
}
