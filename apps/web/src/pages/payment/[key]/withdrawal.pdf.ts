import { withdrawalView } from '@majak/desk/orders/withdrawal-view';
import type { APIRoute } from 'astro';
import { respondWithOrderPaper } from '../../../payment/respond-with-order-paper.ts';

/** The receipt of a withdrawal, for whoever holds the key of the order. */
export const GET: APIRoute = ({ params: { key = '' } }) =>
  respondWithOrderPaper(key, {
    name: 'withdrawal',
    view: (order) => (order.withdrawal ? withdrawalView(order, order.withdrawal) : 'There was no withdrawal'),
  });
