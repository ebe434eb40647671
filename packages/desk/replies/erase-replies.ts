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
