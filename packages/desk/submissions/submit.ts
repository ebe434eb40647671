import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { uploadFaults } from '../uploads/known-uploads.ts';
import { fingerprint } from './fingerprint.ts';
import { keepRequest } from './keep-request.ts';
import { keepReview } from './keep-review.ts';
import type { Submission } from './submission.ts';

/** `reference` is what a client quotes, or the number of what waits in the studio. */
export type Submitted =
  | { kind: 'accepted'; reference: string }
  | { kind: 'keyReused' }
  /** Another was handed in with one of its files in the same moment, or the file is gone. */
  | { kind: 'uploadsTaken' };

const keepers = { requests: keepRequest, reviews: keepReview } as const;

/** What was taken for spam reached nobody, so it must not answer for a post that has to: it has keys of its own. */
const ownKey = ({ idempotencyKey, spam }: Submission): string | undefined =>
  idempotencyKey && spam ? `spam:${idempotencyKey}` : idempotencyKey;

/**
 * Takes what somebody handed in: one row that carries its own deliveries, written in one statement.
 * The same key with the same content answers the first reference again; with other content it is refused. A file is handed
 * in once: of two that name it in the same moment one has it.
 * @throws Error if the store did not take it.
 */
export async function submit(payload: Payload, submission: Submission): Promise<Submitted> {
  const { kind, answers } = submission;
  const idempotencyKey = ownKey(submission);
  const bodyHash = fingerprint(kind.form.fields, answers);
  const keep = () => keepers[kind.keptIn](payload, { ...submission, idempotencyKey, bodyHash });
  const reference = await keep();
  if (reference) return { kind: 'accepted', reference };
  const [before] = idempotencyKey
    ? await query(
        payload,
        sql`SELECT * FROM ${sql.identifier(kind.keptIn)} WHERE idempotency_key = ${idempotencyKey}`,
      )
    : [];
  if (!before) {
    if ((await uploadFaults(payload, { kind, answers, idempotencyKey })).length > 0)
      return { kind: 'uploadsTaken' };
    // Its files are free: the reference was another's, and the next one is not.
    const next = await keep();
    if (next) return { kind: 'accepted', reference: next };
    throw new Error('It was not stored');
  }
  const isSame = before.body_hash === bodyHash && (before.kind ?? kind.form.key) === kind.form.key;
  return isSame
    ? { kind: 'accepted', reference: String(before.reference ?? before.id) }
    : { kind: 'keyReused' };
}
