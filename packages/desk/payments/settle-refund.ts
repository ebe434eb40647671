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

/** Writes down what became of money that goes back, once: of what we asked for. */
export async function settleRefund(
  payload: Payload,
  { reference, asked, refund }: OfOrder,
): Promise<Settled> {
  if (refund.state === 'pending' || asked === 0) return 'settled';
  const shared = { reference, author: 'bank', idempotencyKey: `refund:${reference}.${asked}` } as const;
  const { kind } =
    refund.state === 'done'
      ? await changeOrder(payload, { ...shared, kind: 'refunded', answers: { asked, refund: refund.id } })
      : await changeOrder(payload, {
          ...shared,
          kind: 'refund-failed',
          answers: { asked, why: 'The bank of the card did not take it' },
        });
  return kind === 'no such order' ? kind : 'settled';
}

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
 * Writes down, once, what somebody sent back at the bank itself: staff on its pages, or the bank by itself. A refund of a
 * payment that is none of ours is left alone.
 * @returns the order, and `no such order` where it is ours and can't be written down yet.
 */
export async function settleRefundElsewhere(
  payload: Payload,
  { refund, payment, amount }: ToldRefund,
): Promise<{ reference: string; outcome: Settled } | undefined> {
  if (refund.state !== 'done' || !payment || !amount) return undefined;
  const reference = await orderOfPayment(payload, payment);
  if (!reference) return undefined;
  const { kind } = await changeOrder(payload, {
    reference,
    kind: 'refunded-elsewhere',
    answers: { payment, amount, refund: refund.id },
    author: 'bank',
    idempotencyKey: `refund:${refund.id}`,
  });
  return { reference, outcome: kind === 'made' ? 'settled' : 'no such order' };
}
