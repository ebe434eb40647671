import type { Order } from '@majak/tools/orders/order';
import { policyPath } from './policy-path.ts';

function leadsTo({ state, withdrawal, payments }: Order): string {
  if (withdrawal) return 'the receipt of your withdrawal';
  if (state === 'refunded') return 'its papers';
  return payments.length > 0 ? 'certificate, and how to withdraw' : 'read its papers before you pay';
}

/** From an order of insurance to its papers and its withdrawal; nothing for another order. */
export const PolicyLink = ({ order, orderKey }: { order: Order; orderKey: string }) =>
  order.kind === 'insurance' ? (
    <p>
      <a href={policyPath(orderKey)} className="link">
        Your insurance: {leadsTo(order)}
      </a>
    </p>
  ) : null;
