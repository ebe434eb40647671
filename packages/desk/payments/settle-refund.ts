import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { changeOrder } from '../orders/change-order.ts';
import { isFailure, type PaymentEvent, type Refund } from '../ports/payments/port.ts';
import { services } from '../services.ts';
import { cardKey } from './settle-checkout.ts';

type OfOrder = { reference: string; asked: number; refund: Refund };
type Settled = 'settled' | 'no such order';
type ToldRefund = Extract<PaymentEvent, { kind: 'refund' }>;

const notTaken = 'The bank of the card did not take it';

/** Writes down what became of money that goes back, once: of what we asked for. It can fail days after it was done. */
export async function settleRefund(
  payload: Payload,
  { reference, asked, refund }: OfOrder,
): Promise<Settled> {
  if (refund.state === 'pending' || asked === 0) return 'settled';
  const { kind } =
    refund.state === 'done'
      ? await changeOrder(payload, {
          reference,
          kind: 'refunded',
          answers: { asked, refund: refund.id },
          author: 'bank',
          idempotencyKey: `refund:${reference}.${asked}`,
        })
      : await fail(payload, reference, asked);
  return kind === 'no such order' ? kind : 'settled';
}

const fail = (payload: Payload, reference: string, asked: number) =>
  changeOrder(payload, {
    reference,
    kind: 'refund-failed',
    answers: { asked, why: notTaken },
    author: 'bank',
    idempotencyKey: `refund-failed:${reference}.${asked}`,
  });

/**
 * The order that somebody's refund is of: by the payment that we wrote down, or as the bank knows it. Nothing where the bank
 * knows of no order of ours. @throws Error where the bank does not answer.
 */
async function orderOfPayment(payload: Payload, payment: string): Promise<string | undefined> {
  const [row] = await query(
    payload,
    sql`SELECT order_reference FROM order_changes WHERE idempotency_key = ${cardKey(payment)}`,
  );
  if (row) return String(row.order_reference);
  const answer = await services.payments.orderOf(payment);
  if (!isFailure(answer)) return answer.reference || undefined;
  if (answer.again) throw new Error('The bank does not say whose a payment is');
  return undefined;
}

/**
 * Whether the bank takes back by now that money was sent: of its messages the later may come first. A refund that it does not
 * know is as its message says, which is signed. @throws Error where the bank does not answer.
 */
async function hasFailedSince({ id }: Refund): Promise<boolean> {
  const answer = await services.payments.lookAtRefund(id);
  if (!isFailure(answer)) return answer.state === 'failed';
  if (answer.again) throw new Error('The bank does not say what became of a refund');
  return false;
}

type AtOrder = { reference: string; outcome: Settled };

/** What somebody sent back at the bank, and is written down, came back after all. */
async function failElsewhere(payload: Payload, { id }: Refund): Promise<AtOrder | undefined> {
  const [row] = await query(
    payload,
    sql`SELECT order_reference, number FROM order_changes WHERE idempotency_key = ${elsewhereKey(id)}`,
  );
  if (!row) return undefined;
  const reference = String(row.order_reference);
  const { kind } = await fail(payload, reference, Number(row.number));
  return { reference, outcome: kind === 'no such order' ? kind : 'settled' };
}

const elsewhereKey = (refund: string): string => `refund:${refund}`;

/**
 * Writes down, once, what somebody sent back at the bank itself: staff on its pages, or the bank by itself. A refund of a
 * payment that is none of ours is left alone.
 * @returns the order, and `no such order` where it is ours and can't be written down yet.
 */
export async function settleRefundElsewhere(
  payload: Payload,
  { refund, payment, amount }: ToldRefund,
): Promise<AtOrder | undefined> {
  if (refund.state === 'failed') return failElsewhere(payload, refund);
  if (refund.state !== 'done' || !payment || !amount) return undefined;
  const reference = await orderOfPayment(payload, payment);
  if (!reference || (await hasFailedSince(refund))) return undefined;
  const { kind } = await changeOrder(payload, {
    reference,
    kind: 'refunded-elsewhere',
    answers: { payment, amount, refund: refund.id },
    author: 'bank',
    idempotencyKey: elsewhereKey(refund.id),
  });
  return { reference, outcome: kind === 'made' ? 'settled' : 'no such order' };
}
