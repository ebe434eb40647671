import { consultationPath } from '@majak/desk/bookings/booking-address';
import { timeInWords } from '@majak/desk/bookings/time-in-words';
import { paymentPath } from '@majak/desk/orders/payment-key';
import { withdrawableUntilInWords } from '@majak/desk/orders/withdrawal-words';
import type { BookingState } from '@majak/tools/bookings/booking';
import { formatMoney } from '@majak/tools/money/money';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { unbroken } from '@majak/ui/unbroken';
import type { ReactNode } from 'react';
import { withQuery } from './booking-address.ts';
import { ChosenTime } from './chosen-time.tsx';
import type { Booked } from './load-booked.ts';
import type { Picker } from './load-picker.ts';
import { moneyBackInWords } from './money-back-in-words.ts';
import { TimePicker } from './time-picker.tsx';

/** What a booking is to its client, by where it stands. */
export const bookedTitle: Record<BookingState, string> = {
  'awaiting payment': 'Your time is waiting for your payment',
  confirmed: 'Your time is booked',
  cancelled: 'This booking is cancelled',
  lapsed: 'We’re no longer holding this time',
  displaced: 'Please choose another time',
};

const says: Record<BookingState, string> = {
  'awaiting payment':
    'We’ll keep it for you while you pay. If the payment doesn’t arrive in time, it’s free for others again.',
  confirmed:
    'We’ve sent you an e-mail with a file for your calendar. Keep the address of this page: with it you can move or cancel your booking.',
  cancelled: 'Others can book the time again.',
  lapsed: 'We didn’t get your payment in time. You can book another one.',
  displaced:
    'Your payment arrived after we’d stopped holding the time, and somebody else has it now. We’re sorry. Choose another one. You don’t pay anything more.',
};

const done: Record<string, string> = {
  move: 'Your booking has its new time. We’ve sent you an e-mail.',
  cancel: 'Your booking is cancelled. We’ve sent you an e-mail.',
};

/** A booking as its client has it by their link: what it is, and what they can do. */
export function BookedScreen(booked: Booked) {
  const { booking, notice, asks } = booked;
  const isHeld = booking.state === 'confirmed' || booking.state === 'awaiting payment';
  return (
    <div className="grid gap-8">
      <div className="grid max-w-measure gap-8">
        {booked.done && done[booked.done] ? (
          <Notice kind="success" role="status">
            <p>{done[booked.done]}</p>
          </Notice>
        ) : null}
        {notice ? (
          <Notice kind="error" role="alert">
            <p>{notice}</p>
          </Notice>
        ) : null}
        <p className="text-lead text-text-muted">
          {booked.isOver && isHeld ? 'It has already started, or it’s over.' : says[booking.state]}
        </p>
        {booking.state === 'cancelled' && booking.price ? <p>{moneyBackInWords(booked.order)}</p> : null}
        {isHeld ? <ChosenTime start={booking.start} zone={booking.zone} minutes={booking.minutes} /> : null}
        <Facts {...booked} isHeld={isHeld} />
        {asks?.what === 'cancel' ? <ConfirmCancel {...booked} /> : null}
        {asks?.what === 'move' && asks.start ? (
          <ConfirmMove {...booked} zone={asks.picker.zone} start={asks.start} />
        ) : null}
        {asks ? null : <Actions {...booked} />}
        {asks ? null : <Withdrawing {...booked} />}
      </div>
      {asks?.what === 'move' && !asks.start ? <OtherTimes {...booked} picker={asks.picker} /> : null}
    </div>
  );
}

