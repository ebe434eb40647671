import { type Booking, type BookingAuthor, canHappen } from '@majak/tools/bookings/booking';
import type { Payload } from 'payload';
import { claimTime, isClaimed } from './claim-time.ts';
import { findConsultation } from './consultations.ts';
import { listBookings } from './list-booking.ts';
import { listSlots, nextSlots, type Slot } from './list-slots.ts';
import { readBooking } from './read-booking.ts';
import { writeChange } from './write-change.ts';

export type BookingChangeOutcome =
  | { kind: 'done'; booking: Booking }
  | { kind: 'no such booking' }
  /** It stands otherwise by now: cancelled, over, or not paid. */
  | { kind: 'not possible'; booking: Booking }
  | { kind: 'gone'; next: readonly Slot[] };

/** Others may be changing the same booking: what they did is looked at, and then it is tried again. */
const attempts = 5;
const nextCount = 6;

/** Whether its time has begun. What lost its time to somebody else is not over: its client is asked to choose another. */
export const isOver = ({ start, state }: Booking, now: Date): boolean =>
  state !== 'displaced' && Date.parse(start) <= now.getTime();

/** What is done about a cancellation: who knew of the booking is told, and what was paid goes back. */
const afterCancelling = ({ confirmedAt, state, price }: Booking) =>
  [
    ...(confirmedAt || state === 'displaced' ? (['client', 'agency'] as const) : []),
    ...(price ? (['money-back'] as const) : []),
  ] as const;

const done = async (payload: Payload, reference: string): Promise<BookingChangeOutcome> => {
  await listBookings(payload, reference);
  const booking = await readBooking(payload, reference);
  return booking ? { kind: 'done', booking } : { kind: 'no such booking' };
};

/** Cancels a booking, and gives its time back. To cancel what is cancelled is done already. */
export async function cancelBooking(
  payload: Payload,
  reference: string,
  author: BookingAuthor,
): Promise<BookingChangeOutcome> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const booking = await readBooking(payload, reference);
    if (!booking) return { kind: 'no such booking' };
    if (booking.state === 'cancelled') return { kind: 'done', booking };
    if (!canHappen('cancelled', booking) || isOver(booking, new Date()))
      return { kind: 'not possible', booking };
    const written = await writeChange(payload, {
      booking: reference,
      number: booking.lastNumber + 1,
      event: { kind: 'cancelled', details: {} },
      author,
      channels: afterCancelling(booking),
    });
    if (written) return done(payload, reference);
  }
  throw new Error('A booking could not be cancelled: it is changed all the time');
}

type Move = { start: string; author: BookingAuthor };

/** Moves a booking to another time, if that is free. Its length and price stay what they were. */
export async function moveBooking(
  payload: Payload,
  reference: string,
  { start, author }: Move,
): Promise<BookingChangeOutcome> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const booking = await readBooking(payload, reference);
    if (!booking) return { kind: 'no such booking' };
    const now = new Date();
    if (!canHappen('moved', booking) || isOver(booking, now)) return { kind: 'not possible', booking };
    if (Date.parse(booking.start) === Date.parse(start)) return { kind: 'done', booking };
    const asked = { consultation: await meetingOf(payload, booking), now, except: reference };
    const fromMs = Date.parse(start);
    const [slot] = await listSlots(payload, { ...asked, within: { fromMs, toMs: fromMs + 1 } });
    for (const { id } of slot?.consultants ?? [])
      if (await moveTo(payload, booking, { start, author, consultant: id })) return done(payload, reference);
    const after = await readBooking(payload, reference);
    if (after?.lastNumber === booking.lastNumber)
      return { kind: 'gone', next: await nextSlots(payload, { ...asked, fromMs }, nextCount) };
  }
  throw new Error('A booking could not be moved: it is changed all the time');
}

/** What times are looked for: those who give the consultation today, for as long as was agreed on. */
export async function meetingOf(payload: Payload, { consultation, minutes }: Booking) {
  const found = await findConsultation(payload, consultation);
  return { id: found?.id ?? 0, minutes };
}

async function moveTo(
  payload: Payload,
  { reference, minutes, bufferMinutes, lastNumber }: Booking,
  { start, author, consultant }: Move & { consultant: number },
): Promise<boolean> {
  const at = new Date(start).toISOString();
  const number = lastNumber + 1;
  const claim = { consultant, start: at, minutes: minutes + bufferMinutes, booking: reference, number };
  if (!(await claimTime(payload, claim))) return false;
  return writeChange(payload, {
    booking: reference,
    number,
    event: { kind: 'moved', details: { start: at, consultant } },
    author,
    channels: ['client', 'agency'],
    condition: isClaimed(claim),
  });
}
