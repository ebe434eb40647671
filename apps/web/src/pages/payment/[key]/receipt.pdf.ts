import { printDocument } from '@majak/desk/documents/print-document';
import { receiptView } from '@majak/desk/orders/receipt-view';
import type { APIRoute } from 'astro';
import { loadOrder } from '../../../payment/load-order.ts';
import { problem } from '../../../problem.ts';
import { downloadResponse } from '../../../tools/documents/download-response.ts';
import { respondFromQueue } from '../../../tools/documents/respond-from-queue.ts';

/** The proof of payment of an order, for whoever holds its key. */
export const GET: APIRoute = async ({ params: { key = '' } }) => {
  const opened = await loadOrder(key, 'the store');
  if (opened.kind === 'away') return problem({ status: 503, title: 'We can’t look up your order right now' });
  if (opened.kind === 'none' || opened.order.payments.length === 0)
    return problem({ status: 404, title: 'There is no payment to prove yet' });
  const { order } = opened;
  return respondFromQueue(async () =>
    downloadResponse({
      body: new Uint8Array(await printDocument({ template: 'receipt', view: receiptView(order) })),
      type: 'application/pdf',
      name: `payment-${order.reference}.pdf`,
    }),
  );
};
