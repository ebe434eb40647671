import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readForm } from '../form/form.ts';
import { type BookingChange, bookingMoves, canHappen, type MadeBooking } from './booking.ts';
import { bookingForm } from './booking-form.ts';
import { bookingOfChanges, endOf } from './booking-of-changes.ts';

const reference = 'MJK-7F3K-9QX2';
const details: MadeBooking = {
  consultation: '40-min-consultancy',
  title: '40-minute consultation',
  minutes: 40,
  bufferMinutes: 10,
  place: 'By video or phone',
  start: '2026-11-24T08:00:00.000Z',
  consultant: 1,
  zone: 'Pacific/Auckland',
  name: 'Ana Sample',
  email: 'ana@example.com',
  phone: '+420 777 000 000',
  about: '',
};
const at = '2026-11-23T08:00:00.000Z';
const made: BookingChange = { kind: 'made', details, number: 1, at, author: 'client' };
const priced: BookingChange = {
  ...made,
  details: { ...details, price: { minor: 150_000, currency: 'CZK' } },
};
const moved: BookingChange = {
  kind: 'moved',
  details: { start: '2026-11-25T09:00:00.000Z', consultant: 2 },
  number: 2,
  at: '2026-11-23T09:00:00.000Z',
  author: 'client',
};

test('what is free is confirmed at once, what has a price once it is paid', () => {
  expect(bookingOfChanges(reference, [made])).toMatchObject({
    state: 'confirmed',
    confirmedAt: at,
    sequence: 0,
  });
  expect(bookingOfChanges(reference, [priced])?.state).toBe('awaiting payment');
  const paid: BookingChange = { kind: 'paid', details: {}, number: 2, at, author: 'payment' };
  expect(bookingOfChanges(reference, [priced, paid])).toMatchObject({ state: 'confirmed', sequence: 0 });
});

test('a move takes another time and keeps what was agreed on; calendars see a higher number', () => {
  const now = bookingOfChanges(reference, [made, moved]);
  expect(now).toMatchObject({
    start: '2026-11-25T09:00:00.000Z',
    consultant: 2,
    title: '40-minute consultation',
    sequence: 1,
    timeNumber: 2,
  });
  expect(now && endOf(now)).toBe('2026-11-25T09:40:00.000Z');
});

test('nothing is no booking', () => {
  expect(bookingOfChanges(reference, [])).toBeUndefined();
  expect(bookingOfChanges(reference, [moved])).toBeUndefined();
});

test('whatever happens in whatever order, only what can happen does, and nothing follows a cancellation', () => {
  const kinds = Object.keys(bookingMoves) as (keyof typeof bookingMoves)[];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...kinds), { maxLength: 12 }), fc.boolean(), (tried, isPriced) => {
      const changes: BookingChange[] = [isPriced ? priced : made];
      for (const kind of tried) {
        const now = bookingOfChanges(reference, changes);
        if (!now || !canHappen(kind, now)) continue;
        expect(now.state).not.toBe('cancelled');
        const number = changes.length + 1;
        changes.push({
          ...moved,
          kind,
          details: kind === 'moved' ? moved.details : {},
          number,
        } as BookingChange);
      }
      const end = bookingOfChanges(reference, changes);
      const raised = changes.filter(({ kind }) => kind === 'moved' || kind === 'cancelled').length;
      expect(end).toMatchObject({ sequence: raised, lastNumber: changes.length });
    }),
  );
});

test('a booking wants a moment, a name, an address and a phone', () => {
  const { name, email, phone, about, start } = details;
  const given = { start, name, email, phone, about };
  expect(readForm(bookingForm, given)).toMatchObject({ ok: true, value: { zone: '' } });
  expect(readForm(bookingForm, { ...given, zone: 'Moon/Sea' })).toMatchObject({
    ok: false,
    faults: [{ field: 'zone' }],
  });
  for (const wrong of ['', 'tomorrow', '2026-11-24T08:00', '2026-13-24T08:00Z', '2026-11-24T08:00:30Z'])
    expect(readForm(bookingForm, { ...given, start: wrong })).toMatchObject({
      ok: false,
      faults: [{ field: 'start' }],
    });
});
