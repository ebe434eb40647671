import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { findSubmissionKind } from './find-submission-kind.ts';

/** The forms by which anything was handed in that is neither spam nor erased: their keys, and what staff call them. */
export async function formsHandedIn(payload: Payload): Promise<readonly { key: string; title: string }[]> {
  const rows = await query(
    payload,
    sql`SELECT DISTINCT kind FROM requests WHERE spam = ${false} AND redacted_at IS NULL ORDER BY kind`,
  );
  return Promise.all(
    rows.map(async ({ kind }) => ({
      key: String(kind),
      title: (await findSubmissionKind(payload, kind))?.label ?? String(kind),
    })),
  );
}
