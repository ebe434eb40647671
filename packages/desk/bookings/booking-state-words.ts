import type { BookingState } from '@majak/tools/bookings/booking';

/** Where a booking stands, in words to the staff. */
export const bookingStateWords: Readonly<Record<BookingState, string>> = {
  'awaiting payment': 'Waiting for payment',
  confirmed: 'Booked',
  cancelled: 'Cancelled',
  lapsed: 'Not paid in time',
  displaced: 'Paid, but has lost its time',
};
