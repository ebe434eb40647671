import type { Booking } from '@majak/tools/bookings/booking';
import type { Payload } from 'payload';
import { orderOfKey, type PlacedOrder, placeOrder } from '../orders/place-order.ts';
import { consultationOrderKind, lineOfBooking } from './consultation-order.ts';

const keyOf = (reference: string): string => `booking:${reference}`;

/** The reference of the order by which a booking was to be paid; nothing where there is none. */
export const orderReferenceOf = (payload: Payload, booking: string): Promise<string | undefined> =>
  orderOfKey(payload, keyOf(booking));

/** The order by which a booking is paid: made once, however often it is asked for. Nothing where it waits for no payment. */
export async function orderOfBooking(payload: Payload, booking: Booking): Promise<PlacedOrder | undefined> {
  const { reference, title, price, heldUntil, name, email, state, timeNumber, startAsked } = booking;
  if (!price || !heldUntil || state !== 'awaiting payment' || timeNumber !== 1) return undefined;
  return placeOrder(payload, {
    kind: consultationOrderKind,
    details: { booking: reference, title },
    lines: [{ text: lineOfBooking(booking), amount: price }],
    customer: { name, email },
    holdUntil: heldUntil,
    ...(startAsked ? { startAsked } : {}),
    idempotencyKey: keyOf(reference),
  });
}
