import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { collectionsWithDeliveries, tableOf } from '../outbox/collections.ts';

/** What waits for the outbox. `oldestAt` is when the oldest of it was accepted; nothing if nothing waits. */
export type Backlog = { open: number; failed: number; oldestAt?: Date };

/** Counts deliveries that are open or were given up, and requests that the outbox has not even looked at. */
export async function readBacklog(payload: Payload): Promise<Backlog> {
  const unplanned = collectionsWithDeliveries.map(
    (kind) => sql`SELECT 'INITIAL' AS status, created_at FROM ${sql.identifier(tableOf[kind])}
                  WHERE status = 'REQUESTED' AND planned_at IS NULL`,
  );
  // Each kind of the database has an own type for a status: they are compared as text.
  const all = sql.join(
    [
      sql`SELECT CAST(status AS text) AS status, created_at FROM outbox WHERE status <> 'SUCCEEDED'`,
      ...unplanned,
    ],
    sql` UNION ALL `,
  );
  const [row] = await query(
    payload,
    sql`SELECT sum(CASE WHEN status = 'FAILED' THEN 0 ELSE 1 END) AS open,
               sum(CASE WHEN status = 'FAILED' THEN 1 ELSE 0 END) AS failed,
               min(CASE WHEN status = 'FAILED' THEN NULL ELSE created_at END) AS oldest
        FROM (${all}) AS waiting`,
  );
  return {
    open: Number(row?.open ?? 0),
    failed: Number(row?.failed ?? 0),
    ...(row?.oldest ? { oldestAt: new Date(String(row.oldest)) } : {}),
  };
}
