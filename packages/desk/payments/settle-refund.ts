import type { Payload } from 'payload';
import { changeOrder } from '../orders/change-order.ts';
import type { Refund } from '../ports/payments/port.ts';

type OfOrder = { reference: string; asked: number; refund: Refund };

/** Writes down what became of money that goes back, once. One that we never asked for is not ours to write down. */
export async function settleRefund(
  payload: Payload,
  { reference, asked, refund }: OfOrder,
): Promise<'settled' | 'no such order'> {
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
