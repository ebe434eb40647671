import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query, skipLocked } from '../database.ts';
import { collectionsWithDeliveries, tableOf } from './collections.ts';

const atOnce = 100;

/** A row of the outbox for each delivery that an accepted submission carries. Safe to run anywhere, any number of times. */
export async function planDeliveries(payload: Payload, now: Date): Promise<void> {
  for (const kind of collectionsWithDeliveries) await planKind(payload, kind, now.toISOString());
}

async function planKind(payload: Payload, kind: keyof typeof tableOf, now: string) {
  const table = sql.identifier(tableOf[kind]);
  const waiting = await query(
    payload,
    sql`SELECT id, reference, channels FROM ${table}
        WHERE status = 'REQUESTED' AND planned_at IS NULL ORDER BY id LIMIT ${atOnce}`,
  );
  if (waiting.length === 0) return;
  const deliveries = waiting.flatMap(({ reference, channels }) =>
    String(channels)
      .split(' ')
      .map(
        (channel) =>
          sql`(${`${reference}:${channel}`}, ${reference}, ${kind}, ${channel}, 'INITIAL', 0, ${false}, ${now}, ${now}, ${now})`,
      ),
  );
  await query(
    payload,
    sql`INSERT INTO outbox (key, reference, kind, channel, status, attempts, in_doubt, due_at, created_at, updated_at)
        VALUES ${sql.join(deliveries, sql`, `)} ON CONFLICT (key) DO NOTHING`,
  );
  // Last, so that a crash in between plans the rest again; the unique key keeps it from doubling.
  const ids = sql.join(
    waiting.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  await query(
    payload,
    sql`UPDATE ${table} SET planned_at = ${now}
        WHERE id IN (SELECT id FROM ${table} WHERE id IN (${ids}) ORDER BY id ${skipLocked})`,
  );
}

/**
 * Once nothing of a submission is under way any more, its status says how it ended; if staff gave a failed one another
 * try, it says so again. One statement, so that no delivery can end between two looks.
 * @param references Those something happened to; without them every submission is looked at.
 */
export async function settleDeliveries(payload: Payload, references?: readonly string[]): Promise<void> {
  if (references?.length === 0) return;
  const among = references
    ? sql`reference IN (${sql.join(
        [...new Set(references)].sort().map((reference) => sql`${reference}`),
        sql`, `,
      )}) AND`
    : sql``;
  for (const kind of collectionsWithDeliveries) {
    const table = sql.identifier(tableOf[kind]);
    const open = sql`EXISTS (SELECT 1 FROM outbox o WHERE o.reference = ${table}.reference AND o.status IN ('INITIAL', 'REQUESTED'))`;
    const givenUp = sql`EXISTS (SELECT 1 FROM outbox o WHERE o.reference = ${table}.reference AND o.status = 'FAILED')`;
    await query(
      payload,
      sql`UPDATE ${table}
          SET status = CASE WHEN ${open} THEN 'REQUESTED' WHEN ${givenUp} THEN 'FAILED'
                            WHEN planned_at IS NOT NULL THEN 'SUCCEEDED' ELSE status END
          WHERE ${among} planned_at IS NOT NULL
            AND ((status = 'REQUESTED' AND NOT ${open}) OR (status = 'FAILED' AND NOT ${givenUp}))`,
    );
  }
}
