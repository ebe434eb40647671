import type { Order } from '@majak/tools/orders/order';
import type { Payload } from 'payload';
import { closePages } from '../payments/close-pages.ts';
import type { Outcome } from '../ports/outcome.ts';
import { site } from '../site.ts';
import { giveBack } from './give-back.ts';
import { orderKindOf } from './order-kinds.ts';
import { staysAfterWithdrawal } from './stays-after-withdrawal.ts';

const why = 'The client withdrew from the contract';

/**
 * Ends what a client withdrew from: nobody can pay it any more, what was to be done is let go of, and what they paid goes
 * back. Where they asked for work to begin at once, and what was done of it may be kept, a person says first what that is. Called again it does what is
 * left to do.
 */
export async function afterWithdrawal(payload: Payload, order: Order): Promise<Outcome> {
  if (!(await closePages(payload, order)))
    return { kind: 'retry', error: 'The bank has not closed its page', inDoubt: false };
  const { release, withdrawal } = orderKindOf(order.kind);
  await release(payload, order);
  const { startRequest, counted } = order;
  const waits = site.withdrawal.setsOff && startRequest && !counted;
  if (withdrawal.settledByPerson || waits) return { kind: 'done' };
  return giveBack(payload, order.reference, { why, stays: staysAfterWithdrawal(order) });
}
