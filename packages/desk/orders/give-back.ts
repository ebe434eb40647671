import { minus } from '@majak/tools/money/money';
import type { Order } from '@majak/tools/orders/order';
import type { Payload } from 'payload';
import { closePages } from '../payments/close-pages.ts';
import type { Outcome } from '../ports/outcome.ts';
import { changeOrder } from './change-order.ts';
import { readOrder } from './read-order.ts';

const cancelled = 'It was cancelled';

/** Ends an order that nothing came in for. @returns whether nothing can come in any more. */
async function takeBack(payload: Payload, order: Order): Promise<boolean> {
  if (!(await closePages(payload, order))) return false;
  // Refused where somebody paid at the last moment: then that goes back.
  await changeOrder(payload, {
    reference: order.reference,
    kind: 'withdrawn',
    answers: { why: cancelled },
    author: 'clock',
    idempotencyKey: `${order.reference}:called-off`,
  });
  return true;
}

type Terms = {
  /** Why it goes back, in words of staff. */
  why?: string;
  /** How much of what came in, in the smallest unit, stays: what was done is paid. */
  stays?: number;
};

/**
 * Undoes an order whose thing was called off: nobody can pay it any more, and what came in goes back, the way it came, each
 * payment once by its number. Called again it does what is left to do.
 */
export async function giveBack(
  payload: Payload,
  reference: string,
  { why = cancelled, stays = 0 }: Terms = {},
): Promise<Outcome> {
  const before = await readOrder(payload, reference);
  const isOpen = before?.state === 'awaiting' || before?.state === 'declined';
  if (before && isOpen && !(await takeBack(payload, before)))
    return { kind: 'retry', error: 'The bank has not closed its page', inDoubt: false };
  // The earliest payments are the ones that stay.
  let left = stays;
  for (const { number, payment, amount, refunded } of (await readOrder(payload, reference))?.payments ?? []) {
    const here = minus(amount, refunded);
    const kept = Math.min(left, here.minor);
    left -= kept;
    if (here.minor > kept)
      await changeOrder(payload, {
        reference,
        kind: 'refund-asked',
        answers: { payment, amount: { ...here, minor: here.minor - kept }, why },
        author: 'clock',
        idempotencyKey: `${reference}:called-off:${number}`,
      });
  }
  return { kind: 'done' };
}
