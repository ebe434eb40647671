import { contactMessages, emptyContactRequest } from '@majak/tools/forms/contact-request/definition';
import { answerField } from '@majak/tools/kit/enquiry';
import { Button } from '@majak/ui/button';
import { Combobox } from '@majak/ui/combobox';
import type { Option } from '@majak/ui/option-list';
import { RadioGroup } from '@majak/ui/radio-group';
import { SelectField } from '@majak/ui/select-field';
import { TextArea } from '@majak/ui/text-area';
import { TextField } from '@majak/ui/text-field';
import { Controller } from 'react-hook-form';
import { countries } from './countries.ts';
import type { FieldName, FormState } from './form-state.ts';
import { type FormWords, generalForm } from './form-words.ts';
import { Outcome } from './outcome.tsx';
import { QuestionField } from './question-field.tsx';
import { trapField } from './traps.ts';
import { requestOf, useContactForm } from './use-contact-form.ts';

type Props = {
  officeEmail: string;
  services: readonly Option[];
  service?: string;
  state?: FormState;
  words?: FormWords;
};

const nationalities: readonly Option[] = countries.map((name) => ({ value: name, label: name }));
const citizenship = [
  { value: 'YES', label: 'Yes' },
  { value: 'NO', label: 'No' },
] as const;

/**
 * The contact request, in general or with the questions of one matter. Without script it is a plain form that comes back
 * with everything typed.
 */
export function ContactForm({ officeEmail, services, service, state, words = generalForm }: Props) {
  const { questions } = words;
  const { form, trap, submit, receipt, successShown, status, error, disabled } = useContactForm({
    nationality: state?.values.cf_nationality ?? '',
    service: words.service ?? service ?? '',
    questions,
  });
  /** A field as it was sent, or as it starts; the same on the server and in the browser. */
  const field = <N extends FieldName>(name: N, start = '') => ({
    ...form.register(name),
    defaultValue: state?.values[name] ?? start,
    error: messageOf(name),
  });
  const messageOf = (name: FieldName): string | undefined =>
    form.getFieldState(name, form.formState).error?.message ??
    (form.formState.isDirty ? undefined : state?.errors[name]);
  return (
    <form
      id="contact-form"
      method="post"
      action={`${words.action}#contact`}
      noValidate
      onSubmit={submit}
      className="grid gap-6"
    >
      <div className="grid items-start gap-6 sm:grid-cols-2">
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
        {words.service ? (
          <input type="hidden" {...form.register('cf_select_servicee')} defaultValue={words.service} />
        ) : (
          <SelectField
            {...field('cf_select_servicee', service)}
            label="Service"
            options={services}
            placeholder="Choose a service"
          />
        )}
        {questions.map((question) => (
          <QuestionField key={question.name} question={question} field={field(answerField(question.name))} />
        ))}
      </div>
      <TextArea {...field('description')} {...words.message} rows={8} />
      <p aria-hidden="true" className="sr-only">
        <label>
          Leave this empty
          <input ref={trap} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <div className="grid gap-4">
        <div>
          <Button type="submit" variant="primary" loading={status === 'REQUESTED'} disabled={disabled}>
            {words.button}
          </Button>
        </div>
        <Outcome
          officeEmail={officeEmail}
          error={error}
          failure={state?.failure}
          values={requestOf(questions, { ...emptyContactRequest, ...state?.values, ...form.getValues() })}
          receipt={receipt}
          thanksPath={words.thanksPath}
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
