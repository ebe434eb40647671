import { withdrawalFormView } from '@majak/desk/orders/withdrawal-form-view';
import type { APIRoute } from 'astro';
import { respondWithOrderPaper } from '../../../payment/respond-with-order-paper.ts';

/** The model form to withdraw by, for whoever holds the key of the order. */
export const GET: APIRoute = ({ params: { key = '' } }) =>
  respondWithOrderPaper(key, { name: 'withdrawal-form', view: withdrawalFormView });
