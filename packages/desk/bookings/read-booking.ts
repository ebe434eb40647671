import type { Booking, BookingChange } from '@majak/tools/bookings/booking';
import { bookingOfChanges } from '@majak/tools/bookings/booking-of-changes';
import { moneySchema } from '@majak/tools/money/money';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import * as z from 'zod';
import { query } from '../database.ts';
import { parseStoredAnswers } from '../submissions/parse-stored-answers.ts';

/** What happened; reminders, which change nothing, are no part of it. */
const eventKinds = ['made', 'paid', 'moved', 'cancelled', 'lapsed', 'displaced'] as const;

const time = { start: z.string(), consultant: z.number() };
const details = {
  made: z.object({
    ...time,
    consultation: z.string(),
    title: z.string(),
    minutes: z.number(),
    bufferMinutes: z.number(),
    place: z.string(),
    zone: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    about: z.string(),
    price: z.optional(moneySchema),
    heldUntil: z.string().optional(),
    startAsked: z.string().optional(),
  }),
  moved: z.object(time),
};
const none = z.object({});
const stored = <Kind extends string, Details extends z.ZodObject>(kind: Kind, inside: Details) =>
  z.object({
    kind: z.literal(kind),
    number: z.coerce.number(),
    details: z.unknown().transform(parseStoredAnswers).pipe(inside),
    author: z.enum(['client', 'agency', 'payment']),
    at: z.coerce.date().transform((at) => at.toISOString()),
  });
const changes = z
  .discriminatedUnion('kind', [
    stored('made', details.made),
    stored('moved', details.moved),
    stored('paid', none),
    stored('cancelled', none),
    stored('lapsed', none),
    stored('displaced', none),
  ])
  .array();

const wanted = sql.join(
  eventKinds.map((kind) => sql`${kind}`),
  sql`, `,
);

/** Every change of a booking, in order. */
export async function readBookingChanges(payload: Payload, reference: string): Promise<BookingChange[]> {
  const rows = await query(
    payload,
    sql`SELECT kind, number, details, author, created_at AS at FROM booking_changes
        WHERE booking = ${reference} AND kind IN (${wanted}) ORDER BY number`,
  );
  return changes.parse(rows) as BookingChange[];
}

/** A booking as it stands; nothing where there is none of this reference, or its personal data is erased. */
export async function readBooking(payload: Payload, reference: string): Promise<Booking | undefined> {
  const [erased] = await query(
    payload,
    sql`SELECT id FROM bookings WHERE reference = ${reference} AND redacted_at IS NOT NULL`,
  );
  return erased ? undefined : bookingOfChanges(reference, await readBookingChanges(payload, reference));
}
