import { type CaseChangeId, isCaseChangeId } from '@majak/tools/cases/case-change-kinds';
import { movesState } from '@majak/tools/cases/case-obstacle';
import { erased, withoutPersonal } from '@majak/tools/form/erase-personal';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { erasedUnsent } from '../outbox/erased-unsent.ts';
import { forgetLateMails, forgetMails } from '../outbox/forget-mails.ts';
import { daysBefore } from '../outbox/retention.ts';
import { truncateSqliteLog } from '../outbox/truncate-sqlite-log.ts';
import { parseStoredAnswers } from '../submissions/parse-stored-answers.ts';
import { eraseUploads } from '../uploads/drop-uploads.ts';
import { caseOwner } from '../uploads/upload-owner.ts';
import { caseKinds, changeKindOf } from './case-kinds.ts';
import { listCases } from './list-case.ts';
import { detachWaitingTime } from './list-waiting-time.ts';

/** What is left of a change: when it was what, and which days. Of a kind that is not known, nothing. */
function remainsOf({ kind, answers }: Record<string, unknown>): string {
  if (!isCaseChangeId(caseKinds, kind)) return '{}';
  const { form } = changeKindOf(kind);
  return JSON.stringify(withoutPersonal(form.fields, parseStoredAnswers(answers)));
}

/** What was not sent is withdrawn, also what was given up: it is neither tried again nor left for somebody to look at. */
async function withdrawMails(payload: Payload, reference: string): Promise<void> {
  await query(
    payload,
    sql`UPDATE outbox SET status = 'SUCCEEDED', last_error = ${erasedUnsent}
        WHERE reference = ${reference} AND status IN ('INITIAL', 'FAILED')`,
  );
  await query(
    payload,
    sql`UPDATE outbox SET last_error = NULL WHERE reference = ${reference} AND last_error <> ${erasedUnsent}`,
  );
}

async function eraseRows(payload: Payload, reference: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await listCases(payload, reference);
  // First, so that nothing is added from now on, and housekeeping goes on with it should we die before the end.
  await query(
    payload,
    sql`UPDATE cases SET title = ${erased}, email = NULL, born_on = NULL, office = NULL, office_number = NULL, family = NULL, task_due = NULL, redacted_at = ${at}
        WHERE reference = ${reference}`,
  );
  // After it: what an erased case says of waiting is written no more, so that no second row comes of dying here.
  await detachWaitingTime(payload, reference);
  const changes = await query(
    payload,
    sql`SELECT id, reference, kind, answers FROM case_changes WHERE case_reference = ${reference} ORDER BY number`,
  );
  await eraseUploads(payload, caseOwner(reference));
  for (const change of changes) {
    const own = String(change.reference);
    await withdrawMails(payload, own);
    await forgetMails('case-changes', own);
    await query(
      payload,
      sql`UPDATE case_changes SET answers = ${remainsOf(change)}, pending_uploads = NULL, idempotency_key = NULL, redacted_at = ${at}
          WHERE id = ${change.id}`,
    );
  }
}

/** Erases one case at once: names, numbers, messages, notes, files, and the mails that are kept here. What was when stays. */
export async function eraseCase(payload: Payload, reference: string, now: Date): Promise<void> {
  await eraseRows(payload, reference, now);
  await truncateSqliteLog(payload);
}

const casePrefix = caseOwner('');
const atOnce = 100;

const moving = (Object.keys(caseKinds) as CaseChangeId[]).filter(
  (id) => movesState(caseKinds, id) || id === 'undone',
);

/** When a case was moved last, which ended it: what is written to it afterwards keeps it no longer. */
const movedAt = sql`(SELECT max(created_at) FROM case_changes WHERE case_reference = cases.reference
                       AND kind IN (${sql.join(
                         moving.map((id) => sql`${id}`),
                         sql`, `,
                       )}))`;

/** How many days after its end a case is kept, and after its closing its files. */
export type CaseRetention = { caseDays: number; fileDays: number };

/**
 * Erases cases that ended so long ago that nobody can claim anything any more, and, much sooner, the files of those that
 * are closed.
 * @returns how many cases it erased.
 */
export async function redactCases(
  payload: Payload,
  now: Date,
  { caseDays, fileDays }: CaseRetention,
): Promise<number> {
  const due = await query(
    payload,
    sql`SELECT reference FROM cases
        WHERE (redacted_at IS NULL AND state IN ('granted', 'refused', 'stopped', 'withdrawn', 'closed')
               AND ${movedAt} < ${daysBefore(now, caseDays)})
           OR (redacted_at IS NOT NULL AND EXISTS (SELECT 1 FROM case_changes
                 WHERE case_reference = cases.reference AND case_changes.redacted_at IS NULL))
        LIMIT ${atOnce}`,
  );
  await forgetLateMails(payload, 'case-changes', now);
  for (const { reference } of due) await eraseRows(payload, String(reference), now);
  const closed = await query(
    payload,
    sql`SELECT DISTINCT cases.reference FROM cases JOIN uploads ON uploads.reference = ${casePrefix} || cases.reference
        WHERE cases.state = 'closed' AND ${movedAt} < ${daysBefore(now, fileDays)}`,
  );
  for (const { reference } of closed) await eraseUploads(payload, caseOwner(String(reference)));
  return due.length;
}
