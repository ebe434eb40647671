import { bookingPath } from '@majak/desk/bookings/booking-address';
import { timeInWords } from '@majak/desk/bookings/time-in-words';
import type { Booking, BookingState } from '@majak/tools/bookings/booking';

const stateWords: Record<BookingState, string> = {
  'awaiting payment': 'Held while you pay',
  confirmed: 'Booked',
  cancelled: 'Cancelled',
  lapsed: 'Not paid in time',
  displaced: 'Paid: please choose another time',
};

/** What a client booked, the latest first, each with the way to it. */
export const BookingList = ({ bookings }: { bookings: readonly Booking[] }) => (
  <ul>
    {bookings.map(({ reference, title, state, start, zone }) => (
      <li key={reference} className="grid gap-1 border-t border-line py-4 first:border-t-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6">
          <a href={bookingPath(reference)} className="link font-semibold">
            {title}
          </a>
          <span className="text-small text-text-muted">{reference}</span>
        </p>
        <p>
          {stateWords[state]}. {timeInWords(start, zone)}.
        </p>
      </li>
    ))}
  </ul>
);
