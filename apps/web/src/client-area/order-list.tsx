import type { ClientOrder } from '@majak/desk/orders/client-orders';
import { localDate } from '../local-date.ts';

/** What a client was asked to pay, the latest first, each with the way to its page. */
export const OrderList = ({ orders }: { orders: readonly ClientOrder[] }) =>
  orders.length > 0 ? (
    <ul>
      {orders.map(({ reference, what, madeAt, total, paid, standing, isOpen, path, withdrawableUntil }) => (
        <li key={reference} className="grid gap-1 border-t border-line py-4 first:border-t-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6">
            <a href={path} className="link font-semibold">
              {what}
            </a>
            <span className="text-small text-text-muted">
              {localDate(madeAt)} · {reference}
            </span>
          </p>
          <p>
            {standing}. {isOpen ? `${paid} of ${total} is paid.` : `The price is ${total}.`}
          </p>
          {withdrawableUntil ? (
            <p>
              <a href={`${path}/withdraw`} className="link inline-flex min-h-11 items-center">
                Withdraw from contract here
                <span className="sr-only">, {reference}</span>
              </a>
              , until {localDate(withdrawableUntil)}.
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  ) : (
    <p className="max-w-measure">
      You haven’t ordered or booked anything with this address. We agree on the price before anything is done,
      and what there is to pay shows here.
    </p>
  );
