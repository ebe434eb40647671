import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from './env.ts';

/** What is signed, or kept by a password that nobody has to set. What was signed for one purpose is worth nothing for another. */
export type Purpose =
  | 'booking'
  | 'booking key'
  | 'case link'
  | 'consultant’s calendar key'
  | 'cookies'
  | 'identity-client'
  | 'identity-cookies'
  | 'identity-keys'
  | 'insurance'
  | 'known browser'
  | 'limit'
  | 'og'
  | 'payment'
  | 'preview'
  | 'receipt'
  | 'sign-in-code'
  | 'sign-in-link'
  | 'statement row'
  | 'waiting list';

/** 256 bits that only this product can make of a text, as letters that fit an address. */
export const signature = (purpose: Purpose, text: string): string =>
  createHmac('sha256', `${purpose}:${env.secret}`).update(text).digest('base64url');

/** Whether two texts are the same, in a time that does not tell how much of them is. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
