import { upgradeAnswers } from '@majak/tools/form/draft';
import { afterDays } from '@majak/tools/form/erase-personal';
import type { Fields } from '@majak/tools/form/field';
import { nestedFields } from '@majak/tools/form/field-tree';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { assignments } from '../submissions/assignments.ts';
import { inboxColumnsOf } from '../submissions/inbox-columns.ts';
import { parseStoredAnswers } from '../submissions/parse-stored-answers.ts';
import type { SubmissionKind } from '../submissions/submission-kind.ts';
import { submissionKinds as allKinds } from '../submissions/submission-kinds.ts';
import { eraseUploads } from '../uploads/drop-uploads.ts';
import { uploadKeysIn } from '../uploads/known-uploads.ts';
import { forgetMails } from './forget-mails.ts';
import { daysBefore } from './retention.ts';

const dayMs = 24 * 60 * 60 * 1000;
const atOnce = 500;

/** After how many days the first answer to a form is erased; nothing where all are kept as long as the form. */
function fewestDays(fields: Fields): number | undefined {
  const days = Object.values(fields).flatMap((field) => {
    const inside = nestedFields(field);
    const own = field.personal && field.personal !== true ? field.personal.keptDays : undefined;
    return [own, inside && fewestDays(inside)].filter((count) => count !== undefined);
  });
  return days.length > 0 ? Math.min(...days) : undefined;
}

type Row = Record<string, unknown>;

/** Takes out of one request what its form keeps for a shorter time. Answers whether there was anything. */
async function redactRow(payload: Payload, kind: SubmissionKind, { row, now }: { row: Row; now: Date }) {
  const { form } = kind;
  const kept = {
    form: form.key,
    version: Number(row.form_version),
    answers: parseStoredAnswers(row.answers),
  };
  const answers = upgradeAnswers(form, kept);
  if (!answers) return false;
  const days = (now.getTime() - new Date(String(row.created_at)).getTime()) / dayMs;
  const left = afterDays(form.fields, answers, days);
  if (JSON.stringify(left) === JSON.stringify(answers)) return false;
  await forgetMails('requests', String(row.reference));
  await eraseUploads(payload, String(row.reference), new Set(uploadKeysIn(form, left)));
  const remains = {
    answers: JSON.stringify(left),
    form_version: form.version,
    // A digest of what was there could be guessed at.
    body_hash: 'erased',
    ...inboxColumnsOf(kind, left),
  };
  await query(payload, sql`UPDATE requests SET ${assignments(remains)} WHERE id = ${Number(row.id)}`);
  return true;
}

/**
 * Erases single answers that their form keeps for a shorter time than the rest. Every request past the first such day is
 * looked at each time: nothing but its answers says what was taken out already.
 * @returns how many requests lost something.
 */
export async function redactExpiredAnswers(
  payload: Payload,
  now: Date,
  kinds: readonly SubmissionKind[] = allKinds,
): Promise<number> {
  let count = 0;
  for (const kind of kinds) {
    const days = kind.keptIn === 'requests' ? fewestDays(kind.form.fields) : undefined;
    if (days !== undefined) count += await redactKind(payload, kind, { now, before: daysBefore(now, days) });
  }
  return count;
}

async function redactKind(
  payload: Payload,
  kind: SubmissionKind,
  { now, before }: { now: Date; before: string },
): Promise<number> {
  let count = 0;
  let after = 0;
  for (;;) {
    const rows = await query(
      payload,
      sql`SELECT id, reference, form_version, answers, created_at FROM requests
          WHERE kind = ${kind.form.key} AND redacted_at IS NULL AND created_at <= ${before} AND id > ${after}
          ORDER BY id LIMIT ${atOnce}`,
    );
    for (const row of rows) if (await redactRow(payload, kind, { row, now })) count += 1;
    if (rows.length < atOnce) return count;
    after = Number(rows.at(-1)?.id);
  }
}
