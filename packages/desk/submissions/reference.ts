import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U to be misread over the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** As many characters as a reference has. */
const length = 8;

/** A reference a client can quote, such as MJK-7F3K-9QX2, made of bytes: 256 is a multiple of 32, so every character is as likely. */
export function referenceOf(prefix: string, bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, length), (byte) =>
    alphabet.charAt(byte % alphabet.length),
  ).join('');
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** A new one: forty random bits, so it cannot be guessed or counted. */
export const newReference = (prefix: string): string => referenceOf(prefix, randomBytes(length));

/** Whether a text is written as our references are: what is not can't be one. */
export const isReference = (prefix: string, text: string): boolean =>
  text.startsWith(`${prefix}-`) &&
  new RegExp(`^[${alphabet}]{4}-[${alphabet}]{4}$`).test(text.slice(prefix.length + 1));
