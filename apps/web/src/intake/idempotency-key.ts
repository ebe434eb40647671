import { createHash } from 'node:crypto';

/** What the store has room for. */
const maxLength = 255;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The key by which the same post is known again: the client's, or a digest of one that is longer than any key has to be.
 * A plain form has none to send: it is known by what it says, and so is what names files, which are handed in once.
 * @param said What it says; nothing for what without a key is not known again.
 */
export function idempotencyKey(headers: Headers, said?: readonly unknown[]): string | undefined {
  const given = headers.get('idempotency-key')?.trim();
  if (given) return given.length <= maxLength ? given : `long:${digest(given)}`;
  return said && `form:${digest(JSON.stringify(said))}`;
}
