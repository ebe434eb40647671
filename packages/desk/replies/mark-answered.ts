import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';

/** Writes down that a client was answered, the first time alone. */
export async function markAnswered(payload: Payload, request: string, at: string): Promise<void> {
  await query(
    payload,
    sql`UPDATE requests SET answered_at = ${at}, stage = CASE WHEN stage IN ('new', 'in progress') THEN 'answered' ELSE stage END
        WHERE reference = ${request} AND answered_at IS NULL`,
  );
}
