import type { Order } from '@majak/tools/orders/order';
import type { Payload } from 'payload';
import { closePages } from '../payments/close-pages.ts';
import type { Outcome } from '../ports/outcome.ts';
import { giveBack } from './give-back.ts';
import { orderKindOf } from './order-kinds.ts';

const why = 'The client withdrew from the contract';

/**
 * Ends what a client withdrew from: nobody can pay it any more, what was to be done is let go of, and what they paid goes
 * back. Where they asked for work to begin at once a person says first what of it was done. Called again it does what is
 * left to do.
 */
export async function afterWithdrawal(payload: Payload, order: Order): Promise<Outcome> {
  if (!(await closePages(payload, order)))
    return { kind: 'retry', error: 'The bank has not closed its page', inDoubt: false };
  const { release, withdrawal } = orderKindOf(order.kind);
  await release(payload, order);
  if (order.counted) return giveBack(payload, order.reference, { why, stays: order.counted.done.minor });
  return withdrawal.settledByPerson || order.startRequest
    ? { kind: 'done' }
    : giveBack(payload, order.reference, { why });
}
