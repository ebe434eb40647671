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
    values: state?.values as never,
    service,
  });
  const { errors } = form.formState;
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
        <TextField
          {...form.register('cf_full_name')}
          label="Full name"
          autoComplete="name"
          error={messageOf('cf_full_name')}
        />
        <TextField
          {...form.register('email')}
          label="E-mail"
          type="email"
          autoComplete="email"
          spellCheck={false}
          error={messageOf('email')}
        />
        <TextField
          {...form.register('cf_client_phone_number')}
          label="Phone"
          type="tel"
          autoComplete="tel"
          hint="With the country code"
          error={messageOf('cf_client_phone_number')}
        />
        <RadioGroup
          {...form.register('cf_eu_citizen')}
          label="Are you an EU citizen?"
          hint="Or of Norway, Iceland, Liechtenstein, Switzerland"
          options={citizenship}
          inline
          defaultValue={state?.values.cf_eu_citizen ?? 'YES'}
          error={messageOf('cf_eu_citizen')}
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
          {...form.register('cf_select_servicee')}
          label="Service"
          options={services}
          placeholder="Choose a service"
          error={messageOf('cf_select_servicee')}
        />
      </div>
      <TextArea
        {...form.register('description')}
        label="How can we help?"
        hint="What you need, and by when. Please leave out document numbers."
        rows={8}
        error={messageOf('description')}
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
          values={form.getValues()}
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
