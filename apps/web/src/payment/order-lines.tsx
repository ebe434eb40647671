import { formatMoney } from '@majak/tools/money/money';
import type { Order } from '@majak/tools/orders/order';

/** What an order is for, its price, and what came in where that is another amount. */
export const OrderLines = ({ order }: { order: Order }) => (
  <table className="w-full max-w-measure">
    <caption className="sr-only">What you’re paying for</caption>
    <tbody>
      {order.lines.map(({ text, amount }) => (
        <tr key={text} className="border-b border-line">
          <th scope="row" className="py-3 pr-4 text-left font-normal">
            {text}
          </th>
          <td className="py-3 text-right tabular-nums whitespace-nowrap">{formatMoney(amount)}</td>
        </tr>
      ))}
      <tr>
        <th scope="row" className="py-3 pr-4 text-left font-semibold">
          Price
        </th>
        <td className="py-3 text-right font-semibold tabular-nums whitespace-nowrap">
          {formatMoney(order.total)}
        </td>
      </tr>
      {order.received.minor > 0 && order.received.minor !== order.total.minor ? (
        <tr className="border-t border-line">
          <th scope="row" className="py-3 pr-4 text-left font-normal">
            Received so far
          </th>
          <td className="py-3 text-right tabular-nums whitespace-nowrap">{formatMoney(order.received)}</td>
        </tr>
      ) : null}
    </tbody>
  </table>
);
