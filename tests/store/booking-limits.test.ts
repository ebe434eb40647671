import { randomUUID } from 'node:crypto';
import { book } from '@majak/desk/bookings/book';
import { cancelBooking, moveBooking } from '@majak/desk/bookings/change-booking';
import type { Consultation } from '@majak/desk/bookings/consultations';
import { confirmPaid } from '@majak/desk/bookings/settle-payment';
import type { Payload } from 'payload';
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
  consultation = await offer();
});
afterAll(forgetBookings);

const spellings = ['ana@example.com', 'ANA@Example.com', 'ana+1@example.com'];
const spelled = (at: number) => spellings[at % spellings.length] ?? '';

test('one person takes three times without paying, however the address is written, and the rest stays free', async () => {
  const starts = await free(consultation, 6);
  const outcomes = await Promise.all(
    starts.map((start, at) => bookIt(consultation, { start, email: spelled(at) })),
  );
  expect(outcomes.filter(({ kind }) => kind === 'booked')).toHaveLength(3);
  const refused = outcomes.filter((outcome) => outcome.kind === 'too many');
  expect(refused).toHaveLength(3);
  for (const { retryAfterS } of refused) expect(retryAfterS).toBeGreaterThan(60 * 60);
  expect(Object.keys(await quantaByBooking())).toHaveLength(3);
  const [start = ''] = await free(consultation);
  expect((await bookIt(consultation, { start, email: 'bo@example.com' })).kind).toBe('booked');
});

test('the same press again is the same booking, and what is gone anyway counts for nothing', async () => {
  const [start = ''] = await free(consultation);
  const wanted = { start, idempotencyKey: 'one-press-of-a-button' };
  for (let press = 0; press < 5; press += 1) expect((await bookIt(consultation, wanted)).kind).toBe('booked');
  for (let press = 0; press < 5; press += 1)
    expect((await bookIt(consultation, { start })).kind).toBe('gone');
  const [next = ''] = await free(consultation);
  expect((await bookIt(consultation, { start: next })).kind).toBe('booked');
});

test('whoever paid may take more', async () => {
  await forgetBookings();
  await hire();
  consultation = await offer({ price: 1500 });
  const booked: string[] = [];
  for (const start of await free(consultation, 3)) {
    const outcome = await bookIt(consultation, { start });
    if (outcome.kind === 'booked') booked.push(outcome.booking.reference);
  }
  const another = async () => bookIt(consultation, { start: (await free(consultation))[0] ?? '' });
  expect((await another()).kind).toBe('too many');
  await confirmPaid(payload, booked[0] ?? '');
  expect((await another()).kind).toBe('booked');
});

test('one network takes ten times a day, whatever names it gives', async () => {
  const starts = await free(consultation, 12);
  const kinds: string[] = [];
  for (const [at, start] of starts.entries()) {
    const answers = {
      start,
      zone: '',
      name: 'Ana Sample',
      email: `client${at}@example.com`,
      phone: '+420 777 000 000',
      about: '',
      startAsked: true,
    };
    const order = { consultation, answers, idempotencyKey: randomUUID(), network: '192.0.2.1' };
    kinds.push((await book(payload, order)).kind);
  }
  expect(kinds).toEqual([...Array(10).fill('booked'), 'too many', 'too many']);
});

test('an address that nobody proved gets five mails a day, the consultant all of them', async () => {
  const [start = '', ...others] = await free(consultation, 7);
  const outcome = await bookIt(consultation, { start });
  if (outcome.kind !== 'booked') throw new Error(outcome.kind);
  const sent = await mails();
  for (const other of others) {
    await moveBooking(payload, outcome.booking.reference, { start: other, author: 'client' });
    sent.push(...(await mails()));
  }
  await cancelBooking(payload, outcome.booking.reference, 'client');
  sent.push(...(await mails()));
  expect(sent.filter(({ to }) => to === 'ana@example.com')).toHaveLength(5);
  expect(sent.filter(({ to }) => to === 'vera@majak.example')).toHaveLength(8);
});
