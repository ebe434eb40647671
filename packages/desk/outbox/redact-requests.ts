import { keptDays } from '@majak/tools/forms/applications/application-form';
import { definedFormKey } from '@majak/tools/forms/applications/editor-forms/form-definition';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { eraseLateReplies, eraseReplies } from '../replies/erase-replies.ts';
import { assignments } from '../submissions/assignments.ts';
import { eraseAnswers } from '../submissions/erase-answers.ts';
import { submissionKinds } from '../submissions/submission-kinds.ts';
import { eraseUploads } from '../uploads/drop-uploads.ts';
import { forgetLateMails, forgetMails } from './forget-mails.ts';
import { daysBefore, keyLifetimeDays, type Retention } from './retention.ts';
import { truncateSqliteLog } from './truncate-sqlite-log.ts';

/**
 * Erases one request at once: its notes, its files, the error texts of its deliveries and the mails that are kept here included.
 * What was not sent never will be.
 */
export async function erase(payload: Payload, reference: string, now: Date): Promise<void> {
  await eraseRow(payload, reference, now);
  await truncateSqliteLog(payload);
}

async function eraseRow(payload: Payload, reference: string, now: Date): Promise<void> {
  const [request] = await query(
    payload,
    sql`SELECT kind, form_version AS "formVersion", answers, service FROM requests WHERE reference = ${reference}`,
  );
  if (!request) return;
  await query(
    payload,
    sql`DELETE FROM requests_notes WHERE _parent_id IN (SELECT id FROM requests WHERE reference = ${reference})`,
  );
  await query(payload, sql`UPDATE outbox SET last_error = NULL WHERE reference = ${reference}`);
  await eraseReplies(payload, reference, now);
  await forgetMails('requests', reference);
  await eraseUploads(payload, reference);
  // Last: only what is marked as erased is passed over the next time.
  await query(
    payload,
    sql`UPDATE requests SET ${assignments(await eraseAnswers(payload, request))}, body_hash = 'erased', idempotency_key = NULL,
        redacted_at = ${now.toISOString()} WHERE reference = ${reference}`,
  );
  // Somebody may have answered it before it was marked.
  await eraseReplies(payload, reference, now);
}

/** Requests of forms that are kept for a shorter time than others. */
const pastTheirForm = (before: (days: number) => string) => [
  ...submissionKinds.flatMap(({ form: { key, keptDays: days } }) =>
    days === undefined ? [] : [sql`OR (kind = ${key} AND created_at < ${before(days)})`],
  ),
  sql`OR (kind LIKE ${definedFormKey('%')} AND created_at < ${before(keptDays)})`,
];

/** Erases what is past its retention and forgets idempotency keys after seven days. Answers how many it erased. */
export async function redactRequests(
  payload: Payload,
  now: Date,
  { requestDays, spamDays }: Retention,
): Promise<number> {
  const before = (days: number) => daysBefore(now, days);
  const due = await query(
    payload,
    sql`SELECT reference FROM requests WHERE redacted_at IS NULL
        AND (created_at < ${before(requestDays)} OR (spam AND created_at < ${before(spamDays)})
          ${sql.join(pastTheirForm(before), sql` `)}) LIMIT 500`,
  );
  await eraseLateReplies(payload, now);
  await forgetLateMails(payload, 'requests', now);
  await forgetLateMails(payload, 'request-replies', now);
  for (const { reference } of due) await eraseRow(payload, String(reference), now);
  await query(
    payload,
    sql`UPDATE requests SET idempotency_key = NULL WHERE idempotency_key IS NOT NULL AND created_at < ${before(keyLifetimeDays)}`,
  );
  await truncateSqliteLog(payload);
  return due.length;
}
