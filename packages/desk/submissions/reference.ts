import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U to be misread over the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const block = () => Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** A reference a client can quote, such as MJK-7F3K-9QX2: forty random bits, so it cannot be guessed or counted. */
export const newReference = (prefix: string): string => `${prefix}-${block()}-${block()}`;
