import type { Order } from '@majak/tools/orders/order';
import { policyPath } from './policy-path.ts';

/** From an order of insurance to its papers and its withdrawal; nothing for another order. */
export const PolicyLink = ({ order, orderKey }: { order: Order; orderKey: string }) =>
  order.kind === 'insurance' ? (
    <p>
      <a href={policyPath(orderKey)} className="link">
        {order.payments.length > 0
          ? 'Your insurance: certificate, and how to withdraw'
          : 'Your insurance: read its papers before you pay'}
      </a>
    </p>
  ) : null;
