import { book } from '@majak/desk/bookings/book';
import { cancelBooking, moveBooking } from '@majak/desk/bookings/change-booking';
import { sweepClaims } from '@majak/desk/bookings/claim-time';
import type { Consultation } from '@majak/desk/bookings/consultations';
import { listBookings } from '@majak/desk/bookings/list-booking';
import { readBooking } from '@majak/desk/bookings/read-booking';
import { query } from '@majak/desk/database';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  bookIt,
  forgetBookings,
  free,
  hire,
  inMinutes,
  offer,
  quantaByBooking,
} from '../support/booking-desk.ts';
import { mails } from '../support/case-desk.ts';
import { store } from '../support/store.ts';

/** 40 minutes and a break of 10. */
const piecesOfOne = 10;
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

async function booked(start: string, more: object = {}): Promise<string> {
  const outcome = await bookIt(consultation, { start, ...more });
  if (outcome.kind !== 'booked') throw new Error(outcome.kind);
  return outcome.booking.reference;
}
/** Far enough from midnight for an hour more to be of the same day, whenever the tests run. */
const tomorrowMorning = () => new Date(new Date(Date.now() + 24 * 60 * 60_000).setUTCHours(8, 0, 0, 0));
const first = async () => (await free(consultation))[0] ?? '';

test('of fifty who want one time one has it, and 49 are shown the next ones', async () => {
  const [start = '', ...next] = await free(consultation, 7);
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, at) => bookIt(consultation, { start, email: `client${at}@example.com` })),
  );
  const gone = outcomes.filter((outcome) => outcome.kind === 'gone');
  expect(outcomes.filter(({ kind }) => kind === 'booked')).toHaveLength(1);
  expect(gone).toHaveLength(49);
  for (const outcome of gone)
    expect(outcome.next.map(({ startMs }) => new Date(startMs).toISOString())).toEqual(next);
  expect(Object.values(await quantaByBooking())).toEqual([piecesOfOne]);
  const rows = await query(payload, sql`SELECT reference FROM booking_changes WHERE kind = 'made'`);
  expect(rows).toHaveLength(1);
});

test('fifty who want any of three times that overlap are given what fits, and nothing twice', async () => {
  await forgetBookings();
  await hire({ everyMinutes: 15 });
  consultation = await offer();
  const starts = await free(consultation, 8);
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      bookIt(consultation, { start: starts[at % starts.length] ?? '', email: `client${at}@example.com` }),
    ),
  );
  const begins = outcomes
    .flatMap((outcome) => (outcome.kind === 'booked' ? [Date.parse(outcome.booking.start)] : []))
    .sort((one, other) => one - other);
  expect(begins.length).toBeGreaterThan(0);
  for (const [at, ms] of begins.entries())
    expect(ms - (begins[at - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(50 * 60_000);
});

test('two consultants have one time twice, and a third is shown the next', async () => {
  const start = await first();
  const other = await hire({ name: 'Petr Sample' });
  const outcomes = await Promise.all(
    ['ana', 'bo', 'cy'].map((who) => bookIt(consultation, { start, email: `${who}@example.com` })),
  );
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['booked', 'booked', 'gone']);
  const given = outcomes.flatMap((outcome) =>
    outcome.kind === 'booked' ? [outcome.booking.consultant] : [],
  );
  expect(new Set(given).size).toBe(2);
  expect(given).toContain(other);
});

test('the same key at the same moment is one booking, and of something else it is refused', async () => {
  const [start = '', later = ''] = await free(consultation);
  const wanted = { start, idempotencyKey: 'one-press-of-a-button' };
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => bookIt(consultation, wanted)));
  const references = outcomes.map((outcome) => outcome.kind === 'booked' && outcome.booking.reference);
  expect(new Set(references).size).toBe(1);
  expect(references[0]).toMatch(/^MJK-/);
  expect(await quantaByBooking()).toEqual({ [String(references[0])]: piecesOfOne });
  expect(await bookIt(consultation, { ...wanted, start: later })).toEqual({ kind: 'key reused' });
});

test('what is not offered as a time is not booked: the past, the night, half past', async () => {
  const start = await first();
  for (const wrong of ['2020-01-01T10:00:00Z', inMinutes(start, 15), inMinutes(start, 60 * 24 * 90)])
    expect((await bookIt(consultation, { start: wrong })).kind).toBe('gone');
  expect(await quantaByBooking()).toEqual({});
});

test('a booking is told of with a file for the calendar, and nothing that was typed', async () => {
  const reference = await booked(await first());
  const [agency, client] = await mails();
  expect(client).toMatchObject({ to: 'ana@example.com', calendar: { method: 'REQUEST' } });
  expect(client?.text).toContain('Auckland time');
  expect(client?.text).toContain(`/booking/${reference}.`);
  expect(client?.text).not.toMatch(/Ana|My visa/);
  const { content = '' } = client?.calendar ?? {};
  expect(content).toContain('METHOD:REQUEST');
  expect(content).toContain(`UID:${reference.toLowerCase()}.booking@`);
  expect(content).toContain('SEQUENCE:0');
  expect(agency).toMatchObject({ to: 'vera@majak.example' });
  expect(agency?.text).toContain('My visa');
});

