import { createHash } from 'node:crypto';

/** What the store has room for. */
const maxLength = 255;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The key by which the same post is known again: the client's, or a digest of one that is longer than any key has to be.
 * A plain form has none to send: it is known by what it says.
 * @param plain What a plain form says; nothing for JSON, which without a key is not known again.
 */
export function idempotencyKey(headers: Headers, plain?: readonly unknown[]): string | undefined {
  const given = headers.get('idempotency-key')?.trim();
  if (given) return given.length <= maxLength ? given : `long:${digest(given)}`;
  return plain && `form:${digest(JSON.stringify(plain))}`;
}
