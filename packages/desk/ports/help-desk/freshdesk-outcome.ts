import * as z from 'zod';
import type { Outcome } from '../outcome.ts';
import type { FreshdeskResponse, NoResponse } from './freshdesk-call.ts';

type FieldFault = { field: string; code: string };

/** How long to wait when a person has to mend the key or the account first. */
const mendMs = 15 * 60_000;
/** When the desk says 429 without saying how long: its limits are per minute. */
const throttleMs = 60_000;

const word = z.string().regex(/^[\w.[\]-]{1,80}$/);
const fault = z.object({ field: word.catch('?'), code: word.catch('?') });
/** `{ description, errors: [{ field, message, code }] }`; the message is left out, it may repeat what was sent. */
const faultsShape = z.object({ errors: z.array(fault) });
const createdShape = z.object({ id: z.number().int() });

/** Parses a body as JSON of a shape; undefined when it is not. */
export function bodyAs<T>(shape: z.ZodType<T>, { text }: FreshdeskResponse): T | undefined {
  try {
    const data: unknown = JSON.parse(text ?? '');
    return shape.safeParse(data).data;
  } catch {
    return undefined;
  }
}

/** Which fields a 400 names, by name and kind of fault. */
export const fieldFaults = (answer: FreshdeskResponse | NoResponse): FieldFault[] =>
  answer.kind === 'answer' && answer.status === 400 ? (bodyAs(faultsShape, answer)?.errors ?? []) : [];

function created(answer: FreshdeskResponse): Outcome {
  const id = bodyAs(createdShape, answer)?.id.toString() ?? answer.location?.match(/\/tickets\/(\d+)$/)?.[1];
  return id ? { kind: 'done', externalId: id } : { kind: 'done' };
}

/**
 * What the desk's answer to a new ticket means. `inDoubt` wherever the ticket may exist although nobody said so:
 * a server error can come after it was stored, and so can a lost connection or a time-out.
 */
export function createOutcome(answer: FreshdeskResponse | NoResponse): Outcome {
  if (answer.kind === 'none') {
    const error = `No answer of the help desk (${answer.code})`;
    return { kind: 'retry', error, inDoubt: answer.sent, ...(answer.sent && { afterMs: answer.settleMs }) };
  }
  const { status, retryAfterMs: afterMs } = answer;
  const wait = afterMs === undefined ? {} : { afterMs };
  if (status === 201) return created(answer);
  if (status === 429) {
    const error = 'The help desk takes no more calls for now (429)';
    return { kind: 'retry', error, inDoubt: false, afterMs: afterMs ?? throttleMs };
  }
  if (status === 401 || status === 402 || status === 403) {
    const error = `The help desk does not let us in (${status}): FRESHDESK_KEY or the account needs mending`;
    return { kind: 'retry', error, inDoubt: false, afterMs: mendMs };
  }
  if (status >= 500 || status === 408 || status < 300) {
    return { kind: 'retry', error: `The help desk answered ${status}`, inDoubt: true, ...wait };
  }
  const named = fieldFaults(answer).map(({ field, code }) => `${field} ${code}`);
  return { kind: 'refused', error: [`The help desk refused the ticket (${status})`, ...named].join('; ') };
}
