import { type StoredWait, type WaitingTable, waitingTable } from '@majak/tools/cases/waiting-table';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';

/** How long decided cases of a kind of permit took; nothing where too few were. */
export async function readWaitingTimes(payload: Payload, permit: string): Promise<WaitingTable | undefined> {
  const rows = await query(
    payload,
    sql`SELECT office, quarter, days, sample FROM waiting_times WHERE permit = ${permit}`,
  );
  return waitingTable(
    rows.map(
      ({ office, quarter, days, sample }): StoredWait => ({
        office: String(office),
        quarter: String(quarter),
        days: Number(days),
        sample: Boolean(sample),
      }),
    ),
  );
}
