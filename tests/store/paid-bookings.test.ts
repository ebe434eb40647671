import { moveBooking } from '@majak/desk/bookings/change-booking';
import type { Consultation } from '@majak/desk/bookings/consultations';
import { listBookings } from '@majak/desk/bookings/list-booking';
import { orderOfBooking } from '@majak/desk/bookings/order-of-booking';
import { readBooking } from '@majak/desk/bookings/read-booking';
import { lapseDueBookings } from '@majak/desk/bookings/settle-payment';
import { timeInWords } from '@majak/desk/bookings/time-in-words';
import { query } from '@majak/desk/database';
import { orderAsItStands } from '@majak/desk/orders/order-as-it-stands';
import { orderKindOf } from '@majak/desk/orders/order-kinds';
import { readOrder } from '@majak/desk/orders/read-order';
import { receiptView } from '@majak/desk/orders/receipt-view';
import type { User } from '@majak/desk/payload-types';
import { orderEndpoints } from '@majak/desk/records/order-endpoints';
import { sql } from 'drizzle-orm';
import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookIt, forgetBookings, free, hire, offer, quantaByBooking } from '../support/booking-desk.ts';
import { mails } from '../support/case-desk.ts';
import { store } from '../support/store.ts';

let payload: Payload;
let consultation: Consultation;

beforeAll(async () => {
  payload = await store();
});
beforeEach(async () => {
  await forgetBookings();
  await hire();
  consultation = await offer({ price: 1500 });
});
afterAll(forgetBookings);

/** Books a time that has a price; answers the booking and its order. */
async function held(start: string, email = 'ana@example.com') {
  const outcome = await bookIt(consultation, { start, email });
  if (outcome.kind !== 'booked') throw new Error(outcome.kind);
  const placed = await orderOfBooking(payload, outcome.booking);
  const order = placed && (await readOrder(payload, placed.reference));
  if (!order) throw new Error('There is no order');
  return { reference: outcome.booking.reference, order };
}
const kind = orderKindOf('consultation');
const agent: User = {
  id: 1,
  collection: 'users',
  name: 'A',
  email: 'agent@majak.example',
  role: 'agent',
  createdAt: '',
  updatedAt: '',
};
/** An order as the studio shows it to staff. */
async function shownToStaff(reference: string) {
  const [row] = await query(payload, sql`SELECT id FROM orders WHERE reference = ${reference}`);
  const look = orderEndpoints.find(({ path }) => path === '/:id/desk');
  const req = await createLocalReq({ user: agent }, payload);
  req.routeParams = { id: String(row?.id) };
  return (await look?.handler(req))?.json();
}
const stateOf = async (reference: string) => (await readBooking(payload, reference))?.state;
/** As if the time had run out. */
const letRunOut = async () => {
  const past = new Date(Date.now() - 1000).toISOString();
  await query(payload, sql`UPDATE booking_quanta SET held_until = ${past} WHERE held_until IS NOT NULL`);
  await query(payload, sql`UPDATE bookings SET held_until = ${past} WHERE held_until IS NOT NULL`);
};

test('what has a price is held, asked for once in the smallest unit, and confirmed once it is paid', async () => {
  const [start = ''] = await free(consultation);
  const { reference, order } = await held(start);
  expect(await stateOf(reference)).toBe('awaiting payment');
  expect(order).toMatchObject({ kind: 'consultation', total: { minor: 150_000, currency: 'CZK' } });
  const booking = await readBooking(payload, reference);
  expect((booking && (await orderOfBooking(payload, booking)))?.reference).toBe(order.reference);
  expect((await mails()).filter(({ calendar }) => calendar)).toEqual([]);
  for (const _ of [1, 2]) await kind.fulfil(payload, order);
  expect(await stateOf(reference)).toBe('confirmed');
  const told = (await mails()).filter(({ to, calendar }) => to === 'ana@example.com' && calendar);
  expect(told).toHaveLength(1);
  const rows = await query(payload, sql`SELECT held_until FROM booking_quanta WHERE booking = ${reference}`);
  expect(rows.every(({ held_until: until }) => until === null)).toBe(true);
});

