import { canHappen } from '@majak/tools/bookings/booking';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { trustBooker } from './booking-limits.ts';
import { claimTime, freeTime, isClaimed } from './claim-time.ts';
import { listBookings } from './list-booking.ts';
import { readBooking } from './read-booking.ts';
import { writeChange } from './write-change.ts';

/**
 * Confirms a booking that was paid. Where the payment came after its time ran out, and somebody else has that time, the
 * booking has none: its client is asked to choose another. Done again, it is done already.
 */
export async function confirmPaid(payload: Payload, reference: string): Promise<void> {
  const booking = await readBooking(payload, reference);
  if (!booking || !canHappen('paid', booking)) return;
  const { consultant, start, minutes, bufferMinutes, lastNumber } = booking;
  const claim = { consultant, start, minutes: minutes + bufferMinutes, booking: reference, number: 1 };
  const event = { kind: 'paid', details: {} } as const;
  const row = {
    booking: reference,
    number: lastNumber + 1,
    author: 'payment',
    channels: ['client', 'agency'],
  } as const;
  const isKept =
    Date.parse(start) > Date.now() &&
    (await claimTime(payload, claim)) &&
    (await writeChange(payload, { ...row, event, condition: isClaimed(claim) }));
  if (!isKept && (await readBooking(payload, reference))?.lastNumber === lastNumber) {
    await freeTime(payload, reference);
    await writeChange(payload, { ...row, event: { kind: 'displaced', details: {} } });
  }
  await trustBooker(payload, booking.email);
  await listBookings(payload, reference);
}

/** Gives the time of what was not paid back. Done again, it is done already. */
export async function lapseBooking(payload: Payload, reference: string): Promise<void> {
  const booking = await readBooking(payload, reference);
  if (!booking || !canHappen('lapsed', booking)) return;
  await writeChange(payload, {
    booking: reference,
    number: booking.lastNumber + 1,
    event: { kind: 'lapsed', details: {} },
    author: 'payment',
    channels: ['client'],
  });
  await listBookings(payload, reference);
}

/** Lets go of every time that was held longer than it was to be: no payment came, or its process died before it was asked for. */
export async function lapseDueBookings(payload: Payload, now: Date): Promise<void> {
  const due = await query(
    payload,
    sql`SELECT reference FROM bookings WHERE state = 'awaiting payment' AND held_until <= ${now.toISOString()} LIMIT 100`,
  );
  for (const { reference } of due) await lapseBooking(payload, String(reference));
}
