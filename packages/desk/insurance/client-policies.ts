import type { Day } from '@majak/law/dates';
import type { Stretch } from '@majak/tools/insurance/needs';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { paymentKey } from '../orders/payment-key.ts';
import { readOrder } from '../orders/read-order.ts';
import { lastDayToWithdraw } from '../orders/withdraw.ts';
import { hasAddress } from '../outbox/has-address.ts';
import { policyOf } from './policy.ts';

/** Insurance of a client as it stands in a list. */
export type ClientPolicy = {
  reference: string;
  product: string;
  insurer: string;
  cover: Stretch;
  insured: readonly string[];
  /** The key that opens its pages. */
  key: string;
  /** Whether it is paid and was not withdrawn from: it has its certificate. */
  inForce: boolean;
  withdrawableUntil?: Day;
  withdrawnAt?: string;
};

/** Insurance that a client paid for, the latest first. */
export async function clientPolicies(payload: Payload, email: string): Promise<ClientPolicy[]> {
  const rows = await query(
    payload,
    sql`SELECT reference FROM orders WHERE ${hasAddress(email)} AND redacted_at IS NULL
        AND kind = 'insurance' AND state IN ('paid', 'refunded') ORDER BY id DESC`,
  );
  const orders = await Promise.all(rows.map(({ reference }) => readOrder(payload, String(reference))));
  return orders.flatMap((order): ClientPolicy[] => {
    const policy = order && policyOf(order);
    if (!policy) return [];
    const { details } = policy;
    const withdrawableUntil = lastDayToWithdraw(order);
    return [
      {
        reference: order.reference,
        product: details.product.title,
        insurer: details.product.insurer,
        cover: details.cover,
        insured: details.insured.map(({ name }) => name),
        key: paymentKey(order.reference),
        inForce: order.state === 'paid' && !order.withdrawal,
        ...(withdrawableUntil ? { withdrawableUntil } : {}),
        ...(order.withdrawal ? { withdrawnAt: order.withdrawal.at } : {}),
      },
    ];
  });
}
