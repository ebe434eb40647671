import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { sweepClaims } from '../bookings/claim-time.ts';
import { dropUntouchedDrafts } from '../content/untouched-drafts.ts';
import { query } from '../database.ts';
import { services } from '../services.ts';
import { forgetLinks } from '../sign-in/sign-in-link.ts';
import { dropExpiredUploads } from '../uploads/drop-uploads.ts';

const dayMs = 24 * 60 * 60 * 1000;
const longestLimitDays = 1;
/** So long a spent link still says that it is spent, and staff see whether its mail went out. */
const linkDays = 1;
/** Whoever opened Create this long ago and wrote nothing does not come back to it. */
const untouchedDays = 7;
/** No file takes that long to be written. */
const longestWriteDays = 1 / 24;

/**
 * Throws away what only matters for a moment: announcements a day old, sessions and links that ran out, uploads that nobody handed in, drafts that nobody wrote in, files that were
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
  await query(payload, sql`DELETE FROM client_sessions WHERE expires_at < ${inDays(0)}`);
  await query(payload, sql`DELETE FROM provider_records WHERE expires_at < ${inDays(0)}`);
  await forgetLinks(payload, { before: dayIn(-linkDays) });
  await sweepClaims(payload, now);
  await dropExpiredUploads(payload, now);
  await dropUntouchedDrafts(payload, dayIn(-untouchedDays));
  await services.files.clearUnfinished(dayIn(-longestWriteDays));
}
