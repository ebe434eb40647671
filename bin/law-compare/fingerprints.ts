import { createHash } from 'node:crypto';
import { gistOf } from '../../packages/law/cz/act-text.ts';

/** The marks of the places that were read, by act; `wording` is the first day of the one they were taken from. */
export type Fingerprints = Readonly<
  Record<string, { wording?: string; places: Readonly<Record<string, string>> }>
>;

/** The mark of a text: the same for the same words however they are set, and no way back to them. */
export const fingerprintOf = (text: string): string =>
  createHash('sha256').update(gistOf(text)).digest('hex').slice(0, 16);
