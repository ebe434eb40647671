import { erased } from '@majak/tools/form/erase-personal';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { forgetLateMails, forgetMails } from '../outbox/forget-mails.ts';
import { daysBefore } from '../outbox/retention.ts';
import { truncateSqliteLog } from '../outbox/truncate-sqlite-log.ts';
import { parseStoredAnswers } from '../submissions/parse-stored-answers.ts';
import { bookingsOfClient } from './bookings-of-client.ts';
import { cancelBooking } from './change-booking.ts';
import { giveBookingBack } from './give-booking-back.ts';
import { listBookings } from './list-booking.ts';
import { readBooking } from './read-booking.ts';

/** What is left of a change: which consultation it was, when and with whom. */
function remainsOf(details: unknown): string {
  const { name: _, email: __, phone: ___, about: ____, ...remains } = parseStoredAnswers(details);
  return JSON.stringify(remains);
}

async function eraseRows(payload: Payload, reference: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await listBookings(payload, reference);
  await query(
    payload,
    sql`UPDATE bookings SET title = ${erased}, email = NULL, phone = NULL, about = NULL, zone = NULL, redacted_at = ${at}
        WHERE reference = ${reference} AND redacted_at IS NULL`,
  );
  const changes = await query(
    payload,
    sql`SELECT id, reference, details FROM booking_changes WHERE booking = ${reference} AND redacted_at IS NULL`,
  );
  for (const change of changes) {
    await query(payload, sql`UPDATE outbox SET last_error = NULL WHERE reference = ${change.reference}`);
    await forgetMails('booking-changes', String(change.reference));
    await query(
      payload,
      sql`UPDATE booking_changes SET details = ${remainsOf(change.details)}, redacted_at = ${at} WHERE id = ${change.id}`,
    );
  }
}

/** Erases what is personal in every booking of a client, and takes them off the waiting list. What was still to come is cancelled. */
export async function eraseBookingsOf(payload: Payload, email: string, now: Date): Promise<void> {
  for (const { reference } of await bookingsOfClient(payload, email)) {
    await cancelBooking(payload, reference, 'client');
    // Nothing is delivered of what is erased.
    if ((await readBooking(payload, reference))?.state === 'cancelled')
      await giveBookingBack(payload, reference);
    await eraseRows(payload, reference, now);
  }
  await query(payload, sql`DELETE FROM booking_waits WHERE lower(email) = lower(${email})`);
  await truncateSqliteLog(payload);
}

const atOnce = 100;
/** So long somebody waits for a time at most, and is known to have been told. */
const waitDays = 180;

/**
 * Erases bookings that were so long ago that nobody asks about them any more, and forgets who waited.
 * @returns how many bookings it erased.
 */
export async function redactBookings(payload: Payload, now: Date, days: number): Promise<number> {
  const due = await query(
    payload,
    sql`SELECT reference FROM bookings
        WHERE (redacted_at IS NULL AND ends_at < ${daysBefore(now, days)})
           OR (redacted_at IS NOT NULL AND EXISTS (SELECT 1 FROM booking_changes c
                 WHERE c.booking = bookings.reference AND c.redacted_at IS NULL))
        LIMIT ${atOnce}`,
  );
  await forgetLateMails(payload, 'booking-changes', now);
  for (const { reference } of due) await eraseRows(payload, String(reference), now);
  await query(payload, sql`DELETE FROM booking_waits WHERE created_at < ${daysBefore(now, waitDays)}`);
  return due.length;
}