test('a move takes the new time and gives the old one back; the calendar sees one event change', async () => {
  const [start = '', , later = ''] = await free(consultation);
  const reference = await booked(start);
  await mails();
  expect(await moveBooking(payload, reference, { start: later, author: 'client' })).toMatchObject({
    kind: 'done',
    booking: { start: later, sequence: 1 },
  });
  expect(await quantaByBooking()).toEqual({ [reference]: piecesOfOne });
  expect(await free(consultation, 1)).toEqual([start]);
  const sent = await mails();
  const { content = '' } = sent.find(({ to }) => to === 'ana@example.com')?.calendar ?? {};
  expect(content).toContain('SEQUENCE:1');
  expect(content).toContain(`UID:${reference.toLowerCase()}.booking@`);
});

test('a move by a quarter of an hour keeps what it has of its own time', async () => {
  await forgetBookings();
  await hire({ everyMinutes: 15 });
  consultation = await offer();
  const [start = '', quarter = ''] = await free(consultation, 2, tomorrowMorning());
  const reference = await booked(start);
  const others = await booked(inMinutes(start, 60), { email: 'bo@example.com' });
  expect((await moveBooking(payload, reference, { start: quarter, author: 'client' })).kind).toBe('gone');
  await cancelBooking(payload, others, 'client');
  expect((await moveBooking(payload, reference, { start: quarter, author: 'client' })).kind).toBe('done');
  expect(await quantaByBooking()).toEqual({ [reference]: piecesOfOne });
  expect(await readBooking(payload, reference)).toMatchObject({ start: quarter });
});

test('of two who move to one time one has it, and the other keeps what they had', async () => {
  const [one = '', two = '', wanted = ''] = await free(consultation);
  const references = [await booked(one), await booked(two, { email: 'bo@example.com' })];
  const outcomes = await Promise.all(
    references.map((reference) => moveBooking(payload, reference, { start: wanted, author: 'client' })),
  );
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['done', 'gone']);
  expect(Object.values(await quantaByBooking())).toEqual([piecesOfOne, piecesOfOne]);
  const starts = await Promise.all(
    references.map(async (reference) => (await readBooking(payload, reference))?.start),
  );
  expect(starts.filter((start) => start === wanted)).toHaveLength(1);
});

test('a cancellation frees the time, is told of, and is done once', async () => {
  const start = await first();
  const reference = await booked(start);
  await mails();
  const outcomes = await Promise.all([1, 2, 3].map(() => cancelBooking(payload, reference, 'client')));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'done', 'done']);
  expect(await quantaByBooking()).toEqual({});
  expect(await first()).toBe(start);
  const sent = (await mails()).filter(({ to }) => to === 'ana@example.com');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.calendar).toMatchObject({ method: 'CANCEL' });
  expect(sent[0]?.calendar?.content).toMatch(
    /SEQUENCE:1[\s\S]*STATUS:CANCELLED|STATUS:CANCELLED[\s\S]*SEQUENCE:1/,
  );
  expect(await moveBooking(payload, reference, { start, author: 'client' })).toMatchObject({
    kind: 'not possible',
  });
});

test('what a process claimed that died is free again, and what a booking stands on is not', async () => {
  const [start = '', later = ''] = await free(consultation);
  const reference = await booked(start);
  await listBookings(payload, reference);
  const [row] = await query(payload, sql`SELECT consultant, quantum FROM booking_quanta ORDER BY quantum`);
  const old = new Date(Date.now() - 3_600_000).toISOString();
  await query(
    payload,
    sql`INSERT INTO booking_quanta (consultant, quantum, booking, claim, created_at, updated_at)
        VALUES (${Number(row?.consultant)}, ${Number(row?.quantum) + 12}, 'MJK-DEAD-0000', 1, ${old}, ${old}),
               (${Number(row?.consultant)}, ${Number(row?.quantum) + 100}, ${reference}, 2, ${old}, ${old})`,
  );
  expect(await free(consultation, 1)).not.toEqual([later]);
  await query(payload, sql`UPDATE booking_quanta SET created_at = ${old}`);
  await sweepClaims(payload, new Date());
  expect(await quantaByBooking()).toEqual({ [reference]: piecesOfOne });
  expect(await free(consultation, 1)).toEqual([later]);
});

test('nothing is booked with somebody who gives another consultation, or none any more', async () => {
  const start = await first();
  await query(payload, sql`UPDATE consultants SET active = ${false}`);
  expect(await free(consultation)).toEqual([]);
  const answers = {
    start,
    zone: '',
    name: 'Ana Sample',
    email: 'ana@example.com',
    phone: '1',
    about: '',
    startAsked: true,
  };
  expect(await book(payload, { consultation, answers, idempotencyKey: 'none-is-there' })).toEqual({
    kind: 'gone',
    next: [],
  });
});
