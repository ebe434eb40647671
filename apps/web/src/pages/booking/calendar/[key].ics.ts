import { consultantFeed } from '@majak/desk/bookings/consultant-feed';
import { openPayload } from '@majak/desk/payload';
import { calendarResponse } from '../../../bookings/calendar-response.ts';

/** Everything that a consultant is booked for, for the calendar program that has their secret address. */
export const { GET, HEAD, ALL } = calendarResponse('bookings.ics', async (key, at) =>
  consultantFeed(await openPayload(), key, at),
);
