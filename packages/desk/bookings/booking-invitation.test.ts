import type { Booking } from '@majak/tools/bookings/booking';
import { expect, test } from 'vitest';
import { bookingInvitation } from './booking-invitation.ts';

const booking: Booking = {
  reference: 'MJK-7F3K-9QX2',
  consultation: '40-min-consultancy',
  title: 'Consultation; with, commas\\ and “ěščřžýáíé” over a line that has to be folded',
  minutes: 40,
  bufferMinutes: 10,
  place: 'By video or phone',
  start: '2026-10-25T00:30:00.000Z',
  consultant: 1,
  zone: 'Europe/Prague',
  name: 'Ana Sample',
  email: 'ana@example.com',
  phone: '+420 777 123 456',
  about: '',
  state: 'confirmed',
  sequence: 3,
  lastNumber: 4,
  timeNumber: 2,
  madeAt: '2026-10-01T08:00:00.000Z',
  changedAt: '2026-10-02T08:00:00.000Z',
};
const at = new Date('2026-10-02T08:00:00Z');

test.each([
  ['confirmed', 'REQUEST', 'CONFIRMED'],
  ['cancelled', 'CANCEL', 'CANCELLED'],
] as const)('a file about a meeting that is %s is one by RFC 5545', (state, method, status) => {
  const file = bookingInvitation({ booking: { ...booking, state }, at }, 'https://majak.example/b').content;
  const lines = file.split('\r\n');
  // Every line ends, the last one too.
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replace(/\r\n[ \t]/g, '').split('\r\n')).toEqual(
    expect.arrayContaining([
      `METHOD:${method}`,
      `STATUS:${status}`,
      'UID:mjk-7f3k-9qx2.booking@majak.example',
      'SEQUENCE:3',
      'DTSTAMP:20261002T080000Z',
      'DTSTART:20261025T003000Z',
      'DTEND:20261025T011000Z',
      'SUMMARY:Consultation\\; with\\, commas\\\\ and “ěščřžýáíé” over a line that has to be folded with Majak',
    ]),
  );
});
