import type { Order } from '@majak/tools/orders/order';
import { site } from '../site.ts';
import { today } from '../today.ts';
import { endOfYearAfter } from './end-of-year-after.ts';
import type { KeptOrder } from './order-kind.ts';
import { orderKinds } from './order-kinds.ts';

/** Whatever was paid is a record of tax, whoever asks for it to be erased. */
function paidOrder({ payments, changedAt }: Order): KeptOrder | undefined {
  if (payments.length === 0) return undefined;
  const { years, place } = site.paidRecords;
  return {
    until: endOfYearAfter(today(new Date(changedAt)), years),
    why: 'Anyone who’s paid has to keep a record for the tax office of who paid what, and what for',
    place,
  };
}

/** The last day on which the law has an order kept whole: of several laws, that of the longest. Nothing where none does. */
export function keptOrder(order: Order): KeptOrder | undefined {
  const own = orderKinds.find(({ slug }) => slug === order.kind)?.kept?.(order);
  const paid = paidOrder(order);
  return own && paid && own.until < paid.until ? paid : (own ?? paid);
}
