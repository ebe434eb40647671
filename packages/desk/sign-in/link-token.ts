import { isSame, signature } from '../signature.ts';
import { idOfKey, signedKey } from '../signed-key.ts';

/** What a mailed link carries: 256 bits that only this product can make, so that none of it is stored. */
export const linkToken = (reference: string): string => signedKey('sign-in-link', reference);

/** The sign-in that a link is of; nothing if nobody here has made it. */
export const referenceOfLink = (token: string): string | undefined => idOfKey('sign-in-link', token);

/** Without letters and digits that are read as each other. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 6;

/** What the waiting browser shows and another device has to be told, such as `K7F3QX`. It is in no mail. */
export const signInCode = (reference: string): string =>
  Array.from(
    Buffer.from(signature('sign-in-code', reference), 'base64url').subarray(0, codeLength),
    (byte) => alphabet[byte % alphabet.length],
  ).join('');

/** The same as people read it: `K7F 3QX`. */
export const shownCode = (reference: string): string =>
  signInCode(reference).replace(/^.{3}/, (half) => `${half} `);

/** Whether a code that was typed, in any case and with any spaces, is that of a sign-in. */
export const isCodeOf = (typed: string, reference: string): boolean =>
  isSame(typed.toUpperCase().replace(/[^0-9A-Z]/g, ''), signInCode(reference));
