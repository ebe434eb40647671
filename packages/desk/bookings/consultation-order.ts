import type { Booking } from '@majak/tools/bookings/booking';
import { endOf } from '@majak/tools/bookings/booking-of-changes';
import type { Order } from '@majak/tools/orders/order';
import { lastDayOfService } from '../orders/distance-contract.ts';
import type { OrderKind } from '../orders/order-kind.ts';
import { cancelBooking } from './change-booking.ts';
import { readBooking } from './read-booking.ts';
import { confirmPaid, lapseBooking } from './settle-payment.ts';
import { timeInWords } from './time-in-words.ts';

/** What kind of order a paid consultation is. */
export const consultationOrderKind = 'consultation';

const bookingIn = ({ details }: Pick<Order, 'details'>): string => String(details.booking ?? '');

/** What a paid consultation is called in its order: its title and when it takes place. */
export const lineOfBooking = ({ title, start, zone }: Pick<Booking, 'title' | 'start' | 'zone'>): string =>
  `${title}, ${timeInWords(start, zone)}`;

/** A consultation that has a price: paid, it is confirmed; not paid or paid back, its time is free again. */
export const consultationOrder: OrderKind = {
  slug: consultationOrderKind,
  title: ({ title }) => (typeof title === 'string' && title ? title : 'A consultation'),
  linesNow: async (payload, order) => {
    const booking = await readBooking(payload, bookingIn(order));
    return booking && order.lines.map(({ amount }) => ({ text: lineOfBooking(booking), amount }));
  },
  fulfil: (payload, order) => confirmPaid(payload, bookingIn(order)),
  isCalledOff: async (payload, order) => {
    const booking = await readBooking(payload, bookingIn(order));
    // One whose client was erased is of nobody any more.
    return !booking || booking.state === 'cancelled';
  },
  release: async (payload, order) => {
    await lapseBooking(payload, bookingIn(order));
    if (order.withdrawal) await cancelBooking(payload, bookingIn(order), 'client');
    else if (order.state === 'refunded') await cancelBooking(payload, bookingIn(order), 'payment');
  },
  withdrawal: {
    lastDay: lastDayOfService,
    // What was cancelled is paid back already.
    isDone: async (payload, order) => {
      const booking = await readBooking(payload, bookingIn(order));
      return !booking || booking.state === 'cancelled' || Date.parse(endOf(booking)) <= Date.now();
    },
  },
};
