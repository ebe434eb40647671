import { caseStates } from '@majak/tools/cases/case-states';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import type { Request } from '../payload-types.ts';
import { openSubmission } from '../submissions/open-submission.ts';
import { askableFields } from './askable-fields.ts';
import { caseKinds } from './case-kinds.ts';
import type { RequestCases } from './request-cases-schema.ts';

/** The day of birth that a form asked for; nothing where it asked for none. */
async function bornOnIn(payload: Payload, request: Request): Promise<string | undefined> {
  const { kind, answers } = await openSubmission(payload, request);
  const [key] =
    Object.entries(kind?.form.fields ?? {}).find(([, { fact }]) => fact === 'person.bornOn') ?? [];
  const answer = key && answers[key];
  return typeof answer === 'string' ? answer : undefined;
}

/** The cases of a request, and what is asked to open one, with what the request says already. */
export async function requestCases(payload: Payload, request: Request): Promise<RequestCases> {
  const rows = await query(
    payload,
    sql`SELECT id, title, state FROM cases WHERE request = ${request.reference} ORDER BY id`,
  );
  const { request: _, ...fields } = caseKinds.opened.form.fields;
  const { does } = caseKinds.opened;
  return {
    cases: rows.map(({ id, title, state }) => ({
      id: Number(id),
      title: String(title),
      state: caseStates[state as keyof typeof caseStates].label,
    })),
    opening: {
      kind: 'opened',
      does,
      tellsClient: true,
      fields: askableFields(fields, {
        name: request.name,
        email: request.email,
        bornOn: await bornOnIn(payload, request),
        family: rows.length > 0 ? request.reference : undefined,
      }),
    },
    erased: Boolean(request.redactedAt),
  };
}
