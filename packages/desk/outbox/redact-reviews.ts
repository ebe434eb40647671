import { sql } from 'drizzle-orm';
import type { Payload, Where } from 'payload';
import { query } from '../database.ts';
import { hasAddress } from './has-address.ts';
import { daysBefore, keyLifetimeDays, type Retention } from './retention.ts';
import { truncateSqliteLog } from './truncate-sqlite-log.ts';

/**
 * Forgets what only served to take a review: its key after seven days, its e-mail with the requests, in old versions
 * too. What a program wrote is thrown away soon, what nobody published or somebody took back with the requests.
 */
export async function redactReviews(
  payload: Payload,
  now: Date,
  { requestDays, spamDays }: Retention,
): Promise<void> {
  const [keysBefore, emailsBefore] = [daysBefore(now, keyLifetimeDays), daysBefore(now, requestDays)];
  await query(
    payload,
    sql`UPDATE reviews SET idempotency_key = NULL WHERE idempotency_key IS NOT NULL AND created_at < ${keysBefore}`,
  );
  await query(
    payload,
    sql`UPDATE _reviews_v SET version_idempotency_key = NULL
        WHERE version_idempotency_key IS NOT NULL AND parent_id IN (SELECT id FROM reviews WHERE created_at < ${keysBefore})`,
  );
  await query(
    payload,
    sql`UPDATE reviews SET email = NULL, body_hash = NULL WHERE email IS NOT NULL AND created_at < ${emailsBefore}`,
  );
  await query(
    payload,
    sql`UPDATE _reviews_v SET version_email = NULL, version_body_hash = NULL
        WHERE version_email IS NOT NULL AND parent_id IN (SELECT id FROM reviews WHERE created_at < ${emailsBefore})`,
  );
  const unpublished: Where = {
    source: { equals: 'site' },
    _status: { equals: 'draft' },
    or: [
      { createdAt: { less_than: emailsBefore } },
      { spam: { equals: true }, createdAt: { less_than: daysBefore(now, spamDays) } },
    ],
  };
  await payload.delete({ collection: 'reviews', where: unpublished, depth: 0, overrideAccess: true });
  await truncateSqliteLog(payload);
}

/** Takes the address of a person from what they wrote about us, in old versions too, and throws away what nobody published. */
export async function eraseReviewsOf(payload: Payload, email: string): Promise<void> {
  const theirs = sql`SELECT id FROM reviews WHERE ${hasAddress(email)}`;
  const rows = await query(payload, theirs);
  const ids = rows.map(({ id }) => Number(id));
  if (ids.length === 0) return;
  await payload.delete({
    collection: 'reviews',
    where: { id: { in: ids }, source: { equals: 'site' }, _status: { equals: 'draft' } },
    depth: 0,
    overrideAccess: true,
  });
  await query(
    payload,
    sql`UPDATE _reviews_v SET version_email = NULL, version_body_hash = NULL, version_idempotency_key = NULL WHERE parent_id IN (${theirs})`,
  );
  await query(
    payload,
    sql`UPDATE reviews SET email = NULL, body_hash = NULL, idempotency_key = NULL WHERE ${hasAddress(email)}`,
  );
  await truncateSqliteLog(payload);
}
