import type { Case, CaseChange } from '@majak/tools/cases/case';
import { type CaseChangeId, isCaseChangeId } from '@majak/tools/cases/case-change-kinds';
import { caseOfChanges } from '@majak/tools/cases/case-of-changes';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import * as z from 'zod';
import { query } from '../database.ts';
import { parseStoredAnswers } from '../submissions/parse-stored-answers.ts';
import { caseKinds } from './case-kinds.ts';

const stored = z
  .object({
    number: z.coerce.number(),
    kind: z.custom<CaseChangeId>((kind) => isCaseChangeId(caseKinds, kind)),
    answers: z.unknown().transform(parseStoredAnswers),
    author: z.enum(['agency', 'client']),
    at: z.coerce.date().transform((at) => at.toISOString()),
  })
  .array();

/** Every change of a case, in order. */
export async function readChanges(payload: Payload, reference: string): Promise<CaseChange[]> {
  const rows = await query(
    payload,
    sql`SELECT number, kind, answers, author, created_at AS at FROM case_changes
        WHERE case_reference = ${reference} ORDER BY number`,
  );
  return stored.parse(rows);
}

/** A case as it stands; nothing where there is none of this reference. */
export const readCase = async (payload: Payload, reference: string): Promise<Case | undefined> =>
  caseOfChanges(reference, await readChanges(payload, reference));
