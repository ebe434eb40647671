import type { Consultation } from '@majak/desk/bookings/consultations';
import { orderReferenceOf } from '@majak/desk/bookings/order-of-booking';
import { readBooking } from '@majak/desk/bookings/read-booking';
import { query } from '@majak/desk/database';
import { orderDesk } from '@majak/desk/orders/order-desk';
import { readOrder } from '@majak/desk/orders/read-order';
import { withdraw, withdrawableUntil } from '@majak/desk/orders/withdraw';
import { beginPayment } from '@majak/desk/payments/begin-payment';
import { settleLastCheckout } from '@majak/desk/payments/settle-checkout';
import { endPage } from '@majak/desk/ports/payments/local-bank';
import { localBank } from '@majak/desk/services';
import { startRequest } from '@majak/tools/orders/start-request';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookIt, forgetBookings, free, hire, offer, quantaByBooking } from '../support/booking-desk.ts';
import { mails } from '../support/case-desk.ts';
import { store } from '../support/store.ts';

const who = { name: 'Ana Sample', email: 'ana@example.com' };
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

const now = async (reference: string) => {
  const found = await readOrder(payload, reference);
  if (!found) throw new Error('There is no such order');
  return found;
};

/** A consultation that is booked and paid by card. */
async function paid() {
  const outcome = await bookIt(consultation, { start: (await free(consultation))[0] ?? '' });
  if (outcome.kind !== 'booked') throw new Error(outcome.kind);
  const { reference: booking } = outcome.booking;
  const order = (await orderReferenceOf(payload, booking)) ?? '';
  await beginPayment(payload, await now(order));
  await endPage(localBank, (await now(order)).checkouts.at(-1)?.checkout ?? '', new Date());
  await settleLastCheckout(payload, await now(order));
  await mails();
  return { booking, order };
}

test('a consultation that has not begun is withdrawn from: its time is free at once, and all of its money goes back, once', async () => {
  const { booking, order } = await paid();
  expect((await now(order)).startRequest?.statement).toBe(startRequest.consultation);
  expect(await withdrawableUntil(payload, await now(order))).toBeDefined();
  await Promise.all([1, 2, 3].map(async () => withdraw(payload, await now(order), who)));
  const sent = await mails();
  expect((await readBooking(payload, booking))?.state).toBe('cancelled');
  expect((await quantaByBooking())[booking]).toBeUndefined();
  expect(await now(order)).toMatchObject({ state: 'refunded', refunded: price });
  expect((await now(order)).history.filter(({ kind }) => kind === 'refund-asked')).toHaveLength(1);
  const receipts = sent.filter(({ text }) =>
    text.includes('We’ve received your withdrawal from the contract'),
  );
  expect(receipts.map(({ to }) => to)).toEqual([who.email]);
  expect(orderDesk(await now(order), false).task).toBeUndefined();
});

test('given in full at the time that was asked for, it is withdrawn from no more; while it is given a person says for how much', async () => {
  const { booking, order } = await paid();
  const begins = async (minutes: number) => {
    const start = new Date(Date.now() + minutes * 60_000).toISOString();
    const [made] = await query(
      payload,
      sql`SELECT details FROM booking_changes WHERE booking = ${booking} AND number = 1`,
    );
    const details = JSON.stringify({ ...JSON.parse(String(made?.details)), start });
    await query(
      payload,
      sql`UPDATE booking_changes SET details = ${details} WHERE booking = ${booking} AND number = 1`,
    );
  };
  await begins(-consultation.minutes - 1);
  expect(await withdrawableUntil(payload, await now(order))).toBeUndefined();
  expect(await withdraw(payload, await now(order), who)).toBeUndefined();
  await begins(-consultation.minutes / 2);
  expect(await withdraw(payload, await now(order), who)).toBeDefined();
  await mails();
  expect(await now(order)).toMatchObject({ state: 'paid', refunds: [] });
  expect(orderDesk(await now(order), false)).toMatchObject({ possible: [{ kind: 'work-counted' }] });
});
