import type { APIRoute } from 'astro';
import { isThrough } from '../../../payment/is-through.ts';
import { loadOrder } from '../../../payment/load-order.ts';
import { seeOther } from '../../../sign-in/see-other.ts';

/** Where the bank sends somebody who left its page: to what came of it. */
export const GET: APIRoute = async ({ params: { key = '' } }) => {
  const opened = await loadOrder(key, 'the bank');
  if (opened.kind !== 'order') return seeOther(`/payment/${key}`);
  const { order } = opened;
  if (order.state === 'declined') return seeOther(`/payment/${key}/declined`);
  return seeOther(
    order.checkouts.length > 0 && isThrough(order) ? `/payment/${key}/success` : `/payment/${key}`,
  );
};
