import { env } from '@majak/desk/env';
import { logFailure } from '@majak/desk/log';
import { secondsUntilAllowed } from '@majak/desk/rate-limit';
import type { FieldError } from '@majak/desk/use-cases/field-errors';
import { problem } from '../problem.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { type Body, readBody } from './read-body.ts';
import { elapsedHeader, minimumFillMs, trapField, trapHeader } from './traps.ts';

export type Refused =
  | { kind: 'invalid'; errors: FieldError[] }
  | { kind: 'keyReused' }
  | { kind: 'tooMany'; retryAfterS: number }
  | { kind: 'unreadable'; response: Response };

/** What a form's input comes to: the content, and what is wrong with it. */
export type Reading = (input: unknown) => { content: unknown; errors: FieldError[] };
export type Submission = { input: unknown; idempotencyKey?: string; spam: boolean };

/** A kind of thing that strangers hand in. */
export type Intake<T> = {
  /** Each kind has a limit of its own, of the same size. */
  name: string;
  read: Reading;
  submit: (submission: Submission) => Promise<T>;
};

/**
 * Takes what a stranger hands in, from the API or from a plain form post: limit, body, traps, then the use case.
 * `input` is what was typed, so that a form can be shown again with nothing lost.
 */
export async function acceptForm<T extends { kind: string }>(
  request: Request,
  intake: Intake<T>,
): Promise<{ result: T | Refused; input: unknown }> {
  const body = await readBody(request);
  if (body instanceof Response) return { result: { kind: 'unreadable', response: body }, input: {} };
  const { input, trapped } = withoutTrap(body);
  try {
    return { result: await accept(request, { body, input, trapped, intake }), input };
  } catch (error) {
    const id = logFailure(`What came in by ${intake.name} could not be stored`, error);
    const response = problem({
      status: 503,
      title: 'The request could not be stored',
      detail: 'Try again in a minute.',
      headers: { 'Retry-After': '60', 'Request-Id': id },
    });
    return { result: { kind: 'unreadable', response }, input };
  }
}

type Given<T> = { body: Body; input: unknown; trapped: boolean; intake: Intake<T> };

async function accept<T>(request: Request, { body, input, trapped, intake }: Given<T>): Promise<T | Refused> {
  // Before the limit: a person who mistypes five times is not a crowd.
  const { content, errors } = intake.read(input);
  if (errors.length > 0) return { kind: 'invalid', errors };
  const retryAfterS = await secondsUntilAllowed(
    { name: intake.name, points: env.CONTACT_LIMIT_PER_MINUTE, durationS: 60 },
    request.headers.get('x-client-address') ?? 'unknown',
  );
  if (retryAfterS !== undefined) return { kind: 'tooMany', retryAfterS };
  return intake.submit({
    input: content,
    idempotencyKey: idempotencyKey(request.headers, body),
    spam: trapped || isSprung(request.headers),
  });
}

/** A plain form carries the trap as a field of its own, which is not part of the request. */
function withoutTrap(body: Body): { input: unknown; trapped: boolean } {
  if (body.kind === 'json') return { input: body.value, trapped: false };
  const { [trapField]: trap = '', ...input } = body.value;
  return { input, trapped: trap !== '' };
}

const isSprung = (headers: Headers): boolean => {
  const elapsedMs = headers.get(elapsedHeader);
  return headers.has(trapHeader) || (elapsedMs !== null && Number(elapsedMs) < minimumFillMs);
};

/** What was not accepted, as the API says it. */
export function refusal(result: Refused): Response {
  switch (result.kind) {
    case 'invalid':
      return problem({ status: 422, title: 'Some fields need your attention', errors: result.errors });
    case 'keyReused':
      return problem({ status: 422, title: 'This Idempotency-Key was used with another body' });
    case 'tooMany':
      return problem({
        status: 429,
        title: 'Too many requests',
        detail: `Try again in ${result.retryAfterS} seconds.`,
        headers: { 'Retry-After': String(result.retryAfterS) },
      });
    case 'unreadable':
      return result.response;
  }
}
