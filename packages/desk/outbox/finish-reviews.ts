import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { createReviewVersion } from '../submissions/create-review-version.ts';

/** Longer than taking a review lasts, however slow the store is. */
const settledMs = 60_000;

/**
 * Lists reviews that were stored by a process that died before it wrote their first version.
 * @returns how many there were.
 */
export async function finishReviews(payload: Payload, now: Date): Promise<number> {
  const unlisted = await query(
    payload,
    sql`SELECT id FROM reviews WHERE source = 'site' AND created_at < ${new Date(now.getTime() - settledMs).toISOString()}
        AND NOT EXISTS (SELECT 1 FROM _reviews_v WHERE parent_id = reviews.id)`,
  );
  for (const { id } of unlisted) await createReviewVersion(payload, Number(id));
  return unlisted.length;
}
