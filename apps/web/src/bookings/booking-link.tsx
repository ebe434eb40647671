import { bookingPath } from '@majak/desk/bookings/booking-address';
import type { Order } from '@majak/tools/orders/order';

function leadsTo({ state, withdrawal, payments }: Order): string {
  if (withdrawal || state === 'refunded' || state === 'expired') return 'what became of it';
  return payments.length > 0 ? 'its time, and how to move or cancel it' : 'the time that’s held for you';
}

/** From an order of a consultation to its booking; nothing for another order, or one whose client was erased. */
export function BookingLink({ order }: { order: Order }) {
  const { booking } = order.details;
  if (order.kind !== 'consultation' || typeof booking !== 'string') return null;
  return (
    <p>
      <a href={bookingPath(booking)} className="link">
        Your booking: {leadsTo(order)}
      </a>
    </p>
  );
}
