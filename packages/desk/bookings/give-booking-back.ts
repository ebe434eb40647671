import type { Payload } from 'payload';
import { giveBack } from '../orders/give-back.ts';
import type { Outcome } from '../ports/outcome.ts';
import { orderReferenceOf } from './order-of-booking.ts';

/** Sends back what was paid for a booking that does not take place, once, and lets nobody pay for it any more. */
export async function giveBookingBack(payload: Payload, booking: string): Promise<Outcome> {
  const order = await orderReferenceOf(payload, booking);
  return order ? giveBack(payload, order) : { kind: 'done' };
}
