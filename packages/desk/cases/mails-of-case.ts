import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import type { DeskView } from './desk-view-schema.ts';

type Told = NonNullable<DeskView['history'][number]['told']>;

const iso = (moment: unknown): string =>
  new Date(moment instanceof Date ? moment : String(moment)).toISOString();

/** What became of the mails on a case, by the numbers of the changes that they tell of. */
export async function mailsOfCase(payload: Payload, reference: string): Promise<Map<number, Told>> {
  const rows = await query(
    payload,
    sql`SELECT reference, channel, status, attempts, due_at, delivered_at, last_error FROM outbox
        WHERE kind = 'case-changes' AND reference LIKE ${`${reference}.%`}`,
  );
  return new Map(
    rows.map((row) => [
      Number(String(row.reference).slice(reference.length + 1)),
      {
        channel: String(row.channel),
        status: String(row.status),
        attempts: Number(row.attempts),
        dueAt: iso(row.due_at),
        ...(row.delivered_at ? { deliveredAt: iso(row.delivered_at) } : {}),
        ...(row.last_error ? { lastError: String(row.last_error) } : {}),
      },
    ]),
  );
}
