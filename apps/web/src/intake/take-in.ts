import { env } from '@majak/desk/env';
import { logFailure } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import { secondsUntilAllowed } from '@majak/desk/rate-limit';
import type { Kind } from '@majak/desk/submissions/kind';
import { type Submitted, submit } from '@majak/desk/submissions/submit';
import type { Fault } from '@majak/tools/form/fault';
import { fromPost } from '@majak/tools/form/posted';
import type { Typed } from '@majak/tools/form/typed';
import { faultsOnWire } from '@majak/tools/form/wire';
import { withPostedRows } from '../form/posted-rows.ts';
import { problem } from '../problem.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { underListedNames } from './listed-names.ts';
import { type Place, readAnswers } from './read-answers.ts';
import { type Body, readBody } from './read-body.ts';
import { isSprung, trapField } from './traps.ts';

/** Why something was not taken. Faults are at the names that the sender knows. */
export type Refused =
  | { kind: 'invalid'; errors: readonly Fault[] }
  | { kind: 'keyReused' }
  | { kind: 'tooMany'; retryAfterS: number }
  /** The form is not sent yet: a row more or less was asked for, and the texts are those with it. */
  | { kind: 'rows' }
  | { kind: 'unreadable'; response: Response };
export type Accepted = Extract<Submitted, { kind: 'accepted' }>;

/** What became of a post, and the texts of a plain one by the paths of their fields, to show the form again with nothing lost. */
export type Taken = { result: Accepted | Refused; typed: Typed };

/** The one way in for what strangers hand in, from the API or from a plain form post: body, answers, limit, traps, store. */
export async function takeIn(request: Request, kind: Kind, place?: Place): Promise<Taken> {
  const body = await readBody(request);
  if (body instanceof Response) return { result: { kind: 'unreadable', response: body }, typed: {} };
  const { content, trapped } = withoutTrap(body);
  const { fields } = kind.form;
  const post = content.kind === 'form' ? content.value : [];
  const typed = fromPost(fields, post);
  const withRows = withPostedRows(fields, typed, post);
  if (withRows) return { result: { kind: 'rows' }, typed: withRows };
  try {
    const spam = trapped || isSprung(request.headers);
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

type Post = { headers: Headers; body: Body; kind: Kind; place: Place | undefined; spam: boolean };

async function accept({ headers, body, kind, place, spam }: Post): Promise<Submitted | Refused> {
  const { fields, key } = kind.form;
  // Before the limit: a person who mistypes five times is not a crowd.
  const reading = readAnswers(kind.form, body, place);
  if (!reading.ok) return { kind: 'invalid', errors: faultsOnWire(fields, reading.faults) };
  const payload = await openPayload();
  const retryAfterS = await secondsUntilAllowed(
    payload,
    { name: key, points: env.CONTACT_LIMIT_PER_MINUTE, durationS: 60 },
    headers.get('x-client-address') ?? 'unknown',
  );
  if (retryAfterS !== undefined) return { kind: 'tooMany', retryAfterS };
  const answers = underListedNames(fields, reading.value);
  return submit(payload, {
    kind,
    answers,
    idempotencyKey: idempotencyKey(headers, body.kind === 'form' ? [key, answers] : undefined),
    spam,
  });
}

/** A plain form carries the trap as a field of its own, which is not part of what is handed in. */
function withoutTrap(body: Body): { content: Body; trapped: boolean } {
  if (body.kind === 'json') return { content: body, trapped: false };
  const value = body.value.filter(([name]) => name !== trapField);
  const trapped = body.value.some(([name, text]) => name === trapField && text !== '');
  return { content: { kind: 'form', value }, trapped };
}
