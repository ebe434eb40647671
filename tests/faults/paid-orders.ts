import type { Consultation } from '@majak/desk/bookings/consultations';
import { money } from '@majak/tools/money/money';

/** Every fifth order of the test is a consultation, and every other one of these is cancelled after it was paid. */
const isBooking = (at: number): boolean => at % 5 === 0;
const isCancelled = (at: number): boolean => at % 10 === 0;

const hourMs = 60 * 60_000;

/** Orders of work of ours. A key is used once, however often it is tried. */
const workAt = (at: number) => ({
  kind: 'service',
  details: { title: `Order ${at}` },
  lines: [{ text: 'All of it', amount: money(100_000 + at, 'CZK') }],
  customer: { name: 'Ana Sample', email: `ana${at}@example.com` },
  holdUntil: '2099-01-01T00:00:00.000Z',
  idempotencyKey: `payment-kills-${at}`,
});

/** Consultations, each at a time of its own: with its break none touches the next. */
const bookingAt = (at: number, consultation: Consultation, fromMs: number) => ({
  consultation,
  answers: {
    start: new Date(fromMs + at * hourMs).toISOString(),
    zone: 'Europe/Prague',
    name: 'Ana Sample',
    email: `ana${at}@example.com`,
    phone: '+420 777 000 000',
    about: '',
    startAsked: true,
  },
  idempotencyKey: `payment-kills-${at}`,
});

/** How many orders are paid, and how many of them are consultations that stay, and that are cancelled. */
export const paidCounts = { all: 100, kept: 10, cancelled: 10 };

/** The orders of the test. @param fromMs The hour from which consultations are booked. */
export const paidOrders = (consultation: Consultation, fromMs: number) =>
  Array.from({ length: paidCounts.all }, (_, at) =>
    isBooking(at)
      ? { booking: bookingAt(at, consultation, fromMs), cancelled: isCancelled(at) }
      : { work: workAt(at) },
  );
