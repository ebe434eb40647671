import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { idOfKey } from '../signed-key.ts';
import { consultantCalendar } from './booking-invitation.ts';
import { findConsultant } from './consultants.ts';
import { readBooking } from './read-booking.ts';

const dayMs = 24 * 60 * 60_000;
/** What is longer ago is in no calendar any more. */
const pastDays = 60;

/** The calendar of a consultant by its secret key; nothing where the key is forged or no longer holds. */
export async function consultantFeed(payload: Payload, key: string, at: Date): Promise<string | undefined> {
  const [id = '', number = ''] = (idOfKey('consultant’s calendar key', key) ?? '').split('-');
  const rows = id
    ? await query(
        payload,
        sql`SELECT id FROM consultants WHERE id = ${Number(id)} AND feed_number = ${Number(number)}`,
      )
    : [];
  const consultant = rows.length > 0 ? await findConsultant(payload, Number(id)) : undefined;
  if (!consultant) return undefined;
  const since = new Date(at.getTime() - pastDays * dayMs).toISOString();
  const found = await query(
    payload,
    sql`SELECT reference FROM bookings WHERE consultant_id = ${consultant.id} AND redacted_at IS NULL
        AND state IN ('confirmed', 'cancelled') AND confirmed_at IS NOT NULL AND starts_at > ${since} ORDER BY starts_at`,
  );
  const bookings = await Promise.all(found.map(({ reference }) => readBooking(payload, String(reference))));
  return consultantCalendar(
    consultant,
    bookings.filter((one) => one !== undefined),
    at,
  );
}
