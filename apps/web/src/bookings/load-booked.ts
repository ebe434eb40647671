import { bookingPath, referenceOfBookingKey } from '@majak/desk/bookings/booking-address';
import {
  type BookingChangeOutcome,
  cancelBooking,
  isOver,
  meetingOf,
  moveBooking,
} from '@majak/desk/bookings/change-booking';
import { findConsultant } from '@majak/desk/bookings/consultants';
import { orderOfBooking, orderReferenceOf } from '@majak/desk/bookings/order-of-booking';
import { readBooking } from '@majak/desk/bookings/read-booking';
import { readOrder } from '@majak/desk/orders/read-order';
import { withdrawableUntil } from '@majak/desk/orders/withdraw';
import { openPayload } from '@majak/desk/payload';
import { readText } from '@majak/desk/ports/read-text';
import { secondsUntilAllowed } from '@majak/desk/rate-limit';
import type { Day } from '@majak/law/dates';
import type { Booking } from '@majak/tools/bookings/booking';
import type { Order } from '@majak/tools/orders/order';
import type { Payload } from 'payload';
import { loadPicker, type Picker } from './load-picker.ts';

/** A booking as its client sees it by their link. */
export type Booked = {
  booking: Booking;
  path: string;
  meetingUrl?: string;
  /** By which it is paid, or was; nothing where it is free. */
  order?: Order;
  /** The last day on which it can be withdrawn from. */
  withdrawableUntil?: Day;
  isOver: boolean;
  /** What was just done. */
  done?: string;
  /** What was asked for: to cancel it, or to move it, with the times there are and the one that was chosen. */
  asks?: { what: 'cancel' } | { what: 'move'; picker: Picker; start?: string };
  status: number;
  notice?: string;
};

const limit = { name: 'booking-changes', points: 30, durationS: 60 * 60 };
const maxBytes = 4096;

const words: Partial<Record<BookingChangeOutcome['kind'], { status: number; notice: string }>> = {
  'not possible': { status: 409, notice: 'It can’t be changed any more. Write to us if you need to.' },
  gone: {
    status: 409,
    notice: 'Somebody else has just taken this time. You still have your old one. These are free:',
  },
};

/** Does what was pressed. @returns what came of it; nothing for a press that means nothing. */
async function change(
  payload: Payload,
  reference: string,
  form: URLSearchParams,
): Promise<BookingChangeOutcome | undefined> {
  const start = form.get('start') ?? '';
  if (form.get('do') === 'cancel') return cancelBooking(payload, reference, 'client');
  if (form.get('do') !== 'move' || Number.isNaN(Date.parse(start))) return undefined;
  return moveBooking(payload, reference, { start, author: 'client' });
}

async function asked(payload: Payload, booking: Booking, url: URL, isGone: boolean): Promise<Booked['asks']> {
  const what = url.searchParams.get('do');
  if (what === 'cancel') return { what };
  if (what !== 'move' && !isGone) return undefined;
  const query = new URLSearchParams(url.searchParams);
  if (!query.has('zone')) query.set('zone', booking.zone);
  const picker = await loadPicker(payload, {
    consultation: await meetingOf(payload, booking),
    asked: query,
    now: new Date(),
    moved: booking,
  });
  const startMs = Date.parse(query.get('start') ?? '');
  const start = Number.isNaN(startMs) || isGone ? undefined : new Date(startMs).toISOString();
  return { what: 'move', picker, ...(start ? { start } : {}) };
}

/** The order of a booking. Who died before it was made is followed by this. */
async function orderBehind(payload: Payload, booking: Booking): Promise<Order | undefined> {
  if (!booking.price) return undefined;
  await orderOfBooking(payload, booking);
  const reference = await orderReferenceOf(payload, booking.reference);
  return reference ? readOrder(payload, reference) : undefined;
}

/** A booking by its key after a visit or a post; an address where it leads elsewhere; nothing where the key opens nothing. */
export async function loadBooked(
  key: string,
  request: Request,
): Promise<Booked | { next: string } | undefined> {
  const reference = referenceOfBookingKey(key);
  if (!reference) return undefined;
  const payload = await openPayload();
  const url = new URL(request.url);
  const path = bookingPath(reference);
  const tooMany =
    request.method === 'POST' && (await secondsUntilAllowed(payload, limit, reference)) !== undefined;
  const form = new URLSearchParams(request.method === 'POST' ? await readText(request, maxBytes) : '');
  const outcome = tooMany ? undefined : await change(payload, reference, form);
  if (outcome?.kind === 'done') return { next: `${path}?done=${form.get('do')}` };
  const booking = await readBooking(payload, reference);
  if (!booking) return undefined;
  const consultant = await findConsultant(payload, booking.consultant);
  const order = await orderBehind(payload, booking);
  const until = order && (await withdrawableUntil(payload, order));
  const wrong = tooMany
    ? { status: 429, notice: 'That was a lot at once. Wait an hour, or send us an e-mail.' }
    : words[outcome?.kind ?? 'done'];
  const over = isOver(booking, new Date());
  const asks = over ? undefined : await asked(payload, booking, url, outcome?.kind === 'gone');
  return {
    booking,
    path,
    isOver: over,
    status: wrong?.status ?? 200,
    ...(wrong ? { notice: wrong.notice } : {}),
    ...(consultant?.meetingUrl ? { meetingUrl: consultant.meetingUrl } : {}),
    ...(order ? { order } : {}),
    ...(until && booking.state !== 'cancelled' ? { withdrawableUntil: until } : {}),
    ...(asks ? { asks } : {}),
    ...(url.searchParams.has('done') && !wrong ? { done: url.searchParams.get('done') ?? '' } : {}),
  };
}
