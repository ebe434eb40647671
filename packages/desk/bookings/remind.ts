import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { insertOnce } from '../submissions/insert-once.ts';

const hourMs = 60 * 60_000;

/** How long before it begins a client is reminded, and what each reminder is called. */
export const reminders = { day: 24 * hourMs, hour: hourMs } as const;

const atOnce = 100;

/**
 * Writes down each reminder whose time has come, once: a row that carries its own mail, known by the booking, its time and
 * the reminder. Who booked later than that is not reminded of what they have just done. Safe to run anywhere, any number of times.
 */
export async function remindOfBookings(payload: Payload, now: Date): Promise<void> {
  for (const [name, aheadMs] of Object.entries(reminders)) {
    const rows = await query(
      payload,
      sql`SELECT reference, last_number, starts_at, confirmed_at FROM bookings b
          WHERE state = 'confirmed' AND redacted_at IS NULL AND starts_at > ${now.toISOString()}
            AND starts_at <= ${new Date(now.getTime() + aheadMs).toISOString()}
            AND NOT EXISTS (SELECT 1 FROM booking_changes c WHERE c.reference = b.reference || '.' || b.last_number || '.' || ${name})
          LIMIT ${atOnce}`,
    );
    for (const row of rows) await remind(payload, name, { row, aheadMs });
  }
}

type Due = { row: Record<string, unknown>; aheadMs: number };

async function remind(payload: Payload, name: string, { row, aheadMs }: Due): Promise<void> {
  const number = Number(row.last_number);
  const booking = String(row.reference);
  const ms = (moment: unknown) => new Date(moment instanceof Date ? moment : String(moment)).getTime();
  const isNews = ms(row.confirmed_at) < ms(row.starts_at) - aheadMs;
  await insertOnce(payload, 'booking_changes', {
    booking,
    number,
    kind: 'reminded',
    details: '{}',
    author: 'agency',
    unlisted: false,
    reference: `${booking}.${number}.${name}`,
    status: isNews ? 'REQUESTED' : 'SUCCEEDED',
    channels: isNews ? 'reminder' : '',
    planned_at: isNews ? null : new Date().toISOString(),
  });
}
