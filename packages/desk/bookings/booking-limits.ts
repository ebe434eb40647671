import { setTimeout as wait } from 'node:timers/promises';
import type { Booking } from '@majak/tools/bookings/booking';
import type { Payload } from 'payload';
import { recipient } from '../outbox/recipient.ts';
import { forgetCalls, type Limit, secondsUntilAllowed } from '../rate-limit.ts';
import { readBooking } from './read-booking.ts';

const dayS = 24 * 60 * 60;

/** So many times one person takes without paying, in a week: else anybody could book the calendar out for nothing. */
const ofPerson: Limit = { name: 'bookings of a person', points: 3, durationS: 7 * dayS };
/** So many times are taken from one network in a day, whatever names are given. */
const ofNetwork: Limit = { name: 'bookings of a network', points: 10, durationS: dayS };

/** Of presses of one button at one moment one goes ahead; should it die, another does so after this. */
const onePress: Limit = { name: 'press of a booking', points: 1, durationS: 5 };
const betweenLooksMs = 50;

/** Waits until no other press of the same button is under way. @returns the booking that it came to, if it came to one. */
export async function awaitTurn(payload: Payload, reference: string): Promise<Booking | undefined> {
  while ((await secondsUntilAllowed(payload, onePress, reference)) !== undefined) {
    const booking = await readBooking(payload, reference);
    if (booking) return booking;
    await wait(betweenLooksMs);
  }
  return readBooking(payload, reference);
}

/** Lets the next press of the same button go ahead. */
export const endTurn = (payload: Payload, reference: string): Promise<void> =>
  forgetCalls(payload, onePress, reference);

type Booker = { email: string; network?: string | undefined };

/** Counts a booking. @returns in how many seconds there may be another, where there were too many; nothing where it may be made. */
export async function secondsUntilBookable(
  payload: Payload,
  { email, network }: Booker,
): Promise<number | undefined> {
  return (
    (network ? await secondsUntilAllowed(payload, ofNetwork, network) : undefined) ??
    (await secondsUntilAllowed(payload, ofPerson, recipient(email)))
  );
}

/** Forgets what was counted of somebody: they paid. */
export const trustBooker = (payload: Payload, email: string): Promise<void> =>
  forgetCalls(payload, ofPerson, recipient(email));
