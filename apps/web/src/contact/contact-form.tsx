import { type ContactField, contactMessages } from '@majak/tools/forms/contact-request/definition';
import { Button } from '@majak/ui/button';
import { Combobox } from '@majak/ui/combobox';
import type { Option } from '@majak/ui/option-list';
import { RadioGroup } from '@majak/ui/radio-group';
import { SelectField } from '@majak/ui/select-field';
import { TextArea } from '@majak/ui/text-area';
import { TextField } from '@majak/ui/text-field';
import { Controller } from 'react-hook-form';
import { countries } from './countries.ts';
import type { FormState } from './form-state.ts';
import { Outcome } from './outcome.tsx';
import { trapField } from './traps.ts';
import { useContactForm } from './use-contact-form.ts';

type Props = { officeEmail: string; services: readonly Option[]; service?: string; state?: FormState };

const nationalities: readonly Option[] = countries.map((name) => ({ value: name, label: name }));
const citizenship = [
  { value: 'YES', label: 'Yes' },
  { value: 'NO', label: 'No' },
] as const;

/** The contact request. Without script it is a plain form that posts to /contact and comes back with everything typed. */
export function ContactForm({ officeEmail, services, service, state }: Props) {
  const { form, trap, submit, receipt, successShown, status, error, disabled } = useContactForm({
    nationality: state?.values.cf_nationality ?? '',
    service: service ?? '',
  });
  const { errors } = form.formState;
  /** A field as it was sent, or as it starts; the same on the server and in the browser. */
  const field = (name: ContactField, start = '') => ({
    ...form.register(name),
    defaultValue: state?.values[name] ?? start,
    error: messageOf(name),
  });
  const messageOf = (name: ContactField) =>
    errors[name]?.message ?? (form.formState.isDirty ? undefined : state?.errors[name]);
  return (
    <form
      id="contact-form"
      method="post"
      action="/contact#contact"
      noValidate
      onSubmit={submit}
      className="grid gap-6"
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field('cf_full_name')} label="Full name" autoComplete="name" />
        <TextField {...field('email')} label="E-mail" type="email" autoComplete="email" spellCheck={false} />
        <TextField
          {...field('cf_client_phone_number')}
          label="Phone"
          type="tel"
          autoComplete="tel"
          hint="With the country code"
        />
        <RadioGroup
          {...field('cf_eu_citizen', 'YES')}
          label="Are you an EU citizen?"
          hint="Or of Norway, Iceland, Liechtenstein, Switzerland"
          options={citizenship}
          inline
        />
        <Controller
          control={form.control}
          name="cf_nationality"
          render={({ field: { name, value, onBlur, onChange } }) => (
            <Combobox
              {...{ name, value, onBlur }}
              onValueChange={onChange}
              label="Nationality"
              options={nationalities}
              placeholder="Type or choose a country"
              error={messageOf('cf_nationality')}
            />
          )}
        />
        <SelectField
          {...field('cf_select_servicee', service)}
          label="Service"
          options={services}
          placeholder="Choose a service"
        />
      </div>
      <TextArea
        {...field('description')}
        label="How can we help?"
        hint="What you need, and by when. Please leave out document numbers."
        rows={8}
      />
      <p aria-hidden="true" className="sr-only">
        <label>
          Leave this empty
          <input ref={trap} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <div className="grid gap-4">
        <div>
          <Button type="submit" variant="primary" loading={status === 'REQUESTED'} disabled={disabled}>
            Send request
          </Button>
        </div>
        <Outcome
          officeEmail={officeEmail}
          error={error}
          failure={state?.failure}
          values={{ ...state?.values, ...form.getValues() }}
          receipt={receipt}
          successShown={successShown}
        />
        <p className="text-small text-text-muted">
          {contactMessages.privacy}{' '}
          <a href="/privacy" className="link">
            How we handle your data
          </a>
        </p>
      </div>
    </form>
  );
}
