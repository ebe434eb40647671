import { createHash } from 'node:crypto';
import { type ContactRequest, contactRequest } from '@majak/tools/forms/contact-request/definition';
import type { Payload } from 'payload';
import * as z from 'zod/mini';
import { site } from '../site.ts';
import { newReference } from './reference.ts';

export type FieldError = { field: string; code: string; message: string };

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
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error) };
  const bodyHash = hashOf(parsed.data);
  const { idempotencyKey } = submission;
  const before = idempotencyKey ? await findByKey(payload, idempotencyKey) : undefined;
  if (before) return answerAgain(before, bodyHash);
  try {
    const row = await payload.create({
      collection: 'requests',
      data: {
        ...parsed.data,
        reference: newReference(site.referencePrefix),
        status: submission.spam ? 'INITIAL' : 'REQUESTED',
        stage: 'new',
        spam: submission.spam,
        channels,
        bodyHash,
        idempotencyKey: idempotencyKey ?? null,
      },
      depth: 0,
      overrideAccess: true,
    });
    return { kind: 'accepted', reference: row.reference };
  } catch (error) {
    // Two posts with one key at the same moment: the unique index let one in, and the other answers as that one.
    const winner = idempotencyKey ? await findByKey(payload, idempotencyKey) : undefined;
    if (winner) return answerAgain(winner, bodyHash);
    throw error;
  }
}

/** What is wrong with an input; empty when nothing is. */
export function faultsOf(input: unknown): FieldError[] {
  const parsed = z.safeParse(contactRequest, input);
  return parsed.success ? [] : fieldErrors(parsed.error);
}

/** Problems of an input, one entry a fault, in the order of the fields. */
function fieldErrors(error: z.core.$ZodError): FieldError[] {
  return error.issues.flatMap((issue): FieldError[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((field) => ({ field, code: issue.code, message: 'This field is not known' }));
    const field = issue.path.join('.') || 'body';
    const message = field === 'body' ? 'The body has to be an object with the seven fields' : issue.message;
    return [{ field, code: issue.code ?? 'invalid', message }];
  });
}

/** Fingerprint of the content, the same whatever the order of its fields. */
const hashOf = (request: ContactRequest): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(request).sort(([a], [b]) => a.localeCompare(b))))
    .digest('hex');

const findByKey = async (payload: Payload, idempotencyKey: string) => {
  const found = await payload.find({
    collection: 'requests',
    where: { idempotencyKey: { equals: idempotencyKey } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return found.docs[0];
};

const answerAgain = (row: { reference: string; bodyHash: string }, bodyHash: string): SubmissionResult =>
  row.bodyHash === bodyHash ? { kind: 'accepted', reference: row.reference } : { kind: 'keyReused' };
