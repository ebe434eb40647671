import { bookingAddress, referenceOfBookingKey } from '@majak/desk/bookings/booking-address';
import { bookingInvitation } from '@majak/desk/bookings/booking-invitation';
import { findConsultant } from '@majak/desk/bookings/consultants';
import { readBooking } from '@majak/desk/bookings/read-booking';
import { openPayload } from '@majak/desk/payload';
import { calendarResponse } from '../../../bookings/calendar-response.ts';

/** A booking as a file for the calendar of its client. */
export const { GET, HEAD, ALL } = calendarResponse('booking.ics', async (key, at) => {
  const payload = await openPayload();
  const reference = referenceOfBookingKey(key);
  const booking = reference ? await readBooking(payload, reference) : undefined;
  if (!booking?.confirmedAt) return undefined;
  const consultant = await findConsultant(payload, booking.consultant);
  return bookingInvitation({ booking, consultant, at }, bookingAddress(booking.reference)).content;
});
