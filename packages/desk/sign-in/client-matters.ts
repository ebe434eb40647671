import type { Case } from '@majak/tools/cases/case';
import { type CaseState, caseStates, isEnded } from '@majak/tools/cases/case-states';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { ZodError } from 'zod';
import { type ClientView, clientView } from '../cases/client-view.ts';
import { readCase } from '../cases/read-case.ts';
import { query } from '../database.ts';
import { logFailure } from '../log.ts';
import { type ClientOrder, clientOrders } from '../orders/client-orders.ts';
import { hasAddress } from '../outbox/has-address.ts';
import { findSubmissionKind } from '../submissions/find-submission-kind.ts';

/** What a client asked for, as they see it. */
export type ClientRequest = {
  reference: string;
  what: string;
  sentAt: string;
  stage: 'new' | 'in progress' | 'answered' | 'closed';
  /** References of cases of theirs that were opened from it. */
  cases: readonly string[];
  /** Whether a case that was opened from it goes on, theirs or another's: as long as it does the request is needed. */
  needed: boolean;
};

export type ClientMatters = {
  cases: readonly ClientView[];
  /** References of cases that this process cannot read: a newer one changed them, or they are damaged. */
  unreadable: readonly string[];
  requests: readonly ClientRequest[];
  orders: readonly ClientOrder[];
};

/** Rows of a client that are not erased. */
const isOf = (email: string) => sql`${hasAddress(email)} AND redacted_at IS NULL`;

/** References of the cases that carry an address, the latest change first. */
async function caseReferences(payload: Payload, email: string): Promise<string[]> {
  const rows = await query(
    payload,
    sql`SELECT reference FROM cases WHERE ${isOf(email)} ORDER BY changed_at DESC, id DESC`,
  );
  return rows.map(({ reference }) => String(reference));
}

async function orderReferences(payload: Payload, email: string): Promise<string[]> {
  const rows = await query(payload, sql`SELECT reference FROM orders WHERE ${isOf(email)} ORDER BY id DESC`);
  return rows.map(({ reference }) => String(reference));
}

const stages = ['new', 'in progress', 'answered', 'closed'] as const;

/** Of a state that a newer process wrote it is not said that it has ended. */
const hasEnded = (state: unknown): boolean =>
  typeof state === 'string' && state in caseStates && isEnded(state as CaseState);

async function requestsOf(payload: Payload, email: string): Promise<ClientRequest[]> {
  const rows = await query(
    payload,
    sql`SELECT reference, kind, service, stage, created_at FROM requests WHERE ${isOf(email)} ORDER BY created_at DESC, id DESC`,
  );
  const made = await query(
    payload,
    sql`SELECT reference, request, state, CASE WHEN ${hasAddress(email)} THEN 1 ELSE 0 END AS own FROM cases
        WHERE redacted_at IS NULL AND request IN (SELECT reference FROM requests WHERE ${isOf(email)})`,
  );
  return Promise.all(
    rows.map(async (row) => {
      const opened = made.filter(({ request }) => request === row.reference);
      return {
        reference: String(row.reference),
        what: row.service
          ? String(row.service)
          : ((await findSubmissionKind(payload, row.kind))?.label ?? 'A request'),
        sentAt: new Date(String(row.created_at)).toISOString(),
        stage: stages.find((stage) => stage === row.stage) ?? 'new',
        cases: opened.filter(({ own }) => Number(own) === 1).map(({ reference }) => String(reference)),
        needed: opened.some(({ state }) => !hasEnded(state)),
      };
    }),
  );
}

/** A case, or its reference where it cannot be read: the others are shown all the same. */
async function readOrSay(payload: Payload, reference: string): Promise<Case | string | undefined> {
  try {
    return await readCase(payload, reference);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    logFailure('A case could not be read', error);
    return reference;
  }
}

/** Everything that carries the address of a client: their cases and their requests. */
export async function clientMatters(payload: Payload, email: string): Promise<ClientMatters> {
  const references = await caseReferences(payload, email);
  const cases = await Promise.all(references.map((reference) => readOrSay(payload, reference)));
  return {
    cases: cases.filter((one) => typeof one === 'object').map((one) => clientView(one)),
    unreadable: cases.filter((one) => typeof one === 'string'),
    requests: await requestsOf(payload, email),
    orders: await clientOrders(payload, await orderReferences(payload, email)),
  };
}
