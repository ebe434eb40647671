import { formatMoney, minus } from '@majak/tools/money/money';
import type { Order } from '@majak/tools/orders/order';
import { Button } from '@majak/ui/button';
import { Container } from '@majak/ui/container';
import type { ReactNode } from 'react';
import { OrderPapers } from './order-papers.tsx';

const Outcome = ({ title, children }: { title: string; children: ReactNode }) => (
  <Container>
    <div className="max-w-measure py-12 md:py-20">
      <h1 className="text-display-long">{title}</h1>
      <div className="mt-5 grid gap-6">{children}</div>
    </div>
  </Container>
);

type Props = { order: Order; orderKey: string };

const Rest = ({ order, orderKey }: Props) => {
  const rest = minus(order.total, order.kept);
  const next = order.instalments.find(({ left }) => left.minor > 0);
  return rest.minor > 0 && next ? (
    <p>
      {formatMoney(rest)} is still to be paid. We’ll remind you three days before the next part is due, or{' '}
      <a href={`/payment/${orderKey}`} className="link">
        look at the dates
      </a>
      .
    </p>
  ) : null;
};

/** After a payment that is here. */
export const SuccessScreen = ({ order, orderKey }: Props) => (
  <Outcome title="You're all set!">
    <p className="text-lead">Your payment was completed successfully. Thank you for working with us!</p>
    <Rest order={order} orderKey={orderKey} />
    <OrderPapers order={order} orderKey={orderKey} />
    <p>
      <Button href="/" variant="primary">
        Go back to the homepage
      </Button>
    </p>
  </Outcome>
);

/** While the bank has not said yet that the money is here: the page looks again by itself. */
export const ConfirmingScreen = ({ orderKey }: { orderKey: string }) => (
  <Outcome title="We’re confirming your payment">
    <p role="status">
      The bank hasn’t told us yet that it’s through. This page looks again every few seconds. You can close
      it, too: we’ll e-mail you once the payment is here.
    </p>
    <p>
      If you left the bank without paying,{' '}
      <a href={`/payment/${orderKey}`} className="link">
        go back to the order
      </a>
      .
    </p>
  </Outcome>
);

/** After a card that was declined. */
export const DeclinedScreen = ({ orderKey }: { orderKey: string }) => (
  <Outcome title="Your transaction was declined!">
    <p className="text-lead">This card has been declined. Please try a different payment method.</p>
    <p>
      <Button href={`/payment/${orderKey}`} variant="primary">
        Return to payment
      </Button>
    </p>
  </Outcome>
);
