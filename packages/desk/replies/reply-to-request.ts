import { createHash } from 'node:crypto';
import type { Fault } from '@majak/tools/form/fault';
import { readForm } from '@majak/tools/form/form';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import type { Request } from '../payload-types.ts';
import { insertion } from '../submissions/insert-once.ts';
import { markAnswered } from './mark-answered.ts';
import { replyForm } from './reply-form.ts';

type ReplyOrder = {
  request: Pick<Request, 'reference'>;
  /** Unchecked, as JSON brings it. */
  given: unknown;
  /** The e-mail of somebody of the staff. */
  person: string;
  /** The same key is the same reply, however often it comes. */
  idempotencyKey: string;
};

export type ReplyOutcome =
  | { kind: 'made' }
  | { kind: 'refused'; faults: readonly Fault[] }
  | { kind: 'key reused' }
  /** The request was erased meanwhile. */
  | { kind: 'erased' };

/** A key makes one reply, so it says which one it is: no two can take the same reference for different keys. */
const referenceOf = (request: string, idempotencyKey: string): string =>
  `${request}.R${createHash('sha256').update(`${request} ${idempotencyKey}`).digest('hex').slice(0, 16)}`;

/** Answers a request by mail: kept in one statement with its delivery, which the outbox carries once. */
export async function replyToRequest(
  payload: Payload,
  { request, given, person, idempotencyKey }: ReplyOrder,
): Promise<ReplyOutcome> {
  const read = readForm(replyForm, given);
  if (!read.ok) return { kind: 'refused', faults: read.faults };
  const { text } = read.value;
  const reply = {
    request_reference: request.reference,
    reference: referenceOf(request.reference, idempotencyKey),
    text,
    person,
    status: 'REQUESTED',
    channels: 'client',
    idempotency_key: idempotencyKey,
  };
  // To what was erased in the same moment nothing is added.
  const isThere = sql`EXISTS (SELECT 1 FROM requests WHERE reference = ${request.reference} AND redacted_at IS NULL)`;
  const [written] = await query(payload, insertion('request_replies', reply, isThere));
  const [before] = await query(
    payload,
    sql`SELECT request_reference, text, created_at FROM request_replies WHERE idempotency_key = ${idempotencyKey}`,
  );
  const isSame = before?.request_reference === request.reference && before.text === text;
  if (!written && !before) return { kind: 'erased' };
  if (!written && !isSame) return { kind: 'key reused' };
  await markAnswered(payload, request.reference, new Date().toISOString());
  return { kind: 'made' };
}
