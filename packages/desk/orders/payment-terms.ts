import { formatMoney, type Money, minus } from '@majak/tools/money/money';
import type { Order } from '@majak/tools/orders/order';

/** Each line with its price, and the whole below, as text. */
export function priceLines({ lines, total }: Order): string {
  const each = lines.map(({ text, amount }) => `${text}: ${formatMoney(amount)}`);
  return [...each, ...(lines.length > 1 ? [`Together: ${formatMoney(total)}`] : [])].join('\n');
}

/** What is paid next: the earliest part that is not paid, or what is left of the whole. */
export const toPayNow = ({ instalments, total, kept }: Order): Money =>
  instalments.find(({ left }) => left.minor > 0)?.left ?? minus(total, kept);
