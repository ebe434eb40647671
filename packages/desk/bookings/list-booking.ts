import type { Booking } from '@majak/tools/bookings/booking';
import { endOf } from '@majak/tools/bookings/booking-of-changes';
import { formatMoney } from '@majak/tools/money/money';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { logFailure } from '../log.ts';
import { freeTime, keepTime } from './claim-time.ts';
import { readBooking } from './read-booking.ts';
import { tellWaiting } from './waiting-list.ts';

const columnsOf = (now: Booking) => ({
  reference: now.reference,
  title: `${now.name}: ${now.title}`,
  consultation: now.consultation,
  consultant_id: now.consultant,
  starts_at: now.start,
  ends_at: endOf(now),
  state: now.state,
  email: now.email,
  phone: now.phone,
  about: now.about || null,
  zone: now.zone,
  price: now.price ? formatMoney(now.price) : null,
  held_until: now.state === 'awaiting payment' ? (now.heldUntil ?? null) : null,
  confirmed_at: now.confirmedAt ?? null,
  last_number: now.lastNumber,
  created_at: now.madeAt,
  updated_at: now.changedAt,
});

/** Has the consultant's time say what the booking says. */
async function settleTime(payload: Payload, now: Booking): Promise<void> {
  const { reference, state, consultant, start, minutes, bufferMinutes, timeNumber } = now;
  if (state === 'confirmed')
    await keepTime(payload, {
      consultant,
      start,
      minutes: minutes + bufferMinutes,
      booking: reference,
      number: timeNumber,
    });
  if (state !== 'confirmed' && state !== 'awaiting payment') await freeTime(payload, reference);
}

/** Brings the row of a booking, and the time it has, up to its changes. */
async function listOne(payload: Payload, reference: string): Promise<void> {
  const now = await readBooking(payload, reference);
  if (now) {
    await settleTime(payload, now);
    const columns = Object.entries(columnsOf(now));
    const names = columns.map(([name]) => sql.identifier(name));
    const values = columns.map(([, value]) => sql`${value}`);
    const updates = names.map((name) => sql`${name} = excluded.${name}`);
    await query(
      payload,
      sql`INSERT INTO bookings (${sql.join(names, sql`, `)}) VALUES (${sql.join(values, sql`, `)})
          ON CONFLICT (reference) DO UPDATE SET ${sql.join(updates, sql`, `)}
          WHERE bookings.last_number < excluded.last_number AND bookings.redacted_at IS NULL`,
    );
    if (now.lastNumber > 1) await tellWaiting(payload, now);
  }
  await query(
    payload,
    sql`UPDATE booking_changes SET unlisted = ${false}
        WHERE booking = ${reference} AND unlisted = ${true} AND number <= ${now?.lastNumber ?? 0}`,
  );
}

const atOnce = 100;
/** Bookings that could not be read, and were complained of: it is looked at them every second. */
const unreadable = new Set<string>();

async function listOrLog(payload: Payload, reference: string): Promise<void> {
  try {
    await listOne(payload, reference);
    unreadable.delete(reference);
  } catch (error) {
    if (!unreadable.has(reference)) logFailure('A booking could not be listed', error);
    unreadable.add(reference);
  }
}

/**
 * Brings the rows of bookings up to their changes, as `cases/list-case.ts` does: who dies after a change was written is
 * followed by somebody who does the rest. Safe to run anywhere, any number of times.
 * @param reference One booking; every one that waits, where none is named.
 */
export async function listBookings(payload: Payload, reference?: string): Promise<void> {
  if (reference) return listOne(payload, reference);
  const waiting = await query(
    payload,
    sql`SELECT DISTINCT booking FROM booking_changes WHERE unlisted = ${true} LIMIT ${atOnce}`,
  );
  for (const { booking } of waiting) await listOrLog(payload, String(booking));
}
