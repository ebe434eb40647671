import type { CaseState } from '@majak/tools/cases/case-states';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { readCase } from '../cases/read-case.ts';
import { query } from '../database.ts';
import { type ListedCase, type MatchedSheet, matchStatusRows } from './match-status-rows.ts';
import type { StatusRow } from './status-sheet.ts';

/** What a spreadsheet would change, before it changes anything. */
export async function previewStatusSheet(
  payload: Payload,
  rows: readonly StatusRow[],
): Promise<MatchedSheet> {
  const named = new Set(rows.map(({ number }) => number));
  const found = await query(
    payload,
    sql`SELECT id, reference, title, state, office_number FROM cases
        WHERE redacted_at IS NULL AND office_number IS NOT NULL ORDER BY id`,
  );
  const cases: ListedCase[] = [];
  for (const row of found) {
    const [reference, number] = [String(row.reference), String(row.office_number)];
    const published = named.has(number) ? (await readCase(payload, reference))?.published?.state : undefined;
    cases.push({
      id: Number(row.id),
      reference,
      title: String(row.title),
      number,
      state: row.state as CaseState,
      ...(published ? { published } : {}),
    });
  }
  return matchStatusRows(rows, cases);
}
