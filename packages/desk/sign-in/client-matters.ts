import { domainToUnicode } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { type ClientView, clientView } from '../cases/client-view.ts';
import { readCase } from '../cases/read-case.ts';
import { query } from '../database.ts';
import { comparableAddress } from '../outbox/comparable-address.ts';
import { findSubmissionKind } from '../submissions/find-submission-kind.ts';

/** What a client asked for, as they see it. */
export type ClientRequest = {
  reference: string;
  what: string;
  sentAt: string;
  stage: 'new' | 'in progress' | 'answered' | 'closed';
  /** References of cases that were opened from it. */
  cases: readonly string[];
};

export type ClientMatters = { cases: readonly ClientView[]; requests: readonly ClientRequest[] };

/** Rows that carry an address, in whichever case its letters were typed, and its domain in either of its two spellings. */
function isOf(email: string) {
  const [name = '', domain = ''] = comparableAddress(email).split(/@(?=[^@]*$)/);
  return sql`lower(email) IN (${`${name}@${domain}`}, ${`${name}@${domainToUnicode(domain)}`}) AND redacted_at IS NULL`;
}

/** References of the cases that carry an address, the latest change first. */
async function caseReferences(payload: Payload, email: string): Promise<string[]> {
  const rows = await query(
    payload,
    sql`SELECT reference FROM cases WHERE ${isOf(email)} ORDER BY changed_at DESC, id DESC`,
  );
  return rows.map(({ reference }) => String(reference));
}

const stages = ['new', 'in progress', 'answered', 'closed'] as const;

async function requestsOf(payload: Payload, email: string): Promise<ClientRequest[]> {
  const rows = await query(
    payload,
    sql`SELECT reference, kind, service, stage, created_at FROM requests WHERE ${isOf(email)} ORDER BY created_at DESC, id DESC`,
  );
  const made = await query(
    payload,
    sql`SELECT reference, request FROM cases WHERE redacted_at IS NULL AND request IN (SELECT reference FROM requests WHERE ${isOf(email)})
        AND ${isOf(email)}`,
  );
  return Promise.all(
    rows.map(async (row) => ({
      reference: String(row.reference),
      what: row.service
        ? String(row.service)
        : ((await findSubmissionKind(payload, row.kind))?.label ?? 'A request'),
      sentAt: new Date(String(row.created_at)).toISOString(),
      stage: stages.find((stage) => stage === row.stage) ?? 'new',
      cases: made
        .filter(({ request }) => request === row.reference)
        .map(({ reference }) => String(reference)),
    })),
  );
}

/** Everything that carries the address of a client: their cases and their requests. */
export async function clientMatters(payload: Payload, email: string): Promise<ClientMatters> {
  const references = await caseReferences(payload, email);
  const cases = await Promise.all(references.map((reference) => readCase(payload, reference)));
  return {
    cases: cases.filter((one) => one !== undefined).map(clientView),
    requests: await requestsOf(payload, email),
  };
}
