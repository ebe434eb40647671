import { type SQL, sql } from 'drizzle-orm';

const list = (keys: readonly string[]): SQL =>
  sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  );

/** Whether all of these uploads are there, and no request or case has one of them or waits for it. */
export const uploadsAreFree = (keys: readonly string[]): SQL => {
  const waitedFor = sql.join(
    keys.map((key) => sql`pending_uploads LIKE ${`%${key}%`}`),
    sql` OR `,
  );
  return sql`(SELECT COUNT(*) FROM uploads WHERE key IN (${list(keys)}) AND reference IS NULL) = ${new Set(keys).size}
    AND NOT EXISTS (SELECT 1 FROM requests WHERE uploads_pending = ${true} AND (${waitedFor}))
    AND NOT EXISTS (SELECT 1 FROM case_changes WHERE uploads_pending = ${true} AND (${waitedFor}))`;
};

/** Keeps others on PostgreSQL from handing in these uploads until the transaction ends; in one order, so that no two wait for each other. */
export const lockUploads = (keys: readonly string[]): SQL =>
  sql`SELECT id FROM uploads WHERE key IN (${list(keys)}) ORDER BY id FOR UPDATE`;
