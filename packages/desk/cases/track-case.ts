import { createHash, timingSafeEqual } from 'node:crypto';
import { plainNumber } from '@majak/law/plain-number';
import type { Case } from '@majak/tools/cases/case';
import { dayFrom } from '@majak/tools/form/kinds/day';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { evenly } from '../evenly.ts';
import { recipient } from '../outbox/recipient.ts';
import { comparableNumber } from './comparable-number.ts';
import { readCase } from './read-case.ts';

/** What somebody gives to see a case, as `trackingForm` reads it. */
export type TrackingAnswers = { number: string; proof: string };

/** What is not shown is answered after a whole number of these. The work takes a small part of one. */
const stepMs = 250;
/** A reference that many cases have is no reference. */
const most = 20;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** In one spelling: a day of birth, or the mailbox that an address leads to. */
const proofOf = (text: string): string => (text.includes('@') ? recipient(text) : dayFrom(text));

/** Whether a proof is that of a case: each is compared whole, so that nothing can be told from how long it takes. */
function isProven(proof: string, row: Record<string, unknown>): boolean {
  const given = digest(proofOf(proof));
  const byMail = timingSafeEqual(given, digest(recipient(String(row.email ?? ''))));
  const byBirth = timingSafeEqual(given, digest(String(row.born_on ?? 'unknown')));
  return proof !== '' && (byMail || byBirth);
}

/**
 * The cases that a number and a proof open together: by our reference, that of the request they were made from, or the
 * office's number. An unknown number and a wrong proof are one answer, after one time.
 * @returns none where they open nothing.
 */
export async function trackCases(
  payload: Payload,
  { number, proof }: TrackingAnswers,
): Promise<readonly Case[]> {
  const startedMs = performance.now();
  const wanted = plainNumber(number);
  const officeNumber = comparableNumber(number);
  const rows = await query(
    payload,
    sql`SELECT reference, email, born_on FROM cases
        WHERE redacted_at IS NULL AND (reference = ${wanted} OR request = ${wanted} OR office_number = ${officeNumber})
        ORDER BY id LIMIT ${most}`,
  );
  const proven = rows.filter((row) => isProven(proof, row));
  if (proven.length === 0) {
    await evenly(startedMs, stepMs);
    return [];
  }
  const cases = await Promise.all(proven.map(({ reference }) => readCase(payload, String(reference))));
  return cases.filter((one) => one !== undefined);
}
