import { emptyContactRequest } from '@majak/tools/forms/contact-request/definition';
import { contactMessages } from '@majak/tools/kit/contact-messages';
import { answerField } from '@majak/tools/kit/enquiry';
import { Button } from '@majak/ui/button';
import { Combobox } from '@majak/ui/combobox';
import { RadioGroup } from '@majak/ui/radio-group';
import { TextField } from '@majak/ui/text-field';
import { Controller } from 'react-hook-form';
import { trapField } from '../intake/traps.ts';
import { CitizenshipDoubt } from './citizenship-doubt.tsx';
import type { Sent } from './confirmation.tsx';
import { Failure } from './failure.tsx';
import type { FieldName, FormState } from './form-state.ts';
import { type FormWords, generalForm } from './form-words.ts';
import { MessageField } from './message-field.tsx';
import { QuestionField } from './question-field.tsx';
import { requestOf, useContactForm } from './use-contact-form.ts';

export type RequestFormProps = {
  officeEmail: string;
  service?: string;
  state?: FormState;
  words?: FormWords;
  /** The fields whose lists stand in the page, for who has no script. */
  listed?: readonly string[];
  /** Whether it follows on a request that was sent: the person goes on in its first field. */
  again: boolean;
  onSent: (sent: Sent) => void;
};

const citizenship = [
  { value: 'YES', label: 'Yes' },
  { value: 'NO', label: 'No' },
] as const;

/** Ids of the lists that a page has for who has no script. */
export const listOf = (name: 'cf_nationality' | 'cf_select_servicee') => `${name}-list`;

/**
 * The form of the contact request, in general or with the questions of one matter. Without script it is a plain form that
 * comes back with everything typed.
 */
export function RequestForm(props: RequestFormProps) {
  const { officeEmail, state, words = generalForm, listed = [] } = props;
  const { questions } = words;
  const service = words.service ?? props.service ?? '';
  const request = useContactForm({ state, service, questions, again: props.again, onSent: props.onSent });
  const { form, choices, typed } = request;
  /** A field as it was sent, or as it starts; the same on the server and in the browser. */
  const field = <N extends FieldName>(name: N, start = '') => ({
    ...form.register(name),
    defaultValue: state?.values[name] ?? start,
    error: messageOf(name),
  });
  const messageOf = (name: FieldName): string | undefined =>
    form.getFieldState(name, form.formState).error?.message ??
    (form.formState.isDirty ? undefined : state?.errors[name]);
  /** A field that searches a list, and takes any words. */
  const search = (
    name: 'cf_nationality' | 'cf_select_servicee',
    shown: { label: string; placeholder: string },
  ) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onBlur } }) => (
        <Combobox
          {...{ name, value, onBlur, ...shown }}
          list={listed.includes(name) ? listOf(name) : undefined}
          onValueChange={name === 'cf_nationality' ? request.chooseNationality : request.chooseService}
          options={choices?.[name]}
          error={messageOf(name)}
        />
      )}
    />
  );
  return (
    <form
      id="contact-form"
      method="post"
      action={`${words.action}#contact`}
      noValidate
      onSubmit={request.submit}
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
          onClick={request.answerCitizenship}
          inline
        />
        <div>
          {search('cf_nationality', { label: 'Nationality', placeholder: 'Type or choose a country' })}
          <CitizenshipDoubt {...typed} />
        </div>
        {words.service ? (
          <input type="hidden" {...form.register('cf_select_servicee')} defaultValue={words.service} />
        ) : (
          search('cf_select_servicee', { label: 'Service', placeholder: 'Type or choose a service' })
        )}
        {questions.map((question) => (
          <QuestionField key={question.name} question={question} field={field(answerField(question.name))} />
        ))}
      </div>
      <MessageField field={field('description')} words={words.message} {...request.message} />
      <p aria-hidden="true" className="sr-only">
        <label>
          Leave this empty
          <input ref={request.trap} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <div className="grid gap-4">
        <div>
          <Button
            type="submit"
            variant="primary"
            loading={request.status === 'REQUESTED'}
            disabled={request.disabled}
          >
            {words.button}
          </Button>
        </div>
        <Failure
          officeEmail={officeEmail}
          error={request.error ?? state?.failure}
          values={requestOf(questions, { ...emptyContactRequest, ...state?.values, ...form.getValues() })}
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
