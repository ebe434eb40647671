import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Throws away what only matters for a moment: announcements a day old, counters that ran out. */
export async function prune(payload: Payload, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - dayMs).toISOString();
  await query(payload, sql`DELETE FROM publications WHERE created_at < ${yesterday}`);
  await query(payload, sql`DELETE FROM rate_limits WHERE expires_at < ${now.toISOString()}`);
}
