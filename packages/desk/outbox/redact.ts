import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { knownService } from '../known-service.ts';
import { forgetMail } from '../ports/mail/local.ts';
import { mailDirectory } from '../services.ts';
import { forgetLog } from './forget-log.ts';
import { messageId } from './request-mails.ts';
import { daysBefore, keyLifetimeDays, type Retention } from './retention.ts';

/** Everything personal in a request, and what stands in its place. A service in words of our own says nothing of a person. */
const blank = (
  service: unknown,
) => sql`cf_full_name = 'erased', email = 'erased', cf_client_phone_number = 'erased',
  cf_eu_citizen = 'erased', cf_nationality = 'erased', description = 'erased', body_hash = 'erased',
  idempotency_key = NULL, cf_select_servicee = ${knownService(String(service)) ?? 'erased'}`;

/** Takes away what the local mail port keeps of a request, also where mails have gone elsewhere since. */
async function forgetMails(reference: string): Promise<void> {
  for (const channel of ['office', 'confirmation'])
    await forgetMail(mailDirectory, messageId(`${reference}:${channel}`));
}

/**
 * Erases one request at once: its notes, the error texts of its deliveries and the mails that are kept here included.
 * What was not sent never will be.
 */
export async function erase(payload: Payload, reference: string, now: Date): Promise<void> {
  await eraseRow(payload, reference, now);
  await forgetLog(payload);
}

async function eraseRow(payload: Payload, reference: string, now: Date): Promise<void> {
  const [request] = await query(
    payload,
    sql`SELECT cf_select_servicee AS service FROM requests WHERE reference = ${reference}`,
  );
  await query(
    payload,
    sql`DELETE FROM requests_notes WHERE _parent_id IN (SELECT id FROM requests WHERE reference = ${reference})`,
  );
  await query(payload, sql`UPDATE outbox SET last_error = NULL WHERE reference = ${reference}`);
  await forgetMails(reference);
  // Last: only what is marked as erased is passed over the next time.
  await query(
    payload,
    sql`UPDATE requests SET ${blank(request?.service)}, redacted_at = ${now.toISOString()} WHERE reference = ${reference}`,
  );
}

/** A mail that was under way while its request was erased is written down after it: an hour later it is gone too. */
async function forgetLateMails(payload: Payload, now: Date): Promise<void> {
  const late = await query(
    payload,
    sql`SELECT reference FROM requests WHERE redacted_at > ${daysBefore(now, 1 / 24)}`,
  );
  for (const { reference } of late) await forgetMails(String(reference));
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
  await forgetLateMails(payload, now);
  for (const { reference } of due) await eraseRow(payload, String(reference), now);
  await query(
    payload,
    sql`UPDATE requests SET idempotency_key = NULL WHERE idempotency_key IS NOT NULL AND created_at < ${before(keyLifetimeDays)}`,
  );
  await forgetLog(payload);
  return due.length;
}
