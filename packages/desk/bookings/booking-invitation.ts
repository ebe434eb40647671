import type { Booking } from '@majak/tools/bookings/booking';
import { endOf } from '@majak/tools/bookings/booking-of-changes';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { site } from '../site.ts';
import type { Consultant } from './consultants.ts';

type Meeting = { booking: Booking; consultant?: Consultant | undefined; at: Date };

/** One id for the life of a booking: calendars move it and do not double it. */
const uidOf = ({ reference }: Booking): string => `${reference.toLowerCase()}.booking@${site.domain}`;

const organizer = { name: site.brand, email: site.email };
const newCalendar = (name: string, method: ICalCalendarMethod): ICalCalendar =>
  ical({ name, method, prodId: { company: site.brand, product: 'Bookings', language: 'EN' } });

/** Each line ends, the last one too: RFC 5545, section 3.1. */
const textOf = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;

const meetingOf = ({ booking, consultant, at }: Meeting, summary: string, description: string) => ({
  id: uidOf(booking),
  sequence: booking.sequence,
  stamp: at,
  start: new Date(booking.start),
  end: new Date(endOf(booking)),
  summary,
  description,
  location: consultant?.meetingUrl ?? booking.place,
  status: booking.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
});

/** What a mail about a booking carries for calendars (RFC 5546): the meeting, or that it does not take place. */
export function bookingInvitation(
  meeting: Meeting,
  link: string,
): { method: 'REQUEST' | 'CANCEL'; content: string } {
  const { booking } = meeting;
  const isOff = booking.state === 'cancelled';
  const method = isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = newCalendar(`${site.brand} ${booking.reference}`, method);
  calendar.createEvent({
    ...meetingOf(meeting, `${booking.title} with ${site.brand}`, `Move or cancel it: ${link}`),
    organizer,
    attendees: [
      {
        email: booking.email,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
        rsvp: false,
      },
    ],
  });
  return { method: isOff ? 'CANCEL' : 'REQUEST', content: textOf(calendar) };
}

/** Everything that a consultant is booked for, as a calendar that programs read again and again. What was cancelled stays, so that they take it out. */
export function consultantCalendar(consultant: Consultant, bookings: readonly Booking[], at: Date): string {
  const calendar = newCalendar(`${consultant.name}: bookings`, ICalCalendarMethod.PUBLISH);
  for (const booking of bookings)
    calendar.createEvent(
      meetingOf(
        { booking, consultant, at },
        `${booking.title}: ${booking.name}`,
        [`${booking.phone}, ${booking.email}`, booking.about, booking.reference].filter(Boolean).join('\n\n'),
      ),
    );
  return textOf(calendar);
}
