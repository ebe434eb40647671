import type { Case } from '@majak/tools/cases/case';
import { waitingTimeOf } from '@majak/tools/cases/waiting-time';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';

/**
 * Writes down how long a case took, or takes it away again where its decision was taken back. Not of an erased case: what
 * it says of waiting stays as it was, and names no case any more.
 */
export async function listWaitingTime(payload: Payload, now: Case): Promise<void> {
  const time = waitingTimeOf(now);
  if (!time) {
    await query(
      payload,
      sql`DELETE FROM waiting_times WHERE case_reference = ${now.reference}
          AND NOT EXISTS (SELECT 1 FROM cases WHERE reference = ${now.reference} AND last_number > ${now.lastNumber})`,
    );
    return;
  }
  const { permit, office, quarter, days } = time;
  const at = new Date().toISOString();
  await query(
    payload,
    sql`INSERT INTO waiting_times (permit, office, quarter, days, sample, case_reference, created_at, updated_at)
        SELECT ${permit}, ${office}, ${quarter}, ${days}, ${false}, reference, ${at}, ${at} FROM cases
        WHERE reference = ${now.reference} AND redacted_at IS NULL AND last_number <= ${now.lastNumber}
        ON CONFLICT (case_reference) DO UPDATE
        SET permit = excluded.permit, office = excluded.office, quarter = excluded.quarter, days = excluded.days,
            updated_at = excluded.updated_at`,
  );
}

/** Of a row that names no case it is not said when it was written: that would lead to the case. */
const untold = new Date(0).toISOString();

/** Makes what a case says of waiting anonymous, for when the case is erased. */
export async function detachWaitingTime(payload: Payload, reference: string): Promise<void> {
  await query(
    payload,
    sql`UPDATE waiting_times SET case_reference = NULL, created_at = ${untold}, updated_at = ${untold} WHERE case_reference = ${reference}`,
  );
}
