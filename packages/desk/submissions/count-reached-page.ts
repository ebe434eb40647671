import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';

/** A page of a form, by the keys of both. @property day As YYYY-MM-DD. */
export type ReachedPage = { form: string; version: number; page: string; day: string };

/** Counts that somebody has reached a page: one more in the row of its day. Who it was is not known here. */
export async function countReachedPage(
  payload: Payload,
  { form, version, page, day }: ReachedPage,
): Promise<void> {
  const at = new Date().toISOString();
  await query(
    payload,
    sql`INSERT INTO page_counts (form, version, day, page, reached, created_at, updated_at)
        VALUES (${form}, ${version}, ${day}, ${page}, 1, ${at}, ${at})
        ON CONFLICT (form, version, day, page)
        DO UPDATE SET reached = page_counts.reached + 1, updated_at = excluded.updated_at`,
  );
}
