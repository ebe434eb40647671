import { formatMoney } from '@majak/tools/money/money';
import { Notice } from '@majak/ui/notice';
import { withQuery } from './booking-address.ts';
import { BookingForm } from './booking-form.tsx';
import type { BookingPage } from './load-booking-page.ts';
import type { LinkTo } from './month-calendar.tsx';
import { TimePicker } from './time-picker.tsx';
import { WaitingForm } from './waiting-form.tsx';

type Props = { page: BookingPage; path: string };

const gone = 'Somebody else has just taken this time. These are free:';

/** A consultation to be booked: first a time, then who books it. */
export function BookingScreen({ page, path }: Props) {
  const { consultation, picker, draft, isGone, pageKey } = page;
  const { minutes, place, price } = consultation;
  const linkTo: LinkTo = ({ start, ...choice }) =>
    withQuery(path, { zone: picker.zone, ...choice, start }, start ? 'book' : 'times');
  return (
    <div className="grid gap-8">
      <ul className="flex flex-wrap gap-x-8 gap-y-1 text-text-muted">
        <li>{minutes} minutes</li>
        <li>{place}</li>
        <li>{price ? formatMoney(price) : 'Free of charge'}</li>
      </ul>
      {draft ? (
        <section className="grid gap-6">
          <h2 className="text-heading">Your details</h2>
          <BookingForm
            {...{ consultation, draft, pageKey, path }}
            zone={picker.zone}
            otherTimes={linkTo({ day: picker.shown?.day ?? '' })}
          />
        </section>
      ) : (
        <section className="grid gap-6">
          <h2 className="text-heading">Choose a time</h2>
          {isGone ? (
            // Called what the form is called: the link to a time leads here when the time is gone.
            <div id="book" className="scroll-mt-24">
              <Notice kind="error" role="alert">
                <p>{gone}</p>
              </Notice>
            </div>
          ) : null}
          <TimePicker
            picker={picker}
            linkTo={linkTo}
            asked={{}}
            empty={<p>There’s no free time in the next few weeks.</p>}
          />
          <Waiting page={page} path={path} />
        </section>
      )}
    </div>
  );
}

const Waiting = ({ page: { isWaiting, waiting, picker }, path }: Props) =>
  isWaiting ? (
    <div id="wait" className="max-w-measure">
      <Notice kind="success" role="status">
        <p>We’ll write to you once, as soon as a time becomes free.</p>
      </Notice>
    </div>
  ) : (
    <div className="max-w-measure">
      <WaitingForm path={path} zone={picker.zone} draft={waiting} />
    </div>
  );
