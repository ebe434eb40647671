import type { Order } from '@majak/tools/orders/order';
import type { Payload } from 'payload';
import { orderKinds } from './order-kinds.ts';

/** An order as people read it: what it is for said as it is by now, where that can change after it was placed. */
export async function orderAsItStands(payload: Payload, order: Order): Promise<Order> {
  const kind = orderKinds.find(({ slug }) => slug === order.kind);
  const lines = await kind?.linesNow?.(payload, order);
  return lines ? { ...order, lines } : order;
}
