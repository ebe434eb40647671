import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { collectionsWithDeliveries, tableOf } from '../outbox/collections.ts';

/**
 * What waits for the outbox. `oldestAt` is since when the oldest of it could have been delivered; nothing if nothing
 * could. What waits for a person or a bank cannot until it is looked at again.
 */
export type Backlog = { open: number; failed: number; oldestAt?: Date };

/** Counts deliveries that are open or were given up, and requests that the outbox has not even looked at. */
export async function readBacklog(payload: Payload, now = new Date()): Promise<Backlog> {
  const unplanned = collectionsWithDeliveries.map(
    // A waiting list begins to wait for the outbox once a time is free: until it is planned it is not counted as old.
    (
      kind,
    ) => sql`SELECT 'INITIAL' AS status, ${kind === 'booking-waits' ? sql`NULL` : sql`created_at`} AS since FROM ${sql.identifier(tableOf[kind])}
                  WHERE status = 'REQUESTED' AND planned_at IS NULL`,
  );
  // Each kind of the database has an own type for a status: they are compared as text.
  const all = sql.join(
    [
      sql`SELECT CAST(status AS text) AS status,
                 CASE WHEN attempts > 1 THEN created_at WHEN due_at <= ${now.toISOString()} THEN due_at END AS since
          FROM outbox WHERE status <> 'SUCCEEDED'`,
      ...unplanned,
    ],
    sql` UNION ALL `,
  );
  const [row] = await query(
    payload,
    sql`SELECT sum(CASE WHEN status = 'FAILED' THEN 0 ELSE 1 END) AS open,
               sum(CASE WHEN status = 'FAILED' THEN 1 ELSE 0 END) AS failed,
               min(CASE WHEN status = 'FAILED' THEN NULL ELSE since END) AS oldest
        FROM (${all}) AS waiting`,
  );
  return {
    open: Number(row?.open ?? 0),
    failed: Number(row?.failed ?? 0),
    ...(row?.oldest ? { oldestAt: new Date(String(row.oldest)) } : {}),
  };
}
