import { randomUUID } from 'node:crypto';
import { cancelBooking, moveBooking } from '@majak/desk/bookings/change-booking';
import type { Consultation } from '@majak/desk/bookings/consultations';
import { eraseBookingsOf } from '@majak/desk/bookings/erase-booking';
import { orderReferenceOf } from '@majak/desk/bookings/order-of-booking';
import { readBooking } from '@majak/desk/bookings/read-booking';
import { query } from '@majak/desk/database';
import { changeOrderByStaff } from '@majak/desk/orders/change-order-by-staff';
import { orderDesk } from '@majak/desk/orders/order-desk';
import { readOrder } from '@majak/desk/orders/read-order';
import { applyStatement } from '@majak/desk/payments/apply-statement';
import { beginPayment } from '@majak/desk/payments/begin-payment';
import { sealRow } from '@majak/desk/payments/sealed-row';
import { settleLastCheckout } from '@majak/desk/payments/settle-checkout';
import { endPage } from '@majak/desk/ports/payments/local-bank';
import { localBank, services } from '@majak/desk/services';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bookIt, forgetBookings, free, hire, offer } from '../support/booking-desk.ts';
import { mails } from '../support/case-desk.ts';
import { store } from '../support/store.ts';

const email = 'ana@example.com';
const price = { minor: 150_000, currency: 'CZK' };
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

/** A time that waits for its payment, and the order by which it is paid. */
async function held(start?: string) {
  const outcome = await bookIt(consultation, { start: start ?? (await free(consultation))[0] ?? '', email });
  if (outcome.kind !== 'booked') throw new Error(outcome.kind);
  const { reference: booking } = outcome.booking;
  return { booking, order: (await orderReferenceOf(payload, booking)) ?? '' };
}
const now = async (reference: string) => {
  const found = await readOrder(payload, reference);
  if (!found) throw new Error('There is no such order');
  return found;
};
const kinds = async (reference: string) => (await now(reference)).history.map(({ kind }) => kind);
const stateOf = async (reference: string) => (await readBooking(payload, reference))?.state;
const toBank = async (order: string): Promise<string> => {
  await beginPayment(payload, await now(order));
  return (await now(order)).checkouts.at(-1)?.checkout ?? '';
};
const payByCard = async (order: string) => {
  await endPage(localBank, await toBank(order), new Date());
  await settleLastCheckout(payload, await now(order));
};
const payByTransfer = async (order: string) =>
  applyStatement(
    payload,
    [sealRow({ key: 'k'.repeat(43), on: '2026-11-23', amount: price, reference: order })],
    'agent@majak.example',
  );
const asStaff = (order: string, kind: string, idempotencyKey: string = randomUUID()) =>
  changeOrderByStaff(payload, {
    reference: order,
    kind,
    given: {},
    person: 'agent@majak.example',
    idempotencyKey,
  });
const paid = ['placed', 'begun', 'received', 'fulfilled'];

test('what was paid by card goes back to it, whole and once, however often it is cancelled and delivered', async () => {
  const { booking, order } = await held();
  await payByCard(order);
  await mails();
  const refund = vi.spyOn(services.payments, 'refund');
  await Promise.all([1, 2, 3].map(() => cancelBooking(payload, booking, 'client')));
  const told = (await mails()).filter(({ to }) => to === email).map(({ text }) => text);
  await query(payload, sql`UPDATE outbox SET status = 'INITIAL' WHERE channel IN ('money-back', 'refund')`);
  await mails();
  expect(await kinds(order)).toEqual([...paid, 'refund-asked', 'refunded']);
  expect(await now(order)).toMatchObject({ state: 'refunded', refunded: price, kept: { minor: 0 } });
  expect(new Set(refund.mock.calls.map(([{ key }]) => key)).size).toBe(1);
  refund.mockRestore();
  expect(
    told.filter((text) => text.includes('We’ll send back everything you paid, 1\u202f500\u00a0CZK')),
  ).toHaveLength(1);
  expect(told.filter((text) => text.includes('We sent 1\u202f500\u00a0CZK back'))).toHaveLength(1);
  expect(await stateOf(booking)).toBe('cancelled');
});

