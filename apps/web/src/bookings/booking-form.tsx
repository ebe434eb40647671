import type { Consultation } from '@majak/desk/bookings/consultations';
import { dayInWords } from '@majak/desk/bookings/time-in-words';
import { site } from '@majak/desk/site';
import { bookingForm } from '@majak/tools/bookings/booking-form';
import { clockOfZone } from '@majak/tools/bookings/moment-in-zone';
import type { FieldTexts } from '@majak/tools/form/field-texts';
import { formatMoney } from '@majak/tools/money/money';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { FaultsList } from '../form/faults-list.tsx';
import type { FieldComponents } from '../form/field-components.ts';
import { FormFields } from '../form/form-fields.tsx';
import { Honeypot } from '../form/honeypot.tsx';
import { LongTextField } from '../form/long-text-field.tsx';
import { SingleLineField } from '../form/single-line-field.tsx';
import { TickField } from '../form/tick-field.tsx';
import { useForm } from '../form/use-form.ts';
import { withFieldErrors } from '../form/use-form-validation.ts';
import { ChosenTime } from './chosen-time.tsx';
import type { SlotDay } from './slot-days.ts';

const drawing: FieldComponents = {
  kinds: { text: SingleLineField, longText: LongTextField, tick: TickField },
};

/** A form that is filled in, or comes back because it was not taken. */
export type BookingDraft = {
  status: number;
  typed: FieldTexts;
  said: Record<string, string>;
  /** Said above the form. */
  notice?: string;
  /** Times to choose from instead of one that is gone. */
  next?: readonly SlotDay[];
};

type Props = {
  consultation: Consultation;
  draft: BookingDraft;
  zone: string;
  /** The same on every press of one page. */
  pageKey: string;
  path: string;
  /** Back to all times. */
  otherTimes: string;
};

/** Who books, and what it is about: a plain form, whose answer is a page. */
export function BookingForm({ consultation, draft, zone, pageKey, path, otherTimes }: Props) {
  const { typed, said, notice, next } = draft;
  const live = useForm(bookingForm, { id: 'book', prefix: 'book-', typed, said });
  const { price } = consultation;
  return (
    <form
      id="book"
      method="post"
      action={`${path}#book`}
      noValidate
      className="grid max-w-measure scroll-mt-24 gap-6"
    >
      {notice ? (
        <Notice kind="error" role="alert">
          <p>{notice}</p>
        </Notice>
      ) : null}
      {Object.keys(said).length > 0 ? <FaultsList live={live} faults={[]} /> : null}
      {next ? (
        <NextTimes days={next} otherTimes={otherTimes} zone={zone} />
      ) : (
        <Chosen start={typed.start} minutes={consultation.minutes} {...{ zone, otherTimes }} />
      )}
      {next ? null : <input type="hidden" name="start" value={typed.start ?? ''} />}
      <input type="hidden" name="zone" value={zone} />
      <input type="hidden" name="key" value={pageKey} />
      <FormFields
        screen={withFieldErrors(live, [])}
        drawing={drawing}
        fields={bookingForm.fields}
        only={['name', 'email', 'phone', 'about', ...(price ? (['startAsked'] as const) : [])]}
      />
      <Honeypot />
      <div className="grid gap-3">
        <Button type="submit" variant="primary" className="justify-self-start">
          {price ? `Continue to payment, ${formatMoney(price)}` : 'Book this time'}
        </Button>
        <p className="text-small text-text-muted">
          {price
            ? `We’ll keep the time for you while you pay. You can move or cancel it with the link in our e-mail until it begins. If you cancel, you get back everything you’ve paid. Within ${site.withdrawal.days} days of the payment you can also withdraw from the contract without a reason (${site.withdrawal.sections.right} of ${site.withdrawal.act}).`
            : 'You can move or cancel it with the link in our e-mail until it begins.'}
        </p>
      </div>
    </form>
  );
}

type ChosenProps = { start: string | undefined; zone: string; minutes: number; otherTimes: string };

/** The time that is booked, with the way to another; that way alone where what was sent is no time. */
const Chosen = ({ start = '', zone, minutes, otherTimes }: ChosenProps) => {
  const another = (
    <a href={otherTimes} className="link">
      Choose another time
    </a>
  );
  if (Number.isNaN(Date.parse(start))) return <p>{another}</p>;
  return (
    <ChosenTime start={start} zone={zone} minutes={minutes}>
      {another}
    </ChosenTime>
  );
};

type NextTimesProps = { days: readonly SlotDay[]; otherTimes: string; zone: string };

/** Other times, in the place of one that somebody else has by now. */
const NextTimes = ({ days, otherTimes, zone }: NextTimesProps) => (
  <fieldset className="grid gap-3" id="book-start">
    <legend className="mb-2 font-semibold">The next free times, {clockOfZone(zone)}</legend>
    {days.flatMap(({ day, times }) =>
      times.map(({ start, time }) => (
        <label key={start} className="flex min-h-11 items-center gap-3">
          <input type="radio" name="start" value={start} className="size-5" />
          {dayInWords(day)}, {time}
        </label>
      )),
    )}
    <p>
      <a href={otherTimes} className="link">
        All free times
      </a>
    </p>
  </fieldset>
);
