import { formatMoney, minus, sumOf } from '@majak/tools/money/money';
import type { Order } from '@majak/tools/orders/order';
import { orderStates } from '@majak/tools/orders/order-states';
import { Notice } from '@majak/ui/notice';
import { OrderPapers } from './order-papers.tsx';
import { WithdrawnNotice } from './withdrawn-notice.tsx';

/** What came in beyond the price, while nobody has asked for it to go back. */
const TooMuch = ({ order: { kept, total, state, refunds, withdrawal } }: { order: Order }) =>
  state === 'paid' &&
  !withdrawal &&
  kept.minor > total.minor &&
  !refunds.some((refund) => refund.state === 'asked') ? (
    <p>{formatMoney(minus(kept, total))} more than the price came in. We’ll send it back to you.</p>
  ) : null;

/** Money that was asked to go back and has not gone yet. */
const GoingBack = ({ order: { refunds, total } }: { order: Order }) => {
  const asked = refunds.filter(({ state }) => state === 'asked').map(({ amount }) => amount);
  return asked.length > 0 ? (
    <p>
      {formatMoney(sumOf(asked, total.currency))} is on its way back to you. We’ll e-mail you once it’s sent.
    </p>
  ) : null;
};

/** How an order ended, and what there is of it. */
export const OrderOver = ({ order, orderKey }: { order: Order; orderKey: string }) => {
  const isPast = order.state === 'awaiting' || order.state === 'declined';
  const { label, next } = orderStates[isPast ? 'expired' : order.state];
  const more = (
    <>
      <TooMuch order={order} />
      {label === orderStates.expired.label ? (
        <p className="mt-3">
          <a href="/contact" className="link">
            Write to us
          </a>
        </p>
      ) : null}
      <GoingBack order={order} />
      {order.payments.length > 0 ? <OrderPapers order={order} orderKey={orderKey} className="mt-3" /> : null}
    </>
  );
  if (order.withdrawal)
    return (
      <WithdrawnNotice order={order} orderKey={orderKey}>
        {more}
      </WithdrawnNotice>
    );
  return (
    <Notice kind={order.state === 'paid' ? 'success' : 'info'} title={label} className="mt-8 max-w-measure">
      <p>{next}</p>
      {more}
    </Notice>
  );
};
