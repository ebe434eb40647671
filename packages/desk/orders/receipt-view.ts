import { dayInWords } from '@majak/law/day-in-words';
import { formatMoney } from '@majak/tools/money/money';
import type { Order } from '@majak/tools/orders/order';
import { site } from '../site.ts';
import { orderTitle } from './list-order.ts';

const methods = { card: 'by card', transfer: 'by bank transfer' } as const;

const line = (label: string, text: string) => ({ under: '', label, text });

/** What the proof of payment of an order prints: what was paid for, what came in and when, and what went back. */
export function receiptView(order: Order) {
  const { reference, state, customer, lines, total, payments, kept, refunds } = order;
  const { name, registrationNumber, register } = site.legal;
  const { street, zip, city } = site.address;
  const isOpen = state === 'awaiting' || state === 'declined';
  const back = refunds.filter(({ state }) => state === 'done');
  return {
    title: 'Proof of payment',
    facts: [
      { label: 'Order', text: `${reference}, ${orderTitle(order)}` },
      { label: 'Paid by', text: customer.name },
      { label: 'Received by', text: `${name}, ${street}, ${zip} ${city}, number ${registrationNumber}` },
    ],
    parts: [
      {
        title: 'What it is for',
        lines: [
          ...lines.map(({ text, amount }) => line(text, formatMoney(amount))),
          line('Price', formatMoney(total)),
        ],
      },
      {
        title: 'What we received',
        lines: [
          ...payments.map(({ method, amount, on }) =>
            line(`${dayInWords(on)}, ${methods[method]}`, formatMoney(amount)),
          ),
          ...back.map(({ amount }) => line('Sent back', `−${formatMoney(amount)}`)),
          line('Paid in total', formatMoney(kept)),
          ...(isOpen && kept.minor < total.minor
            ? [line('Still to be paid', formatMoney({ ...total, minor: total.minor - kept.minor }))]
            : []),
        ],
      },
    ],
    note: `This confirms the payments above. It isn’t a tax document. Variable symbol: ${order.variableSymbol}. ${register}`,
  };
}
