import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { services } from '../services.ts';
import { dropExpiredUploads } from '../uploads/drop-uploads.ts';

const dayMs = 24 * 60 * 60 * 1000;
const longestLimitDays = 1;
/** No file takes that long to be written. */
const longestWriteDays = 1 / 24;

/**
 * Throws away what only matters for a moment: announcements a day old, uploads that nobody handed in, files that were
 * never written to their end, counters that ran out, and counters that run longer than any limit lasts: they were begun
 * by a clock that has been set back since.
 */
export async function prune(payload: Payload, now: Date): Promise<void> {
  const dayIn = (days: number) => new Date(now.getTime() + days * dayMs);
  const inDays = (days: number) => dayIn(days).toISOString();
  await query(payload, sql`DELETE FROM publications WHERE created_at < ${inDays(-1)}`);
  await query(
    payload,
    sql`DELETE FROM rate_limits WHERE expires_at < ${inDays(0)} OR expires_at > ${inDays(longestLimitDays)}`,
  );
  await dropExpiredUploads(payload, now);
  await services.files.clearUnfinished(dayIn(-longestWriteDays));
}
