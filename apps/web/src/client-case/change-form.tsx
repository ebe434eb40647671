import type { FieldTexts } from '@majak/tools/form/field-texts';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { type ReactNode, useEffect, useState } from 'react';
import { ChoiceField } from '../form/choice-field.tsx';
import type { FieldComponents } from '../form/field-components.ts';
import { FormFields } from '../form/form-fields.tsx';
import { LongTextField } from '../form/long-text-field.tsx';
import { SingleLineField } from '../form/single-line-field.tsx';
import { UploadField } from '../form/upload-field.tsx';
import { useForm } from '../form/use-form.ts';
import { withFieldErrors } from '../form/use-form-validation.ts';
import { type ClientChange, clientChanges } from './client-changes.ts';
import type { RefusedChange } from './refused-change.ts';

const drawing: FieldComponents = {
  kinds: {
    text: SingleLineField,
    day: SingleLineField,
    longText: LongTextField,
    choice: ChoiceField,
    uploads: UploadField,
  },
};

type Props = {
  change: ClientChange;
  /** Tells this form from others of its kind on the page. */
  id: string;
  /** The same on every press of one page. */
  pageKey: string;
  /** What is brought along, asked by nobody: the number of a paper. */
  brings?: Readonly<Record<string, string>>;
  /** What stands in its fields from the start. */
  starts?: FieldTexts;
  refused?: RefusedChange | undefined;
  variant?: 'primary' | 'secondary' | 'quiet';
  children: ReactNode;
};

const isMine = ({ change, brings = {} }: Props, refused: RefusedChange | undefined) =>
  refused?.change === change && Object.entries(brings).every(([key, text]) => refused.typed[key] === text)
    ? refused
    : undefined;

/** Whether the form is on its way; not any more once somebody comes back to the page. */
function useSent() {
  const [sent, setSent] = useState(false);
  useEffect(() => {
    const comeBack = () => setSent(false);
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  return [sent, setSent] as const;
}

/** One thing that a client can do about their case: a plain form, whose answer is the page. */
export function ChangeForm(props: Props) {
  const { change, id, pageKey, brings = {}, starts, variant = 'secondary', children } = props;
  const { form } = clientChanges[change];
  const refused = isMine(props, props.refused);
  const live = useForm(form, {
    id,
    prefix: `${id}-`,
    tells: 'once it is left',
    ...(starts ? { typed: starts } : {}),
    ...(refused ? { typed: refused.typed, said: refused.said } : {}),
  });
  const [sent, setSent] = useSent();
  const takesFiles = Object.values(form.fields).some(({ kind }) => kind === 'uploads');
  return (
    <form
      id={id}
      method="post"
      action={`?change=${change}#${id}`}
      {...(takesFiles ? { encType: 'multipart/form-data' } : {})}
      noValidate
      onSubmit={() => setSent(true)}
      className="no-print grid gap-4"
    >
      {refused?.notice ? (
        <Notice kind="error" role="alert">
          <p>{refused.notice}</p>
        </Notice>
      ) : null}
      <input type="hidden" name="key" value={pageKey} />
      {Object.entries(brings).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormFields
        screen={withFieldErrors(live, [])}
        drawing={drawing}
        fields={form.fields}
        only={Object.keys(form.fields).filter((key) => !(key in brings))}
      />
      <Button type="submit" variant={variant} loading={sent} className="justify-self-start">
        {children}
      </Button>
    </form>
  );
}
