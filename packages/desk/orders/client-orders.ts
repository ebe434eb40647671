import type { Day } from '@majak/law/dates';
import { formatMoney } from '@majak/tools/money/money';
import { orderStates } from '@majak/tools/orders/order-states';
import type { Payload } from 'payload';
import { keptOrder } from './kept-order.ts';
import { orderTitle } from './list-order.ts';
import type { KeptOrder } from './order-kind.ts';
import { paymentPath } from './payment-key.ts';
import { readOrder } from './read-order.ts';
import { withdrawableUntil } from './withdraw.ts';

/** An order as its client sees it in a list. */
export type ClientOrder = {
  reference: string;
  what: string;
  madeAt: string;
  total: string;
  paid: string;
  standing: string;
  isOpen: boolean;
  path: string;
  /** The last day on which it can be withdrawn from. */
  withdrawableUntil?: Day;
  /** For how long the law has it kept, where it does. */
  kept?: KeptOrder;
};

/** Orders by references, the latest first: those that somebody was asked to pay. */
export async function clientOrders(payload: Payload, references: readonly string[]): Promise<ClientOrder[]> {
  const orders = await Promise.all(
    references.map(async (reference) => {
      const order = await readOrder(payload, reference);
      return { order, until: order && (await withdrawableUntil(payload, order)) };
    }),
  );
  return orders.flatMap(({ order, until }): ClientOrder[] => {
    if (!order || order.state === 'draft') return [];
    const { reference, madeAt, total, kept, state, withdrawal } = order;
    const isOut = withdrawal && state !== 'refunded';
    const keeps = keptOrder(order);
    return [
      {
        reference,
        what: orderTitle(order),
        madeAt,
        total: formatMoney(total),
        paid: formatMoney(kept),
        standing: isOut ? 'You withdrew from it' : orderStates[state].label,
        isOpen: state === 'awaiting' || state === 'declined',
        path: paymentPath(reference),
        ...(until ? { withdrawableUntil: until } : {}),
        ...(keeps ? { kept: keeps } : {}),
      },
    ];
  });
}
