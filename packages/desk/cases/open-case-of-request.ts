import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import type { Request } from '../payload-types.ts';
import { site } from '../site.ts';
import { parseStoredAnswers } from '../submissions/parse-stored-answers.ts';
import { newReference } from '../submissions/reference.ts';
import { type ChangeOutcome, openCase } from './change-case.ts';
import { listCases } from './list-case.ts';
import { readCase } from './read-case.ts';

type Opening = {
  request: Request;
  /** Unchecked: what `opened` asks. */
  given: object;
  person: string;
  idempotencyKey: string;
};

/** The case that was opened with a key before. */
async function openedWith(
  payload: Payload,
  idempotencyKey: string,
  request: string,
): Promise<string | undefined> {
  const [row] = await query(
    payload,
    sql`SELECT case_reference, answers FROM case_changes WHERE idempotency_key = ${idempotencyKey} AND kind = 'opened'`,
  );
  return row && parseStoredAnswers(row.answers).request === request ? String(row.case_reference) : undefined;
}

/** Two people may press at once: who comes second looks again. */
const attempts = 3;

/**
 * Opens a case from a request. The first goes by the reference that the client knows; those of the family, which come from
 * the same request, by one of their own.
 * @returns what came of it, with the reference of the case.
 */
export async function openCaseOfRequest(
  payload: Payload,
  { request, given, person, idempotencyKey }: Opening,
): Promise<ChangeOutcome & { reference: string }> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = await openedWith(payload, idempotencyKey, request.reference);
    if (before) {
      // Who died right after the opening had not listed it.
      await listCases(payload, before);
      return { kind: 'made', number: 1, reference: before };
    }
    const isFirst = (await readCase(payload, request.reference)) === undefined;
    const reference = isFirst ? request.reference : newReference(site.referencePrefix);
    const outcome = await openCase(payload, {
      reference,
      given: { ...given, request: request.reference },
      author: 'agency',
      person,
      idempotencyKey,
    });
    if (outcome.kind !== 'key reused') return { ...outcome, reference };
  }
  return { kind: 'key reused', reference: request.reference };
}
