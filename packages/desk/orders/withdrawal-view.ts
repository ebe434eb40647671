import type { Order, OrderWithdrawal } from '@majak/tools/orders/order';
import { site } from '../site.ts';
import { orderTitle } from './list-order.ts';
import { orderKindOf } from './order-kinds.ts';
import { writtenMoment } from './written-moment.ts';

/** The receipt of a withdrawal, with its moment. For `receipt.typ`. */
export function withdrawalView(order: Order, { at, name, statement }: OrderWithdrawal) {
  const { legal } = site;
  return {
    title: 'Receipt of your withdrawal',
    facts: [
      { label: 'Received', text: writtenMoment(at) },
      { label: 'From', text: name },
      { label: 'Received by', text: legal.name },
      { label: 'Contract', text: `${orderTitle(order)}, order ${order.reference}` },
    ],
    parts: [{ title: 'What you said', lines: [{ under: '', label: 'Statement', text: statement }] }],
    note: orderKindOf(order.kind).withdrawal.note?.(order) ?? legal.register,
  };
}
