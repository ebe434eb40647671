import { env } from '@majak/desk/env';
import { logFailure } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import { secondsUntilAllowed } from '@majak/desk/rate-limit';
import type { SubmissionKind } from '@majak/desk/submissions/submission-kind';
import { type Submitted, submit } from '@majak/desk/submissions/submit';
import { uploadFaults, uploadKeysIn } from '@majak/desk/uploads/known-uploads';
import type { Fault } from '@majak/tools/form/fault';
import type { FieldTexts } from '@majak/tools/form/field-texts';
import { fromPost } from '@majak/tools/form/from-post';
import { faultsOnWire } from '@majak/tools/form/wire-names';
import { withPlainPostRows } from '../form/plain-post-rows.ts';
import { problem } from '../problem.ts';
import { withCanonicalNames } from './canonical-names.ts';
import { idempotencyKey } from './idempotency-key.ts';
import type { Body } from './read-body.ts';
import { readPost } from './read-post.ts';
import { type PresetAnswers, readPostedAnswers } from './read-posted-answers.ts';
import { honeypotField, isSpam } from './spam-checks.ts';

/** Why something was not taken. Faults are at the names that the sender knows. */
export type Rejected =
  | { kind: 'invalid'; errors: readonly Fault[] }
  | { kind: 'keyReused' }
  | { kind: 'tooMany'; retryAfterS: number }
  /** The form is not sent yet: a row more or less was asked for, and the texts are those with it. */
  | { kind: 'rows' }
  | { kind: 'unreadable'; response: Response };
type Accepted = Extract<Submitted, { kind: 'accepted' }>;

/** What became of a post, and the texts of a plain one by the paths of their fields, to show the form again with nothing lost. */
export type SubmissionOutcome = { result: Accepted | Rejected; typed: FieldTexts };

/** The one way in for what strangers hand in, from the API or from a plain form post: body, answers, limit, traps, store. */
export async function acceptSubmission(
  request: Request,
  kind: SubmissionKind,
  place?: PresetAnswers,
): Promise<SubmissionOutcome> {
  const { fields } = kind.form;
  const body = await readPost(request, kind.form);
  if (body instanceof Response) return { result: { kind: 'unreadable', response: body }, typed: {} };
  const { content, trapped } = withoutTrap(body);
  const post = content.kind === 'form' ? content.value : [];
  const typed = fromPost(fields, post);
  const withRows = withPlainPostRows(fields, typed, post);
  if (withRows) return { result: { kind: 'rows' }, typed: withRows };
  if (body.faults.length > 0)
    return { result: { kind: 'invalid', errors: faultsOnWire(fields, body.faults) }, typed };
  try {
    const spam = trapped || isSpam(request.headers);
    return { result: await accept({ headers: request.headers, body: content, kind, place, spam }), typed };
  } catch (error) {
    const id = logFailure(`What came in by ${kind.form.key} could not be stored`, error);
    const response = problem({
      status: 503,
      title: 'The request could not be stored',
      detail: 'Try again in a minute.',
      headers: { 'Retry-After': '60', 'Request-Id': id },
    });
    return { result: { kind: 'unreadable', response }, typed };
  }
}

type Post = {
  headers: Headers;
  body: Body;
  kind: SubmissionKind;
  place: PresetAnswers | undefined;
  spam: boolean;
};

async function accept({ headers, body, kind, place, spam }: Post): Promise<Accepted | Rejected> {
  const { fields, key } = kind.form;
  // Before the limit: a person who mistypes five times is not a crowd.
  const reading = readPostedAnswers(kind.form, body, place);
  if (!reading.ok) return { kind: 'invalid', errors: faultsOnWire(fields, reading.faults) };
  const payload = await openPayload();
  const retryAfterS = await secondsUntilAllowed(
    payload,
    { name: key, points: env.CONTACT_LIMIT_PER_MINUTE, durationS: 60 },
    headers.get('x-client-address') ?? 'unknown',
  );
  if (retryAfterS !== undefined) return { kind: 'tooMany', retryAfterS };
  const answers = withCanonicalNames(fields, reading.value);
  // A press twice of a plain form is one request; so is whatever names the same files, which are handed in once.
  const isOnce = body.kind === 'form' || uploadKeysIn(kind.form, answers).length > 0;
  const submission = {
    kind,
    answers,
    idempotencyKey: idempotencyKey(headers, isOnce ? [key, answers] : undefined),
    spam,
  };
  const wrongUploads = async () => ({
    kind: 'invalid' as const,
    errors: faultsOnWire(fields, await uploadFaults(payload, submission)),
  });
  const wrong = await wrongUploads();
  if (wrong.errors.length > 0) return wrong;
  const result = await submit(payload, submission);
  // Somebody was faster: now it is known what with.
  return result.kind === 'uploadsTaken' ? wrongUploads() : result;
}

/** A plain form carries the trap as a field of its own, which is not part of what is handed in. */
function withoutTrap(body: Body): { content: Body; trapped: boolean } {
  if (body.kind === 'json') return { content: body, trapped: false };
  const value = body.value.filter(([name]) => name !== honeypotField);
  const trapped = body.value.some(([name, text]) => name === honeypotField && text !== '');
  return { content: { kind: 'form', value }, trapped };
}
