import { bookingPath, referenceOfBookingKey } from '@majak/desk/bookings/booking-address';
import { bookingsOfClient } from '@majak/desk/bookings/bookings-of-client';
import { cancelBooking, moveBooking } from '@majak/desk/bookings/change-booking';
import { consultantFeed } from '@majak/desk/bookings/consultant-feed';
import type { Consultation } from '@majak/desk/bookings/consultations';
import { eraseBookingsOf } from '@majak/desk/bookings/erase-booking';
import { feedAddress } from '@majak/desk/bookings/feed-address';
import { remindOfBookings } from '@majak/desk/bookings/remind';
import { waitForTime } from '@majak/desk/bookings/waiting-list';
import { query } from '@majak/desk/database';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookIt, forgetBookings, free, hire, inMinutes, offer } from '../support/booking-desk.ts';
import { mails } from '../support/case-desk.ts';
import { store } from '../support/store.ts';

let payload: Payload;
let consultation: Consultation;
let consultant: number;

beforeAll(async () => {
  payload = await store();
});
beforeEach(async () => {
  await forgetBookings();
  consultant = await hire();
  consultation = await offer();
});
afterAll(forgetBookings);

/** Books a time three days from now, as if two days ago. */
async function bookedLongAgo(email = 'ana@example.com'): Promise<{ reference: string; start: string }> {
  const in3Days = new Date(Date.now() + 3 * 86_400_000);
  const [start = ''] = await free(consultation, 1, in3Days);
  const outcome = await bookIt(consultation, { start, email });
  if (outcome.kind !== 'booked') throw new Error(outcome.kind);
  await mails();
  return { reference: outcome.booking.reference, start };
}
const reminded = async () => {
  const rows = await query(
    payload,
    sql`SELECT reference FROM booking_changes WHERE kind = 'reminded' ORDER BY reference`,
  );
  return rows.map(({ reference }) => String(reference));
};
const toldOf = async (words: string) => (await mails()).filter(({ subject }) => subject.startsWith(words));

test('a client is reminded a day and an hour before, once each, however often it is looked', async () => {
  const { reference, start } = await bookedLongAgo();
  await remindOfBookings(payload, new Date(inMinutes(start, -60 * 25)));
  expect(await reminded()).toEqual([]);
  const dayBefore = new Date(inMinutes(start, -60 * 24 + 1));
  await Promise.all([1, 2, 3].map(() => remindOfBookings(payload, dayBefore)));
  expect(await reminded()).toEqual([`${reference}.1.day`]);
  const [mail, ...more] = await toldOf('A reminder');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'ana@example.com' });
  expect(mail?.text).toContain('Auckland time');
  await remindOfBookings(payload, new Date(inMinutes(start, -59)));
  await remindOfBookings(payload, new Date(inMinutes(start, -58)));
  expect(await reminded()).toEqual([`${reference}.1.day`, `${reference}.1.hour`]);
  expect(await toldOf('A reminder')).toHaveLength(1);
});

test('who booked an hour ago is not reminded of it a day before', async () => {
  const { start } = await bookedLongAgo();
  await query(payload, sql`UPDATE bookings SET confirmed_at = ${inMinutes(start, -60 * 20)}`);
  await remindOfBookings(payload, new Date(inMinutes(start, -60 * 19)));
  expect(await toldOf('A reminder')).toEqual([]);
});

test('of what was moved or cancelled meanwhile nobody is reminded', async () => {
  const { reference, start } = await bookedLongAgo();
  const [other = ''] = await free(consultation, 1, new Date(inMinutes(start, 120)));
  await remindOfBookings(payload, new Date(inMinutes(start, -60)));
  await moveBooking(payload, reference, { start: other, author: 'client' });
  expect(await toldOf('A reminder')).toEqual([]);
  await remindOfBookings(payload, new Date(inMinutes(other, -30)));
  expect(await toldOf('A reminder')).toHaveLength(2);
  await cancelBooking(payload, reference, 'client');
  await remindOfBookings(payload, new Date(inMinutes(other, -20)));
  expect(await toldOf('A reminder')).toEqual([]);
});

test('who waits is told once when a time is given back, and not of one given back before', async () => {
  const first = await bookedLongAgo();
  const second = await bookedLongAgo('bo@example.com');
  await cancelBooking(payload, first.reference, 'client');
  await Promise.all(
    [1, 2].map(() => waitForTime(payload, { consultation, email: 'cy@example.com', zone: 'Europe/Prague' })),
  );
  expect(await toldOf('A time is free')).toEqual([]);
  await cancelBooking(payload, second.reference, 'client');
  const told = await toldOf('A time is free');
  expect(told.map(({ to }) => to)).toEqual(['cy@example.com']);
  expect(told[0]?.text).toContain(`/${consultation.slug}-booking`);
  const third = await bookedLongAgo('dan@example.com');
  await cancelBooking(payload, third.reference, 'client');
  expect(await toldOf('A time is free')).toEqual([]);
});

test('a consultant reads their bookings at a secret address, cancelled ones as cancelled', async () => {
  const kept = await bookedLongAgo();
  const off = await bookedLongAgo('bo@example.com');
  await cancelBooking(payload, off.reference, 'client');
  const keyOf = (feedNumber: number) =>
    /calendar\/(.*)\.ics$/.exec(feedAddress({ id: consultant, feedNumber }) ?? '')?.[1] ?? '';
  const calendar = await consultantFeed(payload, keyOf(1), new Date());
  expect(calendar).toContain('METHOD:PUBLISH');
  expect(calendar?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(calendar?.match(/STATUS:CANCELLED/g)).toHaveLength(1);
  expect(calendar).toContain(`UID:${kept.reference.toLowerCase()}.booking@`);
  expect(await consultantFeed(payload, keyOf(2), new Date())).toBeUndefined();
  expect(await consultantFeed(payload, `${keyOf(1)}x`, new Date())).toBeUndefined();
  expect(await consultantFeed(payload, '', new Date())).toBeUndefined();
});

test('a client has their bookings, and nothing of them once they are erased', async () => {
  const { reference } = await bookedLongAgo();
  await bookedLongAgo('bo@example.com');
  expect((await bookingsOfClient(payload, 'ANA@example.com')).map((one) => one.reference)).toEqual([
    reference,
  ]);
  await eraseBookingsOf(payload, 'ana@example.com', new Date());
  expect(await bookingsOfClient(payload, 'ana@example.com')).toEqual([]);
  const rows = await query(
    payload,
    sql`SELECT details FROM booking_changes WHERE booking = ${reference} UNION ALL SELECT title FROM bookings WHERE reference = ${reference}`,
  );
  expect(JSON.stringify(rows)).not.toMatch(/ana@|Ana Sample|My visa|\+64/);
  expect(await query(payload, sql`SELECT id FROM booking_quanta WHERE booking = ${reference}`)).toEqual([]);
});

test('the key of a booking opens it, and no other key does', async () => {
  const { reference } = await bookedLongAgo();
  const key = bookingPath(reference).replace('/booking/', '');
  expect(referenceOfBookingKey(key)).toBe(reference);
  expect(['', reference, `${key}x`, key.replace('.', '.x')].map(referenceOfBookingKey)).toEqual(
    Array(4).fill(undefined),
  );
});
