import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { isPostgres, query } from '../database.ts';

const attempts = 20;
const betweenMs = 25;

/**
 * Begins SQLite's log anew, which holds what was overwritten; in the file itself `secure_delete` writes over
 * it. While somebody reads the log it cannot be begun: then it
 * is tried again for a moment, and at the next housekeeping. PostgreSQL sees to its own log.
 */
export async function truncateSqliteLog(payload: Payload): Promise<void> {
  if (isPostgres) return;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [state] = await query(payload, sql`PRAGMA wal_checkpoint(TRUNCATE)`);
    if (Number(state?.busy) === 0) return;
    await wait(betweenMs);
  }
}
