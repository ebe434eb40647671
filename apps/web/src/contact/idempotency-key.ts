import { createHash } from 'node:crypto';
import type { Body } from './read-body.ts';

/** What the store has room for. */
const maxLength = 255;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The key by which the same post is known again: the client's, a digest of one that is longer than any key has to be,
 * or one of the content of a plain form, which has none to send. Nothing for JSON without a key.
 */
export function idempotencyKey(headers: Headers, body: Body): string | undefined {
  const given = headers.get('idempotency-key')?.trim();
  if (given) return given.length <= maxLength ? given : `long:${digest(given)}`;
  return body.kind === 'form' ? `form:${digest(JSON.stringify(body.value))}` : undefined;
}