const Facts = ({ booking, meetingUrl, order, isHeld }: Booked & { isHeld: boolean }) => (
  <dl className="grid gap-x-8 sm:grid-cols-[auto_1fr] sm:gap-y-3">
    <Fact name="What">{booking.title}</Fact>
    <Fact name="Where">
      {meetingUrl && isHeld ? (
        <a href={meetingUrl} className="link wrap-anywhere">
          {meetingUrl}
        </a>
      ) : (
        booking.place
      )}
    </Fact>
    <Fact name="Price">
      {booking.price ? formatMoney(booking.price) : 'Free of charge'}
      {order && order.payments.length > 0 ? (
        <>
          {' · '}
          <a href={paymentPath(order.reference)} className="link">
            Your payment
          </a>
        </>
      ) : null}
    </Fact>
    <Fact name="Reference">{booking.reference}</Fact>
  </dl>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-text-muted">{name}</dt>
    <dd className="min-w-0 max-sm:mb-3">{children}</dd>
  </>
);

function Actions({ booking, path, order, isOver }: Booked) {
  const { state } = booking;
  if (state === 'cancelled' || state === 'lapsed' || isOver)
    return (
      <Button href={consultationPath(booking.consultation)} className="justify-self-start">
        Book another time
      </Button>
    );
  return (
    <div className="flex flex-wrap gap-4">
      {order && state === 'awaiting payment' ? (
        <Button href={paymentPath(order.reference)} variant="primary">
          Pay now
        </Button>
      ) : null}
      {state === 'confirmed' ? <Button href={`${path}/invitation.ics`}>Add to my calendar</Button> : null}
      {state === 'awaiting payment' ? null : (
        <Button href={withQuery(path, { do: 'move' }, 'times')}>Choose another time</Button>
      )}
      <Button href={withQuery(path, { do: 'cancel' }, 'cancel')} variant="quiet">
        Cancel the booking
      </Button>
    </div>
  );
}

const Withdrawing = ({ order, withdrawableUntil }: Booked) =>
  order && withdrawableUntil ? (
    <p>
      <a href={`${paymentPath(order.reference)}/withdraw`} className="link">
        Withdraw from contract here
      </a>
      , without a reason, until {unbroken(withdrawableUntilInWords(order, withdrawableUntil))}.
    </p>
  ) : null;

const ConfirmCancel = ({ path, booking }: Booked) => (
  <form id="cancel" method="post" action={path} className="grid scroll-mt-24 gap-4 border-t border-line pt-6">
    <h2 className="text-heading">Cancel this booking?</h2>
    <p>
      Others can book the time straight away.{' '}
      {booking.price ? 'We’ll send back everything you’ve paid. ' : ''}
      If you only need another time, you can move it instead.
    </p>
    <input type="hidden" name="do" value="cancel" />
    <div className="flex flex-wrap gap-4">
      <Button type="submit" variant="primary">
        Yes, cancel it
      </Button>
      <Button href={path}>Keep it</Button>
    </div>
  </form>
);

const ConfirmMove = ({ path, booking, zone, start }: Booked & { zone: string; start: string }) => (
  <form id="move" method="post" action={path} className="grid scroll-mt-24 gap-4 border-t border-line pt-6">
    <h2 className="text-heading">Move it to this time?</h2>
    <ChosenTime start={start} zone={zone} minutes={booking.minutes} />
    <p>Your old time, {timeInWords(booking.start, zone)}, is free for others.</p>
    <input type="hidden" name="do" value="move" />
    <input type="hidden" name="start" value={start} />
    <div className="flex flex-wrap gap-4">
      <Button type="submit" variant="primary">
        Move it
      </Button>
      <Button href={withQuery(path, { do: 'move', zone }, 'times')}>Choose another time</Button>
    </div>
  </form>
);

/** As wide as the page: a calendar, and the times of a day beside it. */
const OtherTimes = ({ path, picker }: Booked & { picker: Picker }) => (
  <section className="grid gap-6 border-t border-line pt-6">
    <h2 className="text-heading">Choose another time</h2>
    <TimePicker
      picker={picker}
      asked={{ do: 'move' }}
      linkTo={(choice) =>
        withQuery(path, { do: 'move', zone: picker.zone, ...choice }, choice.start ? 'move' : 'times')
      }
      empty={<p>There’s no other free time in the next few weeks. You keep the time you have.</p>}
    />
    <p>
      <a href={path} className="link">
        Keep the time I have
      </a>
    </p>
  </section>
);
