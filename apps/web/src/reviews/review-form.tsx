import type { Answers } from '@majak/tools/form/field';
import { review } from '@majak/tools/forms/review/form';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import type { Option } from '@majak/ui/option-list';
import { RadioGroup } from '@majak/ui/radio-group';
import { SelectField } from '@majak/ui/select-field';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { FaultsList } from '../form/faults-list.tsx';
import { controlProps, type FieldComponents } from '../form/field-components.ts';
import { FormFields } from '../form/form-fields.tsx';
import { Honeypot } from '../form/honeypot.tsx';
import { LongTextField } from '../form/long-text-field.tsx';
import type { PlainPostState } from '../form/plain-post-state.ts';
import { secondsToWait } from '../form/seconds-to-wait.ts';
import { sendForm } from '../form/send-form.ts';
import { SingleLineField } from '../form/single-line-field.tsx';
import { TickField } from '../form/tick-field.tsx';
import { useForm } from '../form/use-form.ts';
import { useFormValidation } from '../form/use-form-validation.ts';
import { useSending } from '../form/use-sending.ts';

type Props = {
  services: readonly Option[];
  /** Names of countries, a line each. */
  countries: string;
  state?: PlainPostState | undefined;
};

const stars = review.fields.rating.kind === 'choice' ? review.fields.rating.options : [];

/** What a review asks in a way of its own: lists of this site, and stars. */
const drawingOf = ({ services, countries }: Props): FieldComponents => ({
  kinds: { text: SingleLineField, longText: LongTextField },
  fields: {
    country: (props) => (
      <SelectField
        {...controlProps(props)}
        options={countries.split('\n').map((name) => ({ value: name, label: name }))}
        placeholder="Choose a country"
      />
    ),
    service: (props) => (
      <SelectField
        {...controlProps(props)}
        options={services}
        placeholder="Choose a service"
        fieldClassName="sm:col-span-2"
      />
    ),
    rating: (props) => (
      <RadioGroup
        {...controlProps(props)}
        inline
        options={stars.map(({ value, label }) => ({
          value: String(value),
          label: (
            <span role="img" aria-label={label} className="tracking-tighter">
              {'★'.repeat(Number(value))}
            </span>
          ),
        }))}
      />
    ),
    consent: (props) =>
      props.field.kind === 'tick' ? (
        <div>
          <TickField {...props} field={props.field} />
          <p className="mt-2 text-small text-text-muted">
            You can take it back at any time: write to us, and it’ll be gone the same day.{' '}
            <a href="/privacy" className="link">
              How we handle your data
            </a>
          </p>
        </div>
      ) : null,
  },
});

const sendReview = async (answers: Answers, trapped: boolean): Promise<void> => {
  await sendForm({
    to: '/reviews',
    fields: review.fields,
    answers,
    trapped,
    receipt: z.object({ status: z.string() }),
  });
  location.assign('/reviews/thank-you');
};

/** What is said when it did not arrive. */
function wordsOf(failure: unknown): string {
  const seconds = secondsToWait(failure);
  if (seconds) return `You have sent several in a short time. Try again in ${seconds} seconds.`;
  return failure instanceof TypeError || failure instanceof DOMException
    ? 'It wasn’t sent, because there’s no connection. Everything you wrote is still here.'
    : 'It wasn’t saved, because something went wrong on our side. Try again in a minute.';
}

/** A review, as it is handed in. Without script it is a plain form that comes back with everything typed. */
export function ReviewForm(props: Props) {
  const { state } = props;
  const { fields } = review;
  const summary = useRef<HTMLDivElement>(null);
  // Ids of their own: the contact form is on the same page.
  const live = useForm(review, { id: 'review-form', prefix: 'review-', tells: 'only then', ...state });
  const { screen, reading } = useFormValidation(review, live);
  const sending = useSending({ live, reading, send: sendReview, summary });
  const failure = sending.error ?? state?.failure;
  const hasSaid = Object.keys(live.said).length > 0;
  const drawing = drawingOf(props);
  const part = (only: readonly (keyof typeof fields)[]) => (
    <FormFields {...{ screen, drawing, fields, only }} />
  );
  return (
    <form
      id={live.id}
      method="post"
      action="/reviews#tell-us"
      noValidate
      onSubmit={sending.submit}
      className="grid gap-6"
    >
      <div role="alert" className="font-semibold text-error empty:hidden">
        {failure && !hasSaid ? <Notice kind="error">{wordsOf(failure)}</Notice> : null}
      </div>
      <FaultsList live={live} faults={reading.ok ? [] : reading.faults} at={summary} />
      <div className="grid items-start gap-6 sm:grid-cols-2">{part(['author', 'country', 'service'])}</div>
      {part(['rating', 'text', 'email'])}
      <Honeypot at={sending.trap} />
      {part(['consent'])}
      <div>
        <Button type="submit" variant="primary" loading={sending.status === 'REQUESTED'}>
          Send review
        </Button>
      </div>
    </form>
  );
}
