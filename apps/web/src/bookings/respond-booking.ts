import { randomUUID } from 'node:crypto';
import { book } from '@majak/desk/bookings/book';
import { bookingAddress } from '@majak/desk/bookings/booking-address';
import { findConsultation } from '@majak/desk/bookings/consultations';
import { orderOfBooking } from '@majak/desk/bookings/order-of-booking';
import { env } from '@majak/desk/env';
import { logFailure } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import { secondsUntilAllowed } from '@majak/desk/rate-limit';
import type { Booking } from '@majak/tools/bookings/booking';
import { bookingForm, startFaults } from '@majak/tools/bookings/booking-form';
import { endOf } from '@majak/tools/bookings/booking-of-changes';
import { readForm } from '@majak/tools/form/form';
import type { Payload } from 'payload';
import { idempotencyKey } from '../intake/idempotency-key.ts';
import { readBody } from '../intake/read-body.ts';
import { problem } from '../problem.ts';
import { noConsultation, tooMany } from './respond-slots.ts';

const maxBytes = 64 * 1024;

async function accepted(payload: Payload, booking: Booking): Promise<Response> {
  const order = await orderOfBooking(payload, booking);
  const { reference, state, start } = booking;
  return Response.json(
    {
      reference,
      state,
      start,
      end: endOf(booking),
      booking: bookingAddress(reference),
      payment: order ? env.webUrl + order.paymentPath : null,
    },
    { status: 201, headers: { 'Cache-Control': 'no-store' } },
  );
}

async function respond(request: Request, type: string): Promise<Response> {
  const body = await readBody(request, maxBytes);
  if (body instanceof Response) return body;
  if (body.kind !== 'json') return problem({ status: 415, title: 'Send application/json' });
  const payload = await openPayload();
  const consultation = await findConsultation(payload, type);
  if (!consultation) return noConsultation();
  const read = readForm(bookingForm, body.value);
  const faults = read.ok ? startFaults(read.value, consultation) : read.faults;
  if (!read.ok || faults.length > 0)
    return problem({ status: 422, title: 'Some fields need your attention', errors: [...faults] });
  const network = request.headers.get('x-client-address') ?? 'unknown';
  const retryAfterS = await secondsUntilAllowed(
    payload,
    { name: 'booking', points: env.CONTACT_LIMIT_PER_MINUTE, durationS: 60 },
    network,
  );
  if (retryAfterS !== undefined) return tooMany(retryAfterS);
  const given = idempotencyKey(request.headers);
  const key = given ? `api:${type}:${given}` : randomUUID();
  const outcome = await book(payload, { consultation, answers: read.value, idempotencyKey: key, network });
  switch (outcome.kind) {
    case 'booked':
      return accepted(payload, outcome.booking);
    case 'key reused':
      return problem({ status: 422, title: 'This Idempotency-Key was used for another booking' });
    case 'too many':
      return problem({
        status: 429,
        title: 'Several times were taken lately without a payment',
        detail: 'Move one of them by its link, or write to us.',
        headers: { 'Retry-After': String(outcome.retryAfterS) },
      });
    case 'gone':
      return problem({
        status: 409,
        title: 'This time is not free',
        detail: 'Choose one of the next times.',
        next: outcome.next.map(({ startMs }) => new Date(startMs).toISOString()),
      });
  }
}

/** Books a time: 201, or 404, 409 with the next times, 422, 429, 503 as problem+json. */
export const respondBooking = (request: Request, type: string): Promise<Response> =>
  respond(request, type).catch((error: unknown) => {
    const id = logFailure('A booking could not be stored', error);
    return problem({
      status: 503,
      title: 'The booking could not be stored',
      detail: 'Try again in a minute, with the same Idempotency-Key.',
      headers: { 'Retry-After': '60', 'Request-Id': id },
    });
  });
