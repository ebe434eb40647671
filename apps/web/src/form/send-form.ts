import type { Answers, Fields } from '@majak/tools/form/field';
import { toWire } from '@majak/tools/form/wire-names';
import * as z from 'zod/mini';
import { postJson } from '../client/http.ts';
import { formVersionHeader } from '../intake/form-version.ts';
import { elapsedHeader, honeypotHeader } from '../intake/spam-checks.ts';

let lastAttempt: { body: string; key: string } | undefined;

/** One key for one content: sending the same again is the same request, sending something else is another. */
function keyFor(content: unknown): string {
  const body = JSON.stringify(content);
  if (lastAttempt?.body !== body) lastAttempt = { body, key: randomKey() };
  return lastAttempt.key;
}

/** `crypto.randomUUID` is missing on an address without TLS; random bytes are not. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

type Sending<Receipt> = {
  /** Below the API's address. */
  to: string;
  fields: Fields;
  answers: Answers;
  /** Whether the field that no person sees was filled in. */
  trapped: boolean;
  /** By which it is known again, where a reload has to send the same; otherwise one for each content. */
  key?: string;
  /** Of the form as it was filled in, where it may have changed since. */
  version?: number | undefined;
  /** What is answered once it has arrived. */
  receipt: z.ZodMiniType<Receipt>;
};

/**
 * Sends the answers to a form once, under the names they travel by. The traps travel as headers, since the body takes the
 * form's fields alone.
 * @throws what `postJson` throws, and ZodError for an answer that is no receipt: then the next try is the same request.
 */
export async function sendForm<Receipt>(sending: Sending<Receipt>): Promise<Receipt> {
  const { to, fields, answers, trapped } = sending;
  const body = toWire(fields, answers);
  const answer = await postJson(to, body, {
    'Idempotency-Key': sending.key ?? keyFor([to, body]),
    // Since the page was opened: a person may have filled it in before the script came. What goes on after a reload was
    // filled in on pages before, and may be sent at once.
    ...(sending.key ? {} : { [elapsedHeader]: String(Math.round(performance.now())) }),
    ...(sending.version ? { [formVersionHeader]: String(sending.version) } : {}),
    ...(trapped ? { [honeypotHeader]: 'filled' } : {}),
  });
  const receipt = z.parse(sending.receipt, answer);
  lastAttempt = undefined;
  return receipt;
}
