import type { Order } from '@majak/tools/orders/order';
import { respondWithPaper } from '../insurance/respond-with-paper.ts';
import { problem } from '../problem.ts';
import { loadOrder } from './load-order.ts';

type OrderPaper = {
  name: string;
  /** What is said where no order has the key. */
  unknown?: string;
  /** What is printed; or why there is no such paper of this order, in words. */
  view: (order: Order) => object | string;
};

/** A paper of an order as PDF, for whoever holds its key. */
export async function respondWithOrderPaper(
  key: string,
  { name, unknown = 'There is no such order', view }: OrderPaper,
): Promise<Response> {
  const opened = await loadOrder(key, 'the store');
  if (opened.kind === 'away') return problem({ status: 503, title: 'We can’t look up your order right now' });
  if (opened.kind === 'none') return problem({ status: 404, title: unknown });
  const { order } = opened;
  const shown = view(order);
  if (typeof shown === 'string') return problem({ status: 404, title: shown });
  return respondWithPaper({ template: 'receipt', view: shown, name: `${name}-${order.reference}` });
}
