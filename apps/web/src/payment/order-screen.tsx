import { env } from '@majak/desk/env';
import { ownIban } from '@majak/desk/orders/how-to-transfer';
import { orderTitle } from '@majak/desk/orders/list-order';
import { payUntilInWords } from '@majak/desk/orders/pay-until';
import { toPayNow } from '@majak/desk/orders/payment-terms';
import { canBePaid } from '@majak/desk/payments/begin-payment';
import { site } from '@majak/desk/site';
import type { Day } from '@majak/law/dates';
import { formatMoney } from '@majak/tools/money/money';
import type { Order } from '@majak/tools/orders/order';
import { orderStates } from '@majak/tools/orders/order-states';
import { canBeInThirds, thirdsOf } from '@majak/tools/orders/thirds';
import { Button } from '@majak/ui/button';
import { Container } from '@majak/ui/container';
import { Notice } from '@majak/ui/notice';
import { BookingLink } from '../bookings/booking-link.tsx';
import { PolicyLink } from '../insurance/policy-link.tsx';
import { localDate } from '../local-date.ts';
import { today } from '../today.ts';
import { ChangingYourMind } from './changing-your-mind.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderOver } from './order-over.tsx';
import { TransferPanel } from './transfer-panel.tsx';

type Props = {
  order: Order;
  orderKey: string;
  said?: string | undefined;
  /** The last day on which it can be withdrawn from. */
  withdrawableUntil?: Day | undefined;
};

const panel = 'grid content-start gap-5 rounded-md border border-line bg-surface-raised p-5 sm:p-7';

const Parts = ({ parts }: { parts: readonly { due: string; text: string }[] }) => (
  <ol className="grid gap-1.5">
    {parts.map(({ due, text }) => (
      <li
        key={`${due} ${text}`}
        className="flex flex-wrap justify-between gap-x-6 border-b border-line py-1.5 last:border-b-0"
      >
        <span>{localDate(due)}</span>
        <span className="ml-auto font-semibold tabular-nums">{text}</span>
      </li>
    ))}
  </ol>
);

const Schedule = ({ order }: { order: Order }) =>
  order.instalments.length > 0 && !order.withdrawal ? (
    <section className="mt-8 max-w-measure">
      <h2 className="text-heading">In three parts</h2>
      <div className="mt-3">
        <Parts
          parts={order.instalments.map(({ due, amount, left }) => ({
            due,
            text: left.minor === 0 ? `${formatMoney(amount)}, paid` : formatMoney(amount),
          }))}
        />
      </div>
    </section>
  ) : null;

/** The offer to pay in three, with its dates, and why it is no credit. */
function ThirdsOffer({ order, orderKey }: { order: Order; orderKey: string }) {
  if (!env.PAY_IN_THIRDS || !order.workBy || !canBeInThirds(order, today())) return null;
  const parts = thirdsOf(order.total, today(), order.workBy);
  return (
    <section className="mt-10 max-w-measure">
      <h2 className="text-heading">Or in three parts</h2>
      <p className="mt-2">No interest and no fee. Each part is due before its work is done, or with it.</p>
      <div className="mt-4">
        <Parts parts={parts.map(({ due, amount }) => ({ due, text: formatMoney(amount) }))} />
      </div>
      <form method="post" action={`/payment/${orderKey}`} className="mt-5">
        <Button type="submit" name="pay" value="thirds">
          Pay in three parts
        </Button>
      </form>
      <div className="mt-4 grid gap-2 text-small text-text-muted">
        {site.paidInParts.map(({ says, rule, section }) => (
          <p key={rule}>
            {says} (
            <a href={`/law/${rule}`} className="link">
              {section.replaceAll('§ ', '§\u00a0')}
            </a>
            ).
          </p>
        ))}
        <p>
          New rules on consumer credit, Directive (EU) 2023/2225, apply from 20 November 2026, and take in
          credit that costs nothing. A price that’s paid before its work is done isn’t credit, as we read
          them. How courts will read them isn’t settled yet. They also leave out a price that we’d put off
          ourselves for 50 days at most after the work. We don’t rely on that: no part is due after its work,
          and once all of it is done the rest is due that day. We know it from a commentary, and haven’t read
          any act on it.
        </p>
      </div>
    </section>
  );
}

/** How it is paid: by card and by transfer side by side, neither before the other. */
const Ways = ({ order, orderKey }: { order: Order; orderKey: string }) => (
  <section className="mt-10">
    <h2 className="text-heading">
      {order.instalments.length > 0 ? 'Pay the next part: ' : 'To pay: '}
      {formatMoney(toPayNow(order))}
    </h2>
    {order.kept.minor === 0 && order.instalments.length === 0 ? (
      <p className="mt-2">You can pay until {payUntilInWords(order)}.</p>
    ) : null}
    <div className="mt-5 grid items-start gap-6 lg:grid-cols-2">
      <section className={panel}>
        <h3 className="text-heading">By card</h3>
        <p>You enter your card on the page of our bank’s partner. We never see its number.</p>
        <form method="post" action={`/payment/${orderKey}`}>
          <Button type="submit" name="pay" value="card" variant="primary">
            Pay {formatMoney(toPayNow(order))} by card
          </Button>
        </form>
      </section>
      {ownIban ? (
        <section className={panel}>
          <h3 className="text-heading">By bank transfer</h3>
          <TransferPanel order={order} />
        </section>
      ) : null}
    </div>
  </section>
);

/** Where an order is paid: what for, how much, by when, and how; or how it ended. */
export function OrderScreen({ order, orderKey, said, withdrawableUntil }: Props) {
  const isOpen = canBePaid(order);
  return (
    <Container>
      <div className="py-10 md:py-14">
        <p className="text-small text-text-muted">Order {order.reference}</p>
        <h1 className="mt-1 text-display-long">{orderTitle(order)}</h1>
        {said ? (
          <Notice kind="error" role="alert" className="mt-6 max-w-measure">
            <p>{said}</p>
          </Notice>
        ) : null}
        {order.state === 'declined' && isOpen ? (
          <Notice kind="error" title={orderStates.declined.label} className="mt-6 max-w-measure">
            <p>{orderStates.declined.next}</p>
          </Notice>
        ) : null}
        {isOpen ? (
          <div className="mt-4 empty:hidden">
            <PolicyLink order={order} orderKey={orderKey} />
            <BookingLink order={order} />
          </div>
        ) : (
          <OrderOver order={order} orderKey={orderKey} />
        )}
        <div className="mt-8">
          <OrderLines order={order} />
        </div>
        <Schedule order={order} />
        {isOpen ? <Ways order={order} orderKey={orderKey} /> : null}
        {isOpen ? <ThirdsOffer order={order} orderKey={orderKey} /> : null}
        {order.kind === 'insurance' ? null : (
          <ChangingYourMind order={order} orderKey={orderKey} withdrawableUntil={withdrawableUntil} />
        )}
      </div>
    </Container>
  );
}
