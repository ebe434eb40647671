import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { type Carrier, tableOf } from './collections.ts';

/**
 * Gives deliveries that were given up another day of attempts: those of a row, and of the rows that belong to it, whose
 * references begin with its own and a full stop.
 * @returns how many there were.
 */
export async function retryDeliveries(payload: Payload, kind: Carrier, reference: string): Promise<number> {
  const at = new Date().toISOString();
  const own = sql`(reference = ${reference} OR reference LIKE ${`${reference}.%`}) AND status = 'FAILED'`;
  const rows = await query(
    payload,
    sql`UPDATE outbox SET status = 'INITIAL', attempts = 0, due_at = ${at}, updated_at = ${at}
        WHERE kind = ${kind} AND ${own} RETURNING id`,
  );
  await query(payload, sql`UPDATE ${sql.identifier(tableOf[kind])} SET status = 'REQUESTED' WHERE ${own}`);
  return rows.length;
}
