import type { Order } from '@majak/tools/orders/order';
import type { Payload } from 'payload';
import { isFailure } from '../ports/payments/port.ts';
import { services } from '../services.ts';
import { settleCheckout } from './settle-checkout.ts';

/** Closes the pages of the bank, so that nobody pays what is given to somebody else. @returns whether nothing can come in any more. */
export async function closePages(payload: Payload, { checkouts }: Order): Promise<boolean> {
  for (const { checkout } of checkouts) {
    const closed = await services.payments.close(checkout);
    if (isFailure(closed)) {
      if (closed.again) return false;
    } else if ((await settleCheckout(payload, closed)) === 'open') return false;
  }
  return true;
}
