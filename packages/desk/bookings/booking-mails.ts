import type { Booking, BookingEvent } from '@majak/tools/bookings/booking';
import { formatMoney } from '@majak/tools/money/money';
import { env } from '../env.ts';
import { messageId, office, sender, signature } from '../outbox/mail-addresses.ts';
import type { Mail } from '../ports/mail/port.ts';
import { site } from '../site.ts';
import { bookingAddress, consultationPath } from './booking-address.ts';
import { bookingInvitation } from './booking-invitation.ts';
import type { Consultant } from './consultants.ts';
import { timeInWords } from './time-in-words.ts';

/** A booking as one of its changes left it, and who gives it. */
type Told = {
  booking: Booking;
  kind: BookingEvent['kind'];
  consultant?: Consultant | undefined;
  key: string;
};

const paragraphs = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');

const subjects: Record<BookingEvent['kind'], string> = {
  made: 'Your booking',
  paid: 'Your booking',
  moved: 'Your booking has a new time',
  cancelled: 'Your booking is cancelled',
  lapsed: 'Your booking was not paid',
  displaced: 'Please choose another time',
};

/** Every mail on a booking stands below the first, so that a reader's program keeps them together. */
const about = ({ booking, key }: Told, subject: string) => ({
  messageId: messageId(key),
  from: sender,
  subject: `${subject}: ${booking.title} (${booking.reference})`,
});

const whenAndWhere = ({ booking, consultant }: Told): string =>
  [
    timeInWords(booking.start, booking.zone),
    booking.zone === site.jurisdiction.timeZone
      ? ''
      : `(${timeInWords(booking.start, site.jurisdiction.timeZone)})`,
    `${booking.minutes} minutes. ${consultant?.meetingUrl ? `Video: ${consultant.meetingUrl}` : `${booking.place}.`}`,
  ]
    .filter(Boolean)
    .join('\n');

const opened: Record<BookingEvent['kind'], string> = {
  made: 'Your time is booked.',
  paid: 'Your payment arrived, and your time is booked.',
  moved: 'Your consultation has a new time, which replaces the old one.',
  cancelled: 'Your consultation is cancelled. It was booked for:',
  lapsed: 'We kept a time for you while you paid, but no payment came, so it’s free again. It was:',
  displaced:
    'Your payment arrived after we’d stopped holding the time, and somebody else has it now. We’re sorry. Choose another one on the page below; you pay nothing more. If none suits you, cancel there and we’ll send your money back. It was:',
};

const again = ({ booking }: Told): string =>
  `You can book another time here: ${env.webUrl}${consultationPath(booking.consultation)}`;

/** Who is told of a cancellation had paid, where there was a price. */
const moneyBack = ({ booking: { price }, kind }: Told): string =>
  price && kind === 'cancelled'
    ? `We’ll send back everything you paid, ${formatMoney(price)}: to the card you paid with, or by bank transfer to the account it came from. We’ll e-mail you once it’s sent.`
    : '';

const change = ({ booking, kind }: Told): string =>
  `${kind === 'displaced' ? '' : 'Open the attached file to add it to your calendar.\n\n'}To move or cancel it, open this page. Anyone who has the address can do so too:\n\n${bookingAddress(booking.reference)}`;

/** Tells the client what happened to their booking, with a file for their calendar. What was typed is not repeated. */
export function clientBookingMail(told: Told): Mail {
  const { booking, kind, consultant } = told;
  const isOver = kind === 'cancelled' || kind === 'lapsed';
  const calendar = bookingInvitation(
    { booking, consultant, at: new Date() },
    bookingAddress(booking.reference),
  );
  return {
    ...about(told, subjects[kind]),
    ...(kind === 'made' || kind === 'paid' ? {} : { inReplyTo: messageId(`${booking.reference}.1:client`) }),
    to: booking.email,
    replyTo: office,
    automatic: 'generated',
    text: paragraphs(
      'Hello,',
      opened[kind],
      whenAndWhere(told),
      moneyBack(told),
      isOver ? again(told) : change(told),
      signature,
    ),
    ...(kind === 'lapsed' || kind === 'displaced' ? {} : { calendar }),
  };
}

const happened: Record<BookingEvent['kind'], string> = {
  made: 'booked',
  paid: 'booked and paid',
  moved: 'moved',
  cancelled: 'cancelled',
  lapsed: 'not paid in time',
  displaced: 'paid too late: it has no time',
};

/** Tells the consultant, and the office where there is none any more. Their calendar is kept by its feed. */
export const agencyBookingMail = (told: Told, bookingId: number): Mail => {
  const { booking, kind, consultant } = told;
  return {
    ...about(told, `Consultation ${happened[kind]}`),
    to: consultant?.email ?? office,
    replyTo: booking.email,
    automatic: 'generated',
    text: paragraphs(
      `${booking.name}, ${booking.phone}, ${booking.email}`,
      timeInWords(booking.start, site.jurisdiction.timeZone),
      booking.about,
      `In the studio: ${env.studioUrl}/admin/collections/bookings/${bookingId}\n`,
    ),
  };
};

/** Reminds the client of what they booked. */
export const reminderMail = (told: Omit<Told, 'kind'>): Mail => ({
  ...about({ ...told, kind: 'made' }, 'A reminder'),
  inReplyTo: messageId(`${told.booking.reference}.1:client`),
  to: told.booking.email,
  replyTo: office,
  automatic: 'generated',
  text: paragraphs(
    'Hello,',
    'This is a reminder of your consultation.',
    whenAndWhere({ ...told, kind: 'made' }),
    `To move or cancel it, open this page:\n\n${bookingAddress(told.booking.reference)}`,
    signature,
  ),
});

type Waiting = { email: string; title: string; consultation: string; key: string };

/** Tells who waits that a time is free: whoever is first has it. */
export const freeTimeMail = ({ email, title, consultation, key }: Waiting): Mail => ({
  messageId: messageId(key),
  from: sender,
  to: email,
  automatic: 'generated',
  subject: `A time is free: ${title}`,
  text: paragraphs(
    'Hello,',
    'You asked us to tell you when a time becomes free, and one has. We’ve told everyone on the list, so it goes to whoever books it first:',
    `${env.webUrl}${consultationPath(consultation)}`,
    'You’re no longer on the list. If the time has gone, you can join again on that page.',
    signature,
  ),
});
