import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { dropExpiredUploads } from '../uploads/drop-uploads.ts';

const dayMs = 24 * 60 * 60 * 1000;
const longestLimitDays = 1;

/**
 * Throws away what only matters for a moment: announcements a day old, uploads that nobody handed in, counters that ran out, and counters that run
 * longer than any limit lasts: they were begun by a clock that has been set back since.
 */
export async function prune(payload: Payload, now: Date): Promise<void> {
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();
  await query(payload, sql`DELETE FROM publications WHERE created_at < ${inDays(-1)}`);
  await query(
    payload,
    sql`DELETE FROM rate_limits WHERE expires_at < ${inDays(0)} OR expires_at > ${inDays(longestLimitDays)}`,
  );
  await dropExpiredUploads(payload, now);
}
