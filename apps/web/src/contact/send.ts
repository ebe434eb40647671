import type { ContactRequest } from '@majak/tools/forms/contact-request/definition';
import * as z from 'zod/mini';
import { postJson } from '../client/http.ts';
import { elapsedHeader, trapHeader } from '../intake/traps.ts';

const receipt = z.object({ reference: z.string() });
export type Receipt = z.infer<typeof receipt>;

let lastAttempt: { body: string; key: string } | undefined;

/** One key for one content: sending the same again is the same request, sending something else is another. */
function keyFor(request: ContactRequest): string {
  const body = JSON.stringify(request);
  if (lastAttempt?.body !== body) lastAttempt = { body, key: randomKey() };
  return lastAttempt.key;
}

/** `crypto.randomUUID` is missing on an address without TLS; random bytes are not. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Sends the request once. The traps travel as headers, since the body takes the seven fields alone. */
export async function sendContactRequest(
  request: ContactRequest,
  { elapsedMs, trapped }: { elapsedMs: number; trapped: boolean },
): Promise<Receipt> {
  const answer = await postJson('/util-functions/create-fresh-desk-task', request, {
    'Idempotency-Key': keyFor(request),
    [elapsedHeader]: String(elapsedMs),
    ...(trapped ? { [trapHeader]: 'filled' } : {}),
  });
  const arrived = z.parse(receipt, answer);
  lastAttempt = undefined;
  return arrived;
}
