import { RadioGroup } from '@majak/ui/radio-group';
import { SelectField } from '@majak/ui/select-field';
import { controlOf, type FieldProps } from './drawing.ts';
import { withUnknown } from './with-unknown.ts';

/** One of a few: all in sight where they are few and short, otherwise a list to open. */
export function ChoiceField(props: FieldProps<'choice'>) {
  const { options, shown, start } = props.field;
  const all = withUnknown(
    options.map((option) => ({ ...option, value: String(option.value) })),
    props.field,
  );
  const isShort = all.length <= 3 && all.every(({ label }) => label.length <= 16);
  if (shown === 'radio' || (isShort && !shown))
    return <RadioGroup {...controlOf(props)} inline={isShort} options={all} />;
  const placeholder = start === undefined ? 'Choose an answer' : undefined;
  return <SelectField {...controlOf(props)} options={all} placeholder={placeholder} />;
}
