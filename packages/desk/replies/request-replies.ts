import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { askableFields } from '../cases/askable-fields.ts';
import { query } from '../database.ts';
import type { Request } from '../payload-types.ts';
import { replyForm } from './reply-form.ts';
import type { RequestReplies } from './request-replies-schema.ts';

const iso = (moment: unknown): string =>
  new Date(moment instanceof Date ? moment : String(moment)).toISOString();

export const erasedWords = 'The personal data of this request is erased.';

/** Why nobody can be answered; nothing if somebody can. */
export const replyObstacle = ({ redactedAt, spam, email }: Request): string | undefined => {
  if (redactedAt) return erasedWords;
  if (spam) return 'This request is marked as spam. Take the mark off first.';
  return email ? undefined : 'This request has no e-mail address.';
};

/** What was answered to a request, the first at the top, with what became of each mail. */
export async function requestReplies(payload: Payload, request: Request): Promise<RequestReplies> {
  const rows = await query(
    payload,
    sql`SELECT replies.reference, replies.text, replies.person, replies.created_at, outbox.status, outbox.attempts,
               outbox.due_at, outbox.delivered_at, outbox.last_error
        FROM request_replies AS replies LEFT JOIN outbox ON outbox.reference = replies.reference
        WHERE replies.request_reference = ${request.reference} ORDER BY replies.id`,
  );
  return {
    to: replyObstacle(request) ? null : { name: request.name ?? '', email: String(request.email) },
    fields: askableFields(replyForm.fields),
    replies: rows.map((row) => ({
      reference: String(row.reference),
      text: String(row.text),
      person: String(row.person ?? ''),
      at: iso(row.created_at),
      delivery: {
        // Until the outbox has planned it.
        status: String(row.status ?? 'INITIAL'),
        attempts: Number(row.attempts ?? 0),
        dueAt: iso(row.due_at ?? row.created_at),
        ...(row.delivered_at ? { deliveredAt: iso(row.delivered_at) } : {}),
        ...(row.last_error ? { lastError: String(row.last_error) } : {}),
      },
    })),
  };
}
