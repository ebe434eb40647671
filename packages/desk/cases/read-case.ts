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

const rowsOf = z.looseObject({ reference: z.string() }).array();

/**
 * Many cases at once, by their references. One that cannot be read, by a process older than its newest change, is left out:
 * whoever lists it has complained already.
 */
export async function readCases(
  payload: Payload,
  references: readonly string[],
): Promise<ReadonlyMap<string, Case>> {
  if (references.length === 0) return new Map();
  const those = sql.join(
    references.map((reference) => sql`${reference}`),
    sql`, `,
  );
  const rows = rowsOf.parse(
    await query(
      payload,
      sql`SELECT case_reference AS reference, number, kind, answers, author, created_at AS at FROM case_changes
          WHERE case_reference IN (${those}) ORDER BY case_reference, number`,
    ),
  );
  const found = new Map<string, Case>();
  for (const [reference, of] of Map.groupBy(rows, (row) => row.reference)) {
    const changes = stored.safeParse(of);
    const now = changes.success ? caseOfChanges(reference, changes.data) : undefined;
    if (now) found.set(reference, now);
  }
  return found;
}
