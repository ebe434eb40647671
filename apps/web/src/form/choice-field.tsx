import { RadioGroup } from '@majak/ui/radio-group';
import { SelectField } from '@majak/ui/select-field';
import { controlProps, type FieldProps } from './field-components.ts';
import { optionsWithUnknown } from './options-with-unknown.ts';

/** One of a few: all in sight where they are few and short, otherwise a list to open. */
export function ChoiceField(props: FieldProps<'choice'>) {
  const { options, shown, start } = props.field;
  const all = optionsWithUnknown(
    options.map((option) => ({ ...option, value: String(option.value) })),
    props.field,
  );
  const isShort = all.length <= 3 && all.every(({ label }) => label.length <= 16);
  if (shown === 'radio' || (isShort && !shown))
    return <RadioGroup {...controlProps(props)} inline={isShort} options={all} />;
  const placeholder = start === undefined ? 'Choose an answer' : undefined;
  return <SelectField {...controlProps(props)} options={all} placeholder={placeholder} />;
}
