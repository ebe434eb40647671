import { type ContactRequest, contactRequest } from '@majak/tools/forms/contact-request/definition';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import * as z from 'zod/mini';
import { query } from '../database.ts';
import { site } from '../site.ts';
import { type FieldError, fieldErrors, fingerprint } from './field-errors.ts';
import { newReference } from './reference.ts';

const notAnObject = 'The body has to be an object with the seven fields';

export type Submission = {
  /** What arrived, as it arrived. */
  input: unknown;
  /** From the Idempotency-Key header, or derived from the content for a plain form post. */
  idempotencyKey?: string;
  /** A trap was touched: it is stored out of sight and delivered to nobody. */
  spam: boolean;
};

export type SubmissionResult =
  | { kind: 'accepted'; reference: string }
  | { kind: 'invalid'; errors: FieldError[] }
  | { kind: 'keyReused' };

const channels = 'desk office confirmation';

/**
 * Takes a request for help: one row that carries its own deliveries, and nothing else.
 * The same key with the same content answers the first reference again; with other content it is refused.
 */
export async function submitRequest(payload: Payload, submission: Submission): Promise<SubmissionResult> {
  const parsed = z.safeParse(contactRequest, submission.input);
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error, notAnObject) };
  const bodyHash = fingerprint(parsed.data);
  const reference = await insert(payload, { ...submission, request: parsed.data, bodyHash });
  if (reference) return { kind: 'accepted', reference };
  const before = await findByKey(payload, submission.idempotencyKey);
  if (before)
    return before.bodyHash === bodyHash
      ? { kind: 'accepted', reference: before.reference }
      : { kind: 'keyReused' };
  throw new Error('The request was not stored');
}

type Row = Omit<Submission, 'input'> & { request: ContactRequest; bodyHash: string };

/**
 * Writes the row in one statement, so that two posts with one key at the same moment are one request.
 * Answers its reference; nothing if there is one with this key already.
 */
async function insert(
  payload: Payload,
  { request, bodyHash, idempotencyKey, spam }: Row,
): Promise<string | undefined> {
  const columns = Object.entries({
    ...request,
    reference: newReference(site.referencePrefix),
    status: spam ? 'INITIAL' : 'REQUESTED',
    stage: 'new',
    spam,
    channels,
    body_hash: bodyHash,
    idempotency_key: idempotencyKey ?? null,
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
  });
  const names = sql.join(
    columns.map(([name]) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map(([, value]) => sql`${value}`),
    sql`, `,
  );
  const [row] = await query(
    payload,
    sql`INSERT INTO requests (${names}) VALUES (${values}) ON CONFLICT (idempotency_key) DO NOTHING RETURNING reference`,
  );
  return row ? String(row.reference) : undefined;
}

/** What is wrong with an input; empty when nothing is. */
export function faultsOf(input: unknown): FieldError[] {
  const parsed = z.safeParse(contactRequest, input);
  return parsed.success ? [] : fieldErrors(parsed.error, notAnObject);
}

async function findByKey(payload: Payload, idempotencyKey: string | undefined) {
  if (!idempotencyKey) return undefined;
  const [row] = await query(
    payload,
    sql`SELECT reference, body_hash FROM requests WHERE idempotency_key = ${idempotencyKey}`,
  );
  return row && { reference: String(row.reference), bodyHash: row.body_hash };
}
