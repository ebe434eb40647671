import { consultationOrder } from '../bookings/consultation-order.ts';
import { insuranceOrder } from '../insurance/insurance-order.ts';
import type { OrderKind } from './order-kind.ts';
import { serviceOrder } from './service-order.ts';

/** Everything that can be ordered. */
export const orderKinds: readonly OrderKind[] = [serviceOrder, consultationOrder, insuranceOrder];

/** A kind by its slug. @throws Error where there is none. */
export function orderKindOf(slug: string): OrderKind {
  const kind = orderKinds.find((one) => one.slug === slug);
  if (!kind) throw new Error('There is no such kind of order');
  return kind;
}
