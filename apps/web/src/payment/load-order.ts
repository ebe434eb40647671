import { logFailure } from '@majak/desk/log';
import { orderAsItStands } from '@majak/desk/orders/order-as-it-stands';
import { referenceOfKey } from '@majak/desk/orders/payment-key';
import { readOrder } from '@majak/desk/orders/read-order';
import { openPayload } from '@majak/desk/payload';
import { settleLastCheckout } from '@majak/desk/payments/settle-checkout';
import type { Order } from '@majak/tools/orders/order';
import type { Payload } from 'payload';

/** An order that somebody holds the key of. */
export type OpenedOrder =
  | { kind: 'order'; key: string; order: Order; payload: Payload }
  | { kind: 'none' }
  | { kind: 'away' };

/** Longer than any key. */
const longest = 200;

/** The order that a key opens, as it stands now. @param asking Whether the bank is asked first what came of its page. */
export async function loadOrder(key: string, asking: 'the bank' | 'the store'): Promise<OpenedOrder> {
  const reference = key.length > longest ? undefined : referenceOfKey(key);
  if (!reference) return { kind: 'none' };
  try {
    const payload = await openPayload();
    const stored = await readOrder(payload, reference);
    // A draft is ours until somebody is asked to pay.
    if (!stored || stored.state === 'draft' || stored.customer.email === '') return { kind: 'none' };
    const order = asking === 'the bank' ? await settleLastCheckout(payload, stored) : stored;
    return { kind: 'order', key, order: await orderAsItStands(payload, order), payload };
  } catch (error) {
    logFailure('An order could not be looked up', error);
    return { kind: 'away' };
  }
}
