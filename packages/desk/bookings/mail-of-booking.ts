import { bookingOfChanges } from '@majak/tools/bookings/booking-of-changes';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import type { BookingWait, BookingChange as StoredChange } from '../payload-types.ts';
import type { Mail } from '../ports/mail/port.ts';
import { agencyBookingMail, clientBookingMail, freeTimeMail, reminderMail } from './booking-mails.ts';
import { findConsultant } from './consultants.ts';
import { findConsultation } from './consultations.ts';
import { readBooking, readBookingChanges } from './read-booking.ts';

type Wanted = { change: Pick<StoredChange, 'booking' | 'number'>; to: 'client' | 'agency'; key: string };

/** The mail that tells of a change of a booking, as the booking stood after it; nothing where it is gone. */
export async function mailOfBooking(
  payload: Payload,
  { change: { booking: reference, number }, to, key }: Wanted,
): Promise<Mail | undefined> {
  const changes = (await readBookingChanges(payload, reference)).filter((one) => one.number <= number);
  const booking = bookingOfChanges(reference, changes);
  const kind = changes.at(-1)?.kind;
  if (!booking || !kind) return undefined;
  const consultant = await findConsultant(payload, booking.consultant);
  if (to === 'client') return clientBookingMail({ booking, kind, consultant, key });
  const [row] = await query(payload, sql`SELECT id FROM bookings WHERE reference = ${reference}`);
  return agencyBookingMail({ booking, kind, consultant, key }, Number(row?.id));
}

/** The mail that reminds of a booking; nothing once it has another time, does not take place, or has begun. */
export async function reminderOf(
  payload: Payload,
  change: Pick<StoredChange, 'booking' | 'number'>,
  key: string,
): Promise<Mail | undefined> {
  const booking = await readBooking(payload, change.booking);
  const holds =
    booking?.state === 'confirmed' &&
    booking.lastNumber === change.number &&
    Date.parse(booking.start) > Date.now();
  if (!booking || !holds) return undefined;
  return reminderMail({ booking, consultant: await findConsultant(payload, booking.consultant), key });
}

/** The mail that tells somebody who waits; nothing where it is not offered any more. */
export async function freeTimeMailOf(
  payload: Payload,
  { consultation: slug, email }: BookingWait,
  key: string,
): Promise<Mail | undefined> {
  const consultation = await findConsultation(payload, slug);
  return consultation && freeTimeMail({ email, title: consultation.title, consultation: slug, key });
}
