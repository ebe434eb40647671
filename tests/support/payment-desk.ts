import { randomUUID } from 'node:crypto';
import { readOrder } from '@majak/desk/orders/read-order';
import { beginPayment } from '@majak/desk/payments/begin-payment';
import { takePaymentEvent } from '@majak/desk/payments/take-payment-event';
import { completion, endPage, readPage, signedMessage } from '@majak/desk/ports/payments/local-bank';
import { localBank } from '@majak/desk/services';
import { store } from './store.ts';

/** An order as it is. */
export const now = async (reference: string) => {
  const found = await readOrder(await store(), reference);
  if (!found) throw new Error('There is no such order');
  return found;
};
/** The page of the bank that was opened last for an order. */
export const pageOf = async (reference: string) => (await now(reference)).checkouts.at(-1)?.checkout ?? '';
/** What the bank says of a page that was paid. */
export const told = async (id: string, event: string = randomUUID()) => {
  const page = await readPage(localBank, id);
  if (!page) throw new Error('There is no such page');
  return signedMessage(localBank, event, completion(page.checkout));
};
/** Takes what the bank says. */
export const take = async ({ raw, signature }: { raw: string; signature: string }, at = new Date()) =>
  takePaymentEvent(await store(), raw, signature, at);
/** Goes to the bank, and pays. @returns what the bank says then. */
export const pay = async (reference: string) => {
  await beginPayment(await store(), await now(reference));
  const id = await pageOf(reference);
  await endPage(localBank, id, new Date());
  return told(id);
};
/** What has become of an order, step by step. */
export const kinds = async (reference: string) => (await now(reference)).history.map(({ kind }) => kind);

/** What the bank says of money that was sent back. */
export const refundAt = (
  payment: string,
  minor: number,
  { id = 're_1', status = 'succeeded', metadata = {} } = {},
) =>
  signedMessage(localBank, `evt_${id}_${status}`, {
    type: 'refund.updated',
    object: {
      object: 'refund',
      id,
      status,
      amount: minor,
      currency: 'czk',
      payment_intent: payment,
      metadata,
    },
  });
