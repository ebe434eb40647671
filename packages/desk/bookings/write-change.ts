import type { BookingAuthor, BookingEvent } from '@majak/tools/bookings/booking';
import type { SQL } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { insertion } from '../submissions/insert-once.ts';

type Row = {
  booking: string;
  number: number;
  event: BookingEvent;
  author: BookingAuthor;
  /** Who is written to, and whether what was paid goes back, in words of the outbox. */
  channels: readonly ('client' | 'agency' | 'money-back')[];
  /** Without which it is not written. */
  condition?: SQL;
};

/**
 * Writes what happened to a booking, whole, in one statement: with the mails that tell of it.
 * @returns false where it has a change of this number already, or the condition does not hold.
 */
export async function writeChange(
  payload: Payload,
  { booking, number, event, author, channels, condition }: Row,
): Promise<boolean> {
  const tells = channels.length > 0;
  const columns = {
    booking,
    number,
    kind: event.kind,
    details: JSON.stringify(event.details),
    author,
    unlisted: true,
    reference: `${booking}.${number}`,
    status: tells ? 'REQUESTED' : 'SUCCEEDED',
    channels: channels.join(' '),
    planned_at: tells ? null : new Date().toISOString(),
  };
  return (await query(payload, insertion('booking_changes', columns, condition))).length > 0;
}
