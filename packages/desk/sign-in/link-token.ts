import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '../env.ts';

const sign = (purpose: string, reference: string): Buffer =>
  createHmac('sha256', `${purpose}:${env.secret}`).update(reference).digest();

const isSame = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected);

/** What a mailed link carries: 256 bits that only this product can make, so that none of it is stored. */
export const linkToken = (reference: string): string =>
  `${reference}.${sign('sign-in-link', reference).toString('base64url')}`;

/** The sign-in that a link is of; nothing if nobody here has made it. */
export function referenceOfLink(token: string): string | undefined {
  const [reference = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  return isSame(given, sign('sign-in-link', reference)) ? reference : undefined;
}

/** Without letters and digits that are read as each other. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 6;

/** What the waiting browser shows and another device has to be told, such as `K7F3QX`. It is in no mail. */
export const signInCode = (reference: string): string =>
  Array.from(
    sign('sign-in-code', reference).subarray(0, codeLength),
    (byte) => alphabet[byte % alphabet.length],
  ).join('');

/** The same as people read it: `K7F 3QX`. */
export const shownCode = (reference: string): string =>
  signInCode(reference).replace(/^.{3}/, (half) => `${half} `);

/** Whether a code that was typed, in any case and with any spaces, is that of a sign-in. */
export const isCodeOf = (typed: string, reference: string): boolean =>
  isSame(Buffer.from(typed.toUpperCase().replace(/[^0-9A-Z]/g, '')), Buffer.from(signInCode(reference)));
