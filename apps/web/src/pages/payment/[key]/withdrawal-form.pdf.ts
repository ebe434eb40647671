import { withdrawalFormView } from '@majak/desk/orders/withdrawal-form-view';
import type { APIRoute } from 'astro';
import { respondWithPaper } from '../../../insurance/respond-with-paper.ts';
import { loadOrder } from '../../../payment/load-order.ts';
import { problem } from '../../../problem.ts';

/** The model form to withdraw by, for whoever holds the key of the order. */
export const GET: APIRoute = async ({ params: { key = '' } }) => {
  const opened = await loadOrder(key, 'the store');
  if (opened.kind === 'away') return problem({ status: 503, title: 'We can’t look up your order right now' });
  if (opened.kind === 'none') return problem({ status: 404, title: 'There is no such order' });
  const { order } = opened;
  return respondWithPaper({
    template: 'receipt',
    view: withdrawalFormView(order),
    name: `withdrawal-form-${order.reference}`,
  });
};
