import { countries } from '@majak/tools/forms/contact-request/nationalities';
import {
  type ReviewField,
  ratings,
  reviewConsent,
  textMaxLength,
  textMinLength,
} from '@majak/tools/forms/review/definition';
import { Button } from '@majak/ui/button';
import { ErrorSummary } from '@majak/ui/error-summary';
import { FieldError } from '@majak/ui/field';
import { Notice } from '@majak/ui/notice';
import type { Option } from '@majak/ui/option-list';
import { RadioGroup } from '@majak/ui/radio-group';
import { Section } from '@majak/ui/section';
import { SelectField } from '@majak/ui/select-field';
import { TextArea } from '@majak/ui/text-area';
import { TextField } from '@majak/ui/text-field';
import { trapField } from '../intake/traps.ts';
import type { ReviewState } from './review-state.ts';

type Props = { services: readonly Option[]; state?: ReviewState };
/** A field as it was sent. */
type FieldOf = (name: ReviewField) => { name: string; id: string; defaultValue: string; error?: string };

const nationalities: readonly Option[] = countries.map(({ name }) => ({ value: name, label: name }));
// Ids of their own: the contact form is on the same page.
const idOf = (name: ReviewField) => `review-${name}`;

const unsent = 'It was not sent: there is no connection. Everything you wrote is still here.';

const stars = ratings.map((value) => ({
  value,
  label: (
    <span role="img" aria-label={value === '1' ? '1 star' : `${value} stars`}>
      {'★'.repeat(Number(value))}
    </span>
  ),
}));

/** A plain form: it posts to the page and comes back with everything typed. The script only spares the reload. */
export function ReviewForm({ services, state }: Props) {
  const errors = state?.errors ?? [];
  const field: FieldOf = (name) => ({
    name,
    id: idOf(name),
    defaultValue: state?.values[name] ?? '',
    error: errors.find((one) => one.field === name)?.message,
  });
  return (
    <Section tone="sand" id="tell-us" labelledBy="tell-us-title">
      <div className="grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-20">
        <Intro />
        <form
          id="review-form"
          method="post"
          action="/reviews#tell-us"
          noValidate
          data-unsent={unsent}
          className="grid gap-6"
        >
          <div role="alert" className="font-semibold text-error empty:hidden">
            {state?.failure && <Notice kind="error">{state.failure}</Notice>}
          </div>
          <ErrorSummary errors={errors.map((one) => ({ ...one, field: idOf(one.field) }))} />
          <Fields {...{ field, services }} />
          <Consent field={field} checked={state?.values.consent === 'yes'} />
          <div>
            <Button type="submit" variant="primary">
              Send review
            </Button>
          </div>
        </form>
      </div>
    </Section>
  );
}

const Intro = () => (
  <div>
    <h2 id="tell-us-title">Tell us how it went</h2>
    <p className="mt-4">
      Good or bad, in your own words. A person reads it before it is published, and changes nothing but
      document numbers and other people’s names.
    </p>
    <p className="mt-3">Initials are enough. Your e-mail is never shown.</p>
  </div>
);

const Fields = ({ field, services }: { field: FieldOf; services: readonly Option[] }) => (
  <>
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <TextField {...field('author')} label="Name or initials" autoComplete="name" maxLength={80} />
      <SelectField
        {...field('country')}
        label="Where are you from?"
        options={nationalities}
        placeholder="Choose a country"
      />
      <SelectField
        {...field('service')}
        label="What did we do for you?"
        options={services}
        placeholder="Choose a service"
        fieldClassName="sm:col-span-2"
      />
    </div>
    <RadioGroup {...field('rating')} label="How did it go?" options={stars} inline />
    <TextArea
      {...field('text')}
      label="Your review"
      hint={`From ${textMinLength} to ${textMaxLength.toLocaleString('en')} characters. Please leave out document numbers.`}
      maxLength={textMaxLength}
      rows={6}
    />
    <TextField
      {...field('email')}
      label="E-mail"
      type="email"
      autoComplete="email"
      spellCheck={false}
      optional
      hint="Only if we may ask you back. Never shown."
    />
    <p aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input name={trapField} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  </>
);

const Consent = ({ field, checked }: { field: FieldOf; checked: boolean }) => {
  const { id, name, error } = field('consent');
  return (
    <div className={error ? 'grid gap-1.5 border-l-4 border-error pl-4' : ''}>
      {error && <FieldError id={id}>{error}</FieldError>}
      <label className="flex cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          id={id}
          name={name}
          value="yes"
          defaultChecked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="tick mt-[0.15em] size-6"
        />
        <span>{reviewConsent}</span>
      </label>
      <p className="mt-2 text-small text-text-muted">
        You can take it back at any time: write to us and it is gone the same day.{' '}
        <a href="/privacy" className="link">
          How we handle your data
        </a>
      </p>
    </div>
  );
};
