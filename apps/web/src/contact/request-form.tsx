import type { Option } from '@majak/tools/form/control';
import { contactMessages } from '@majak/tools/forms/contact-messages';
import { Button } from '@majak/ui/button';
import { Combobox } from '@majak/ui/combobox';
import { RadioGroup } from '@majak/ui/radio-group';
import { ChoiceField } from '../form/choice-field.tsx';
import { controlProps, type FieldComponents, type FieldProps } from '../form/field-components.ts';
import { FormFields } from '../form/form-fields.tsx';
import { Honeypot } from '../form/honeypot.tsx';
import { LongTextField } from '../form/long-text-field.tsx';
import type { PlainPostState } from '../form/plain-post-state.ts';
import { SingleLineField } from '../form/single-line-field.tsx';
import { YesNoField } from '../form/yes-no-field.tsx';
import { FillFromProfile } from '../profile/profile-offer.tsx';
import { CitizenshipMismatch } from './citizenship-mismatch.tsx';
import type { FormWords } from './form-words.ts';
import { RequestFailure } from './request-failure.tsx';
import type { SentRequest } from './request-sent-notice.tsx';
import { useRequest } from './use-request.ts';

export type RequestFormProps = {
  words: FormWords;
  /** What its fields are drawn with, where it asks more than every request does. */
  kinds?: FieldComponents['kinds'];
  officeEmail: string;
  /** The service that is chosen from the start, where it can be chosen. */
  service?: string | undefined;
  /** What its message says from the start. */
  message?: string | undefined;
  state?: PlainPostState | undefined;
  /** The lists that stand in the page, for who has no script. */
  listed?: readonly ListName[];
  /** Whether it follows on a request that was sent: the person goes on in its first field. */
  again: boolean;
  onSent: (sent: SentRequest) => void;
};

/** What a field of a request searches in. */
type ListName = 'nationalities' | 'services';
/** Ids of the lists that a page has for who has no script. */
export const listId = (list: ListName) => `${list}-list`;

/** What every request asks with: the general form stands on pages that stay light. */
const fewKinds: FieldComponents['kinds'] = {
  text: SingleLineField,
  day: SingleLineField,
  longText: LongTextField,
  choice: ChoiceField,
  yesNo: YesNoField,
};

type Request = ReturnType<typeof useRequest>;

/** What a request asks in a way of its own: the two lists, and the answer that follows from one of them. */
function drawingOf({ citizenship }: Request, props: RequestFormProps): FieldComponents {
  const { words, kinds = fewKinds, listed = [] } = props;
  const search = (props: FieldProps, list: ListName, placeholder: string) => (
    <Combobox
      {...controlProps(props)}
      placeholder={placeholder}
      list={listed.includes(list) ? listId(list) : undefined}
      options={citizenship.choices?.[list]}
      onValueChange={(text) => props.screen.change(props.path, text)}
    />
  );
  const fields: NonNullable<FieldComponents['fields']> = {
    euCitizen: (props) => (
      <RadioGroup {...controlProps(props)} options={optionsOf(props)} onClick={citizenship.answer} inline />
    ),
    nationality: (props) => (
      <div>
        {search(props, 'nationalities', 'Type or choose a country')}
        <CitizenshipMismatch {...citizenship.doubt} />
      </div>
    ),
    service: (props) =>
      words.service ? (
        <input type="hidden" name={controlProps(props).name} value={words.service} />
      ) : (
        search(props, 'services', 'Type or choose a service')
      ),
  };
  return { kinds, fields };
}

const optionsOf = ({ field }: FieldProps): readonly Option<string>[] =>
  field.kind === 'choice' ? field.options.map((one) => ({ ...one, value: String(one.value) })) : [];

/**
 * The form of a request for help, in general or with the questions of one matter. Without script it is a plain form that
 * comes back with everything typed.
 */
export function RequestForm(props: RequestFormProps) {
  const { words, officeEmail, message = '', state, again, onSent } = props;
  const service = words.service ?? props.service ?? '';
  const request = useRequest({ words, state, service, message, again, onSent });
  const { screen, sending } = request;
  const { fields } = words.form;
  const drawing = drawingOf(request, props);
  return (
    <form
      id={screen.id}
      method="post"
      action={`${words.action}#contact`}
      noValidate
      onSubmit={sending.submit}
      className="grid gap-6"
    >
      <FillFromProfile live={request.live} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <FormFields
          {...{ screen, drawing, fields }}
          only={Object.keys(fields).filter((key) => key !== 'message')}
        />
      </div>
      <FormFields {...{ screen, drawing, fields }} only={['message']} />
      <Honeypot at={sending.trap} />
      <div className="grid gap-4">
        <div>
          <Button
            type="submit"
            variant="primary"
            loading={sending.status === 'REQUESTED'}
            disabled={sending.disabled}
          >
            {words.button}
          </Button>
        </div>
        <RequestFailure
          {...{ officeEmail, fields }}
          error={sending.error ?? state?.failure}
          typed={screen.typed}
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
