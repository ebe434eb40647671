import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { daysBefore, keyLifetimeDays, type Retention } from './retention.ts';

/** Everything personal in a request, and what stands in its place. */
const blank = sql`cf_full_name = 'erased', email = 'erased', cf_client_phone_number = 'erased', cf_eu_citizen = 'erased',
  cf_nationality = 'erased', description = 'erased', body_hash = 'erased', idempotency_key = NULL`;

/** Erases one request at once, its deliveries' error texts and its notes included. What was not sent never will be. */
export async function erase(payload: Payload, reference: string, now: Date): Promise<void> {
  await query(
    payload,
    sql`DELETE FROM requests_notes WHERE _parent_id IN (SELECT id FROM requests WHERE reference = ${reference})`,
  );
  await query(payload, sql`UPDATE outbox SET last_error = NULL WHERE reference = ${reference}`);
  // Last: only what is marked as erased is passed over the next time.
  await query(
    payload,
    sql`UPDATE requests SET ${blank}, redacted_at = ${now.toISOString()} WHERE reference = ${reference}`,
  );
}

/** Erases what is past its retention and forgets idempotency keys after seven days. Answers how many it erased. */
export async function redact(
  payload: Payload,
  now: Date,
  { requestDays, spamDays }: Retention,
): Promise<number> {
  const before = (days: number) => daysBefore(now, days);
  const due = await query(
    payload,
    sql`SELECT reference FROM requests WHERE redacted_at IS NULL
        AND (created_at < ${before(requestDays)} OR (spam AND created_at < ${before(spamDays)})) LIMIT 500`,
  );
  for (const { reference } of due) await erase(payload, String(reference), now);
  await query(
    payload,
    sql`UPDATE requests SET idempotency_key = NULL WHERE idempotency_key IS NOT NULL AND created_at < ${before(keyLifetimeDays)}`,
  );
  return due.length;
}
