import { randomUUID } from 'node:crypto';
import { book } from '@majak/desk/bookings/book';
import { cancelBooking } from '@majak/desk/bookings/change-booking';
import { findConsultation } from '@majak/desk/bookings/consultations';
import { orderOfBooking, orderReferenceOf } from '@majak/desk/bookings/order-of-booking';
import { placeOrder } from '@majak/desk/orders/place-order';
import { readOrder } from '@majak/desk/orders/read-order';
import { openPayload } from '@majak/desk/payload';
import { beginPayment } from '@majak/desk/payments/begin-payment';
import { settleLastCheckout } from '@majak/desk/payments/settle-checkout';
import { takePaymentEvent } from '@majak/desk/payments/take-payment-event';
import { completion, endPage, readPage, signedMessage } from '@majak/desk/ports/payments/local-bank';
import { localBank } from '@majak/desk/services';
import { slug } from '../support/booking-desk.ts';
import { paidOrders } from './paid-orders.ts';

/** Orders and pays, from the beginning, as clients and the bank do who try again after a crash, then waits to be ended. */
const payload = await openPayload();
const consultation = await findConsultation(payload, slug);
if (!consultation) throw new Error('There is no such consultation');

/** The bank tells of a page, and tells once more. */
async function tellTwice(id: string): Promise<void> {
  const page = await readPage(localBank, id);
  if (!page) throw new Error('There is no such page');
  const { raw, signature } = signedMessage(localBank, randomUUID(), completion(page.checkout));
  await Promise.all([1, 2].map(() => takePaymentEvent(payload, raw, signature)));
}

async function pay(reference: string, at: number): Promise<void> {
  const placed = await readOrder(payload, reference);
  if (placed?.state !== 'awaiting') return;
  await beginPayment(payload, placed);
  const begun = await readOrder(payload, reference);
  const id = begun?.checkouts.at(-1)?.checkout;
  if (!begun || !id) return;
  await endPage(localBank, id, new Date());
  // Of every other payment the bank never tells: it is asked by the page that the payer comes back to.
  if (at % 2 === 0) await tellTwice(id);
  else await settleLastCheckout(payload, begun);
}

type Wanted = ReturnType<typeof paidOrders>[number];

async function orderAndPay({ work, booking, cancelled }: Wanted, at: number): Promise<void> {
  if (work) return pay((await placeOrder(payload, work)).reference, at);
  const outcome = await book(payload, booking);
  if (outcome.kind !== 'booked') throw new Error(`A time was lost: ${outcome.kind}`);
  const { reference } = outcome.booking;
  // Who died before the order was made is followed by this, as the page of the booking does.
  await orderOfBooking(payload, outcome.booking);
  await pay((await orderReferenceOf(payload, reference)) ?? '', at);
  if (cancelled) await cancelBooking(payload, reference, 'client');
}

/** Half of the orders each: a half is named by the command, with the hour from which consultations are booked. */
const [half, fromMs] = [Number(process.argv[2]), Number(process.argv[3])];
for (const [at, wanted] of paidOrders(consultation, fromMs).entries())
  if (Math.floor(at / 5) % 2 === half) await orderAndPay(wanted, Math.floor(at / 2));
setInterval(() => undefined, 60_000);
