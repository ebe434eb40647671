import type { AskableField } from '@majak/desk/cases/desk-view-schema';
import { OptionList } from '@majak/ui/option-list';
import type { KeyboardEvent } from 'react';

type Props = {
  id: string;
  field: AskableField;
  fault: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Kinds of questions and the types of their input. */
const inputTypes: Readonly<Record<string, string>> = { day: 'date', number: 'number' };

const answersOf = ({ kind, options = [] }: AskableField) =>
  kind === 'yesNo'
    ? [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]
    : options;

function Control({ id, field, fault, onKeyDown }: Props) {
  const said = {
    id,
    name: field.key,
    onKeyDown,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': `${id}-said`,
  };
  if (field.kind === 'longText')
    return <textarea {...said} defaultValue={field.start} rows={field.rows ?? 4} />;
  if (field.kind === 'choice' || field.kind === 'yesNo')
    return (
      <select {...said} defaultValue={field.start ?? ''}>
        <option value="" disabled={!field.optional}>
          Choose
        </option>
        <OptionList options={answersOf(field)} />
      </select>
    );
  return <input {...said} type={inputTypes[field.kind] ?? 'text'} defaultValue={field.start} />;
}

/** One question of a change, with what is wrong with its answer. */
export const CaseQuestion = (props: Props) => (
  <div className="case-desk__question">
    <label htmlFor={props.id}>
      {props.field.label}
      {props.field.optional ? <span className="case-desk__quiet"> (optional)</span> : null}
    </label>
    <Control {...props} />
    <p id={`${props.id}-said`} className={props.fault ? 'case-desk__fault' : 'case-desk__quiet'}>
      {props.fault ?? props.field.hint}
    </p>
  </div>
);
