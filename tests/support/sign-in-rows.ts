import { query } from '@majak/desk/database';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';

/** Leaves no link, no session, no record of the provider and no kept work: others count what the outbox plans. */
export async function forgetSignIns(payload: Payload): Promise<void> {
  for (const table of ['sign_ins', 'client_sessions', 'provider_records', 'kept_work'])
    await query(payload, sql`DELETE FROM ${sql.identifier(table)}`);
  await query(payload, sql`DELETE FROM outbox WHERE kind = 'sign-ins'`);
}
