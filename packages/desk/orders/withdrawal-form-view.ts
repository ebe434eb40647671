import { dayInWords } from '@majak/law/day-in-words';
import type { Order } from '@majak/tools/orders/order';
import { site } from '../site.ts';
import { today } from '../today.ts';
import { orderTitle } from './list-order.ts';

/** Room to write by hand. */
const blank = '\u00a0\n\u00a0';

/**
 * The model form to withdraw by, which a consumer is given before they pay and may use or not, with what is known of the order.
 * Its lines are those of the annex that `site.withdrawal.formSource` names. For `receipt.typ`.
 */
export function withdrawalFormView(order: Order) {
  const { legal, address, email, withdrawal } = site;
  const { street, zip, city, country } = address;
  const lines = [
    [
      'I/We* give notice that I/we* withdraw from my/our* contract for this service',
      `${orderTitle(order)}, order ${order.reference}`,
    ],
    ['Ordered on', dayInWords(today(new Date(order.madeAt)))],
    ['Name of the consumer(s)', blank],
    ['Address of the consumer(s)', blank],
    ['Date', blank],
    ['Signature of the consumer(s), only if you send this on paper', blank],
  ];
  return {
    title: 'Model withdrawal form',
    facts: [{ label: 'To', text: `${legal.name}, ${street}, ${zip} ${city}, ${country}, ${email}` }],
    parts: [
      {
        title: 'Withdrawal from the contract',
        lines: lines.map(([label = '', text = '']) => ({ under: '', label, text })),
      },
    ],
    note: `Fill this in and send it back only if you want to withdraw from the contract. You don’t have to use it: the button on the page of your order, or any clear statement to us, does the same. * Cross out what doesn’t apply. The form follows ${withdrawal.formSource}.`,
  };
}
