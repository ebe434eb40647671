import { receiptView } from '@majak/desk/orders/receipt-view';
import type { APIRoute } from 'astro';
import { respondWithOrderPaper } from '../../../payment/respond-with-order-paper.ts';

const nothingPaid = 'There is no payment to prove yet';

/** The proof of payment of an order, for whoever holds its key. */
export const GET: APIRoute = ({ params: { key = '' } }) =>
  respondWithOrderPaper(key, {
    name: 'payment',
    unknown: nothingPaid,
    view: (order) => (order.payments.length > 0 ? receiptView(order) : nothingPaid),
  });
