import type { Payload } from 'payload';
import type { Claim } from '../outbox/claim.ts';
import { flooded, isFlooded } from '../outbox/is-flooded.ts';
import type { BookingChange, BookingWait } from '../payload-types.ts';
import type { Mail } from '../ports/mail/port.ts';
import type { Outcome } from '../ports/outcome.ts';
import { services } from '../services.ts';
import { giveBookingBack } from './give-booking-back.ts';
import { freeTimeMailOf, mailOfBooking, reminderOf } from './mail-of-booking.ts';
import { readBooking } from './read-booking.ts';

type MailOf<Row> = (payload: Payload, row: Row, key: string) => Promise<Mail | undefined>;

/** Sends a mail, unless there is nothing left to tell. */
const sending =
  <Row>(mailOf: MailOf<Row>) =>
  async (row: Row, { reference, channel }: Claim, payload: Payload): Promise<Outcome> => {
    const mail = await mailOf(payload, row, `${reference}:${channel}`);
    return mail ? services.mail.send(mail) : { kind: 'withheld', error: 'There was nothing left to tell' };
  };

const clientMail = sending<BookingChange>((payload, change, key) =>
  mailOfBooking(payload, { change, to: 'client', key }),
);

/** What the outbox does about changes of bookings. */
export const bookingChannels = {
  client: async (change: BookingChange, claim: Claim, payload: Payload): Promise<Outcome> => {
    const booking = await readBooking(payload, change.booking);
    // Who paid is who they say; anybody may type the address of somebody else.
    const isProven = booking?.price && booking.state !== 'lapsed';
    if (booking && !isProven && (await isFlooded(payload, booking.email, claim))) return flooded;
    return clientMail(change, claim, payload);
  },
  agency: sending<BookingChange>((payload, change, key) =>
    mailOfBooking(payload, { change, to: 'agency', key }),
  ),
  reminder: sending<BookingChange>(reminderOf),
  'money-back': async ({ booking }: BookingChange, _: Claim, payload: Payload): Promise<Outcome> =>
    giveBookingBack(payload, booking),
};

/** What the outbox does for those who wait for a time. */
export const waitChannels = { free: sending<BookingWait>(freeTimeMailOf) };
