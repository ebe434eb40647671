import { createHash } from 'node:crypto';
import { env } from '@majak/desk/env';
import { openPayload } from '@majak/desk/payload';
import { secondsUntilAllowed } from '@majak/desk/rate-limit';
import {
  type FieldError,
  faultsOf,
  type SubmissionResult,
  submitRequest,
} from '@majak/desk/use-cases/submit-request';
import { problem } from '../problem.ts';
import { type Body, readBody } from './read-body.ts';
import { elapsedHeader, minimumFillMs, trapField, trapHeader } from './traps.ts';

export type Accepted =
  | SubmissionResult
  | { kind: 'tooMany'; retryAfterS: number }
  | { kind: 'unreadable'; response: Response };

/** What a form's input comes to: the request, and what is wrong with it. */
export type Reading = (input: unknown) => { request: unknown; errors: FieldError[] };
const asItCame: Reading = (input) => ({ request: input, errors: faultsOf(input) });

/**
 * Takes a contact request from the API or from a plain form post: limit, body, traps, then the use case.
 * A form with questions of its own says how it is read. `input` is what was typed, so that a form can be shown again
 * with nothing lost.
 */
export async function acceptContactRequest(
  request: Request,
  read: Reading = asItCame,
): Promise<{ result: Accepted; input: unknown }> {
  const body = await readBody(request);
  if (body instanceof Response) return { result: { kind: 'unreadable', response: body }, input: {} };
  const { input, trapped } = withoutTrap(body);
  try {
    return { result: await accept(request, { body, ...read(input), trapped }), input };
  } catch (error) {
    // The message of a failed statement holds what the client wrote: only its kind goes to the log.
    const kind = error instanceof Error ? error.name : 'unknown';
    process.stderr.write(`A contact request could not be stored (${kind})\n`);
    const response = problem({
      status: 503,
      title: 'The request could not be stored',
      detail: 'Try again in a minute.',
      headers: { 'Retry-After': '60' },
    });
    return { result: { kind: 'unreadable', response }, input };
  }
}

type Read = ReturnType<Reading> & { body: Body; trapped: boolean };

async function accept(request: Request, { body, request: input, errors, trapped }: Read): Promise<Accepted> {
  // Before the limit: a person who mistypes five times is not a crowd.
  if (errors.length > 0) return { kind: 'invalid', errors };
  const retryAfterS = await secondsUntilAllowed(
    { name: 'contact', points: env.CONTACT_LIMIT_PER_MINUTE, durationS: 60 },
    request.headers.get('x-client-address') ?? 'unknown',
  );
  if (retryAfterS !== undefined) return { kind: 'tooMany', retryAfterS };
  return submitRequest(await openPayload(), {
    input,
    idempotencyKey: idempotencyKey(request, body),
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

const keyMaxLength = 255;

/** The header's key. A plain form has no key to send, so the same content twice in a week is one request. */
function idempotencyKey(request: Request, body: Body): string | undefined {
  const given = request.headers.get('idempotency-key')?.trim();
  if (given) return given.slice(0, keyMaxLength);
  if (body.kind === 'json') return undefined;
  return `form:${createHash('sha256').update(JSON.stringify(body.value)).digest('hex')}`;
}
