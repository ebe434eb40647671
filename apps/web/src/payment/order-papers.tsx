import type { Order } from '@majak/tools/orders/order';
import { BookingLink } from '../bookings/booking-link.tsx';
import { PolicyLink } from '../insurance/policy-link.tsx';

type Props = { order: Order; orderKey: string; className?: string };

/** What there is of an order that was paid: the proof of payment, and where its insurance or its booking is. */
export const OrderPapers = ({ order, orderKey, className }: Props) => (
  <>
    <p className={className}>
      <a href={`/payment/${orderKey}/receipt.pdf`} className="link">
        Proof of payment (PDF)
      </a>
    </p>
    <PolicyLink order={order} orderKey={orderKey} />
    <BookingLink order={order} />
  </>
);
