import { sql } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import {
  type BookingChangeOutcome,
  cancelBooking,
  meetingOf,
  moveBooking,
} from '../bookings/change-booking.ts';
import { nextSlots } from '../bookings/list-slots.ts';
import { readBooking } from '../bookings/read-booking.ts';
import { timeInWords } from '../bookings/time-in-words.ts';
import { query } from '../database.ts';
import { site } from '../site.ts';
import { refuse } from './request-actions-access.ts';
import { bodyOf, forStaff, idIn, unseen } from './staff-endpoints.ts';

const mostSlots = 200;

async function referenceIn(req: PayloadRequest): Promise<string | undefined> {
  const [row] = await query(
    req.payload,
    sql`SELECT reference FROM bookings WHERE id = ${idIn(req)} AND redacted_at IS NULL`,
  );
  return row && String(row.reference);
}

const noSuch = () => refuse(404, 'There is no such booking.');

function answerTo(outcome: BookingChangeOutcome): Response {
  switch (outcome.kind) {
    case 'done':
      return Response.json({ state: outcome.booking.state, start: outcome.booking.start }, unseen);
    case 'no such booking':
      return noSuch();
    case 'not possible':
      return refuse(409, `This booking is ${outcome.booking.state}, or over: it can’t be changed any more.`);
    case 'gone':
      return refuse(409, 'This time is taken by now. Choose another.');
  }
}

const slots: Endpoint = {
  path: '/:id/slots',
  method: 'get',
  handler: forStaff(async (req) => {
    const reference = await referenceIn(req);
    const booking = reference ? await readBooking(req.payload, reference) : undefined;
    if (!booking) return noSuch();
    const now = new Date();
    const asked = {
      consultation: await meetingOf(req.payload, booking),
      now,
      fromMs: now.getTime(),
      except: booking.reference,
    };
    const found = await nextSlots(req.payload, asked, mostSlots);
    const times = found.map(({ startMs }) => new Date(startMs).toISOString());
    return Response.json(
      { slots: times.map((start) => ({ start, words: timeInWords(start, site.jurisdiction.timeZone) })) },
      unseen,
    );
  }),
};

const move: Endpoint = {
  path: '/:id/move',
  method: 'post',
  handler: forStaff(async (req) => {
    const reference = await referenceIn(req);
    const { start } = await bodyOf(req);
    if (!reference) return noSuch();
    if (typeof start !== 'string' || Number.isNaN(Date.parse(start))) return refuse(400, 'Choose a time.');
    return answerTo(await moveBooking(req.payload, reference, { start, author: 'agency' }));
  }),
};

const cancel: Endpoint = {
  path: '/:id/cancel',
  method: 'post',
  handler: forStaff(async (req) => {
    const reference = await referenceIn(req);
    return reference ? answerTo(await cancelBooking(req.payload, reference, 'agency')) : noSuch();
  }),
};

/** What staff do with a booking: look for another time, move it, cancel it. */
export const bookingEndpoints: Endpoint[] = [slots, move, cancel];