test('a hold that ran out gives the time to the next, without anybody clearing up', async () => {
  const [start = ''] = await free(consultation);
  const { reference } = await held(start);
  expect((await bookIt(consultation, { start, email: 'bo@example.com' })).kind).toBe('gone');
  await letRunOut();
  expect((await bookIt(consultation, { start, email: 'bo@example.com' })).kind).toBe('booked');
  await lapseDueBookings(payload, new Date());
  expect(await stateOf(reference)).toBe('lapsed');
  expect(Object.values(await quantaByBooking())).toEqual([10]);
});

test('of fifty who want one time that ran out one has it', async () => {
  const [start = ''] = await free(consultation);
  await held(start);
  await letRunOut();
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, at) => bookIt(consultation, { start, email: `client${at}@example.com` })),
  );
  expect(outcomes.filter(({ kind: what }) => what === 'booked')).toHaveLength(1);
});

test('an order that is released frees the time', async () => {
  const [start = ''] = await free(consultation);
  const { reference, order } = await held(start);
  for (const _ of [1, 2]) await kind.release(payload, { ...order, state: 'expired' });
  expect(await stateOf(reference)).toBe('lapsed');
  expect((await free(consultation))[0]).toBe(start);
});

test('a refund of what was confirmed cancels it', async () => {
  const [start = ''] = await free(consultation);
  const { reference, order } = await held(start);
  await kind.fulfil(payload, order);
  await kind.release(payload, { ...order, state: 'refunded' });
  expect(await stateOf(reference)).toBe('cancelled');
  expect((await free(consultation))[0]).toBe(start);
});

test('once it is moved, its order and its receipt say the new time, at the same price', async () => {
  const [start = '', other = ''] = await free(consultation);
  const { reference, order } = await held(start);
  await kind.fulfil(payload, order);
  expect((await moveBooking(payload, reference, { start: other, author: 'client' })).kind).toBe('done');
  const { zone = '' } = (await readBooking(payload, reference)) ?? {};
  const now = await orderAsItStands(payload, order);
  expect(now.lines).toEqual([{ text: `A try, ${timeInWords(other, zone)}`, amount: order.total }]);
  const [paidFor] = receiptView(now).parts;
  expect(paidFor?.lines[0]?.label).toBe(now.lines[0]?.text);
  expect(order.lines[0]?.text).toBe(`A try, ${timeInWords(start, zone)}`);
  // Staff see it in the studio and in what they are mailed, too.
  expect((await shownToStaff(order.reference)).lines).toEqual([
    expect.stringContaining(timeInWords(other, zone)),
  ]);
  const told = (await mails()).filter(({ subject }) => subject.startsWith('Order '));
  expect(told.map(({ text }) => text).join()).toContain(timeInWords(other, zone));
  expect(told.map(({ text }) => text).join()).not.toContain(timeInWords(start, zone));
});

test('an order of a booking that was erased keeps the lines that it has', async () => {
  const [start = ''] = await free(consultation);
  const { order } = await held(start);
  await query(payload, sql`DELETE FROM booking_changes`);
  expect(await orderAsItStands(payload, order)).toEqual(order);
});

test('a payment that comes too late takes its time back while that is free', async () => {
  const [start = ''] = await free(consultation);
  const { reference, order } = await held(start);
  await letRunOut();
  await lapseDueBookings(payload, new Date());
  await kind.fulfil(payload, order);
  expect(await readBooking(payload, reference)).toMatchObject({ state: 'confirmed', start });
  expect(await quantaByBooking()).toEqual({ [reference]: 10 });
});

test('and where somebody else has it, its client chooses another without paying again', async () => {
  const [start = '', other = ''] = await free(consultation);
  const { reference, order } = await held(start);
  await letRunOut();
  const next = await held(start, 'bo@example.com');
  await kind.fulfil(payload, next.order);
  for (const _ of [1, 2]) await kind.fulfil(payload, order);
  expect(await stateOf(reference)).toBe('displaced');
  const told = (await mails()).filter(
    ({ to, subject }) => to === 'ana@example.com' && /choose another/i.test(subject),
  );
  expect(told).toHaveLength(1);
  expect((await moveBooking(payload, reference, { start: other, author: 'client' })).kind).toBe('done');
  await listBookings(payload, reference);
  expect(await readBooking(payload, reference)).toMatchObject({ state: 'confirmed', start: other });
  expect(await quantaByBooking()).toEqual({ [reference]: 10, [next.reference]: 10 });
});
