import { TextArea } from '@majak/ui/text-area';
import { controlProps, type FieldProps, isUnknown } from './field-components.ts';

/** From here on it is worth saying how much room is left. */
const nearlyFull = 0.8;

/** A text of several lines, and how much of its room is left once most of it is used. */
export function LongTextField(props: FieldProps<'longText'>) {
  const { maxLength, rows } = props.field;
  const control = controlProps(props);
  const { length } = control.value.trim();
  return (
    <div className="grid gap-1.5">
      <TextArea {...control} rows={rows} {...(isUnknown(props) ? { value: '', disabled: true } : {})} />
      {length > maxLength * nearlyFull && (
        <p className={`text-small ${length > maxLength ? 'font-semibold text-error' : 'text-text-muted'}`}>
          {length.toLocaleString('en')} of {maxLength.toLocaleString('en')} characters
        </p>
      )}
    </div>
  );
}