test('what came by transfer is sent by a person, who is told of it and says so once', async () => {
  const { booking, order } = await held();
  await payByTransfer(order);
  await mails();
  await cancelBooking(payload, booking, 'agency');
  const office = (await mails()).filter(({ text }) => text.includes('came by bank transfer'));
  expect(office).toHaveLength(1);
  const desk = orderDesk(await now(order), false);
  expect(desk.task).toBe(
    'It was cancelled. Send 1\u202f500\u00a0CZK back by bank transfer, to the account it came from, and say here that you did.',
  );
  expect(desk.possible.map(({ kind }) => kind)).toEqual(['refund-sent']);
  const pressed = await Promise.all([1, 2].map(() => asStaff(order, 'refund-sent', 'one press')));
  expect(pressed.map(({ kind }) => kind)).toEqual(['made', 'made']);
  expect(await asStaff(order, 'refund-sent')).toMatchObject({ kind: 'refused' });
  expect((await mails()).filter(({ text }) => text.includes('We sent 1\u202f500'))).toHaveLength(1);
  expect(await now(order)).toMatchObject({ state: 'refunded', kept: { minor: 0 } });
  expect(orderDesk(await now(order), false)).toMatchObject({ possible: [] });
});

test('what nobody paid for can be paid no more, and what is paid at that moment goes back', async () => {
  const { booking, order } = await held();
  const page = await toBank(order);
  await cancelBooking(payload, booking, 'client');
  await mails();
  expect(await services.payments.look(page)).toMatchObject({ state: 'expired' });
  expect(await now(order)).toMatchObject({ state: 'expired', payments: [] });

  const late = await held();
  await endPage(localBank, await toBank(late.order), new Date());
  await cancelBooking(payload, late.booking, 'client');
  await mails();
  expect(await kinds(late.order)).toEqual(['placed', 'begun', 'received', 'refund-asked', 'refunded']);
  expect(await stateOf(late.booking)).toBe('cancelled');
});

test('what is cancelled between its payment and its confirmation stays so, and its money goes back', async () => {
  const { booking, order } = await held();
  await payByCard(order);
  await query(payload, sql`UPDATE booking_changes SET channels = ''`);
  await cancelBooking(payload, booking, 'client');
  // As if the mail and the refund of the cancellation were lost: what was paid for is not wanted any more.
  await query(payload, sql`UPDATE booking_changes SET planned_at = created_at WHERE kind = 'cancelled'`);
  await mails();
  expect(await stateOf(booking)).toBe('cancelled');
  expect(await kinds(order)).toEqual(['placed', 'begun', 'received', 'refund-asked', 'refunded']);
});

/** A booking that was paid after its time was over. */
async function displaced() {
  const { booking, order } = await held();
  await payByCard(order);
  const start = (await readBooking(payload, booking))?.start ?? '';
  const past = new Date(Date.now() - 3_600_000).toISOString();
  await query(
    payload,
    sql`UPDATE booking_changes SET details = replace(details, ${start}, ${past}) WHERE booking = ${booking}`,
  );
  await mails();
  expect(await stateOf(booking)).toBe('displaced');
  return { booking, order };
}

test('whoever lost their time, and has it behind them by now, still chooses another, or has the money back', async () => {
  const { booking } = await displaced();
  const [start = ''] = await free(consultation);
  expect(await moveBooking(payload, booking, { start, author: 'client' })).toMatchObject({
    kind: 'done',
    booking: { state: 'confirmed', start },
  });
  const other = await displaced();
  expect(await cancelBooking(payload, other.booking, 'client')).toMatchObject({ kind: 'done' });
  expect(
    (await mails()).filter(({ text }) => text.includes('We’ll send back everything you paid')),
  ).toHaveLength(1);
  expect(await now(other.order)).toMatchObject({ state: 'refunded' });
});

test('while the bank is away it is tried again, and a client who is erased has their money all the same', async () => {
  const { booking, order } = await held();
  const page = await toBank(order);
  const away = { kind: 'failed', error: 'No answer', again: true } as const;
  const close = vi.spyOn(services.payments, 'close').mockResolvedValueOnce(away);
  await cancelBooking(payload, booking, 'client');
  await mails();
  close.mockRestore();
  expect(await services.payments.look(page)).toMatchObject({ state: 'expired' });
  expect((await now(order)).state).toBe('expired');

  const erased = await held();
  await payByCard(erased.order);
  await mails();
  await eraseBookingsOf(payload, email, new Date());
  await mails();
  expect(await now(erased.order)).toMatchObject({ state: 'refunded', refunded: price });
});
