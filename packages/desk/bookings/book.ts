import type { Booking, MadeBooking } from '@majak/tools/bookings/booking';
import type { bookingForm } from '@majak/tools/bookings/booking-form';
import { timeZoneOf } from '@majak/tools/bookings/moment-in-zone';
import type { AnswersOf } from '@majak/tools/form/field';
import { startRequest } from '@majak/tools/orders/start-request';
import type { Payload } from 'payload';
import { signature } from '../signature.ts';
import { site } from '../site.ts';
import { referenceOf } from '../submissions/reference.ts';
import { awaitTurn, endTurn, secondsUntilBookable } from './booking-limits.ts';
import { claimTime, freeTime, isClaimed } from './claim-time.ts';
import type { Consultant } from './consultants.ts';
import type { Consultation } from './consultations.ts';
import { listBookings } from './list-booking.ts';
import { listSlots, nextSlots, type Slot } from './list-slots.ts';
import { orderOfBooking } from './order-of-booking.ts';
import { readBooking } from './read-booking.ts';
import { writeChange } from './write-change.ts';

type BookingAnswers = AnswersOf<typeof bookingForm.fields>;

export type BookingOrder = {
  consultation: Consultation;
  /** As `bookingForm` reads it. */
  answers: BookingAnswers;
  /** The same key is the same booking, however often it comes. */
  idempotencyKey: string;
  /** The network that somebody books from; nothing where nobody does. */
  network?: string;
};

export type BookingOutcome =
  | { kind: 'booked'; booking: Booking }
  /** Somebody else has the time by now. */
  | { kind: 'gone'; next: readonly Slot[] }
  | { kind: 'key reused' }
  /** By this person, or from this network, without paying: for so many seconds. */
  | { kind: 'too many'; retryAfterS: number };

/** How long a time is held while it is paid: the payment page of a card is open no shorter. */
export const holdMinutes = 35;
/** How many other times are offered to whom one was taken from. */
const nextCount = 6;

/** The reference of the booking that a key makes: two presses at the same moment claim the time for one and the same. */
const referenceOfKey = (key: string): string =>
  referenceOf(site.referencePrefix, Buffer.from(signature('booking', key), 'base64url'));

function detailsOf(
  { consultation, answers }: BookingOrder,
  { id, rules }: Consultant,
  now: Date,
): MadeBooking {
  const { slug, title, minutes, place, price } = consultation;
  const { start, zone, name, email, phone, about, startAsked } = answers;
  return {
    consultation: slug,
    title,
    minutes,
    bufferMinutes: rules.bufferMinutes,
    place,
    start: new Date(start).toISOString(),
    consultant: id,
    zone: timeZoneOf(zone) ?? site.jurisdiction.timeZone,
    name,
    email,
    phone,
    about,
    ...(price && startAsked ? { startAsked: startRequest.consultation } : {}),
    ...(price ? { price, heldUntil: new Date(now.getTime() + holdMinutes * 60_000).toISOString() } : {}),
  };
}

/** Whether a booking is what was asked for now: another under the same key is another thing. */
const isSame = (booking: Booking, { consultation, answers }: BookingOrder): boolean =>
  booking.consultation === consultation.slug &&
  booking.email === answers.email &&
  booking.name === answers.name &&
  booking.phone === answers.phone &&
  booking.about === answers.about &&
  (booking.timeNumber > 1 || Date.parse(booking.start) === Date.parse(answers.start));

/** Takes the time of one consultant, and writes the booking down while it has it. */
async function take(payload: Payload, booking: string, details: MadeBooking): Promise<boolean> {
  const claim = {
    consultant: details.consultant,
    start: details.start,
    minutes: details.minutes + details.bufferMinutes,
    booking,
    number: 1,
    heldUntil: details.heldUntil,
  };
  if (!(await claimTime(payload, claim))) return false;
  const written = await writeChange(payload, {
    booking,
    number: 1,
    event: { kind: 'made', details },
    author: 'client',
    // What has a price is told of once it is paid.
    channels: details.price ? [] : ['client', 'agency'],
    condition: isClaimed(claim),
  });
  if (!written && !(await readBooking(payload, booking))) await freeTime(payload, booking);
  return written;
}

/** Takes the first consultant who is free, where there is one. @returns what keeps from it, if anything does. */
async function tryTo(
  payload: Payload,
  reference: string,
  order: BookingOrder,
): Promise<BookingOutcome | undefined> {
  const now = new Date();
  const fromMs = Date.parse(order.answers.start);
  const asked = { consultation: order.consultation, now };
  const within = { fromMs, toMs: fromMs + 1 };
  const [slot] = await listSlots(payload, { ...asked, within, except: reference });
  if (slot) {
    const retryAfterS = await secondsUntilBookable(payload, {
      email: order.answers.email,
      network: order.network,
    });
    if (retryAfterS !== undefined) return { kind: 'too many', retryAfterS };
  }
  for (const consultant of slot?.consultants ?? [])
    if (await take(payload, reference, detailsOf(order, consultant, now))) return undefined;
  if (await readBooking(payload, reference)) return undefined;
  return { kind: 'gone', next: await nextSlots(payload, { ...asked, fromMs }, nextCount) };
}

/**
 * Books a time, if it is still free: of any number who want the same at once, one has it.
 * @throws Error if the store did not take it.
 */
export async function book(payload: Payload, order: BookingOrder): Promise<BookingOutcome> {
  const reference = referenceOfKey(order.idempotencyKey);
  const before = (await readBooking(payload, reference)) ?? (await awaitTurn(payload, reference));
  const refusal = before ? undefined : await tryTo(payload, reference, order);
  if (!before) await endTurn(payload, reference);
  if (refusal) return refusal;
  const booking = await readBooking(payload, reference);
  if (!booking) throw new Error('A booking was not written down');
  if (!isSame(booking, order)) return { kind: 'key reused' };
  if (!before) await listBookings(payload, reference);
  if (!before) await orderOfBooking(payload, booking);
  return { kind: 'booked', booking };
}
