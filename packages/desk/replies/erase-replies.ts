import { erased } from '@majak/tools/form/erase-personal';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { forgetMails } from '../outbox/forget-mails.ts';

/** Takes what was answered to a request for good: that something was answered, and when, stays. */
export async function eraseReplies(payload: Payload, request: string, now: Date): Promise<void> {
  const replies = await query(
    payload,
    sql`SELECT reference FROM request_replies WHERE request_reference = ${request} AND redacted_at IS NULL`,
  );
  for (const reply of replies) {
    const reference = String(reply.reference);
    await query(payload, sql`UPDATE outbox SET last_error = NULL WHERE reference = ${reference}`);
    await forgetMails('request-replies', reference);
    await query(
      payload,
      sql`UPDATE request_replies SET text = ${erased}, idempotency_key = NULL, redacted_at = ${now.toISOString()}
          WHERE reference = ${reference}`,
    );
  }
}

/** The same of replies that came in between while their request was erased, or whose erasing broke off. */
export async function eraseLateReplies(payload: Payload, now: Date): Promise<void> {
  const late = await query(
    payload,
    sql`SELECT DISTINCT request_reference FROM request_replies JOIN requests ON requests.reference = request_reference
        WHERE requests.redacted_at IS NOT NULL AND request_replies.redacted_at IS NULL`,
  );
  for (const { request_reference: request } of late) await eraseReplies(payload, String(request), now);
}
