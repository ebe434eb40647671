import type { Booking } from '@majak/tools/bookings/booking';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { hasAddress } from '../outbox/has-address.ts';
import { readBooking } from './read-booking.ts';

/** The bookings that carry an address, the latest first. */
export async function bookingsOfClient(payload: Payload, email: string): Promise<Booking[]> {
  const rows = await query(
    payload,
    sql`SELECT reference FROM bookings WHERE ${hasAddress(email)} AND redacted_at IS NULL ORDER BY starts_at DESC, id DESC`,
  );
  const found = await Promise.all(rows.map(({ reference }) => readBooking(payload, String(reference))));
  return found.filter((booking) => booking !== undefined);
}
