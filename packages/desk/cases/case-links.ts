import type { Case, CaseLink } from '@majak/tools/cases/case';
import type { Payload } from 'payload';
import { evenly } from '../evenly.ts';
import { isSame, signature } from '../signature.ts';
import { isErased } from './change-case.ts';
import { readCase } from './read-case.ts';

/**
 * The key that opens a case by one of its links: who holds it, opens it. It is made of the case and the link alone, so that
 * nothing in the store is worth a key, and its maker can be shown it again.
 */
export const linkKey = (reference: string, number: number): string =>
  `${reference}.${number}.${signature('case link', `${reference}.${number}`)}`;

/** The case and the number of the link that a key is of; nothing where it is forged. */
function readKey(key: string): { reference: string; number: number } | undefined {
  const [reference = '', digits = ''] = key.split('.');
  const number = Number(digits);
  if (!Number.isSafeInteger(number)) return undefined;
  return isSame(key, linkKey(reference, number)) ? { reference, number } : undefined;
}

/** Whether a link still opens its case. */
export const isOpen = ({ withdrawn, until }: CaseLink, now = new Date()): boolean =>
  !withdrawn && (until === undefined || until > now.toISOString());

/** What is not opened is answered after a whole number of these. */
const stepMs = 100;

/** The case that a key opens, and by which link; nothing where it is forged, withdrawn, too old, or the case is erased. */
export async function caseOfLink(
  payload: Payload,
  key: string,
  opens: CaseLink['opens'],
  now = new Date(),
): Promise<{ found: Case; link: CaseLink } | undefined> {
  const startedMs = performance.now();
  const named = readKey(key);
  const found = named && (await readCase(payload, named.reference));
  const link = found?.links.find(({ number }) => number === named?.number);
  if (found && link?.opens === opens && isOpen(link, now) && !(await isErased(payload, found.reference)))
    return { found, link };
  await evenly(startedMs, stepMs);
  return undefined;
}
