import { cancelBooking } from '@majak/desk/bookings/change-booking';
import type { Consultation } from '@majak/desk/bookings/consultations';
import { mondayOf, weekOfBookings } from '@majak/desk/bookings/week-of-bookings';
import { momentInZone } from '@majak/tools/bookings/moment-in-zone';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookIt, forgetBookings, free, hire, offer } from '../support/booking-desk.ts';
import { store } from '../support/store.ts';

let payload: Payload;
let consultation: Consultation;

beforeAll(async () => {
  payload = await store();
});
beforeEach(async () => {
  await forgetBookings();
  await hire();
  consultation = await offer();
});
afterAll(forgetBookings);

test('a week begins on its Monday', () => {
  for (const day of ['2026-11-23', '2026-11-25', '2026-11-29']) expect(mondayOf(day)).toBe('2026-11-23');
  expect(mondayOf('2026-11-30')).toBe('2026-11-30');
});

test('a week shows each consultant’s bookings by the clock of the office, on its days and no other', async () => {
  await hire({ name: 'Petr Sample', consultations: [] });
  const [start = '', gone = ''] = await free(consultation);
  const booked = await bookIt(consultation, { start });
  const cancelled = await bookIt(consultation, { start: gone, email: 'bo@example.com' });
  if (booked.kind !== 'booked' || cancelled.kind !== 'booked') throw new Error('It was not booked');
  await cancelBooking(payload, cancelled.booking.reference, 'client');
  const { day, time } = momentInZone(Date.parse(start), 'Europe/Prague');
  const week = await weekOfBookings(payload, mondayOf(day));
  expect(week.map(({ name, days }) => [name, days.length])).toEqual([
    ['Vera Sample', 7],
    ['Petr Sample', 7],
  ]);
  const shown = week.flatMap(({ days }) =>
    days.flatMap((one) => one.bookings.map((booking) => ({ on: one.day, ...booking }))),
  );
  expect(shown).toMatchObject([{ on: day, from: time, title: 'Ana Sample: A try', isPaidFor: true }]);
  const next = await weekOfBookings(payload, mondayOf('2030-01-01'));
  expect(next.flatMap(({ days }) => days.flatMap(({ bookings }) => bookings))).toEqual([]);
});
