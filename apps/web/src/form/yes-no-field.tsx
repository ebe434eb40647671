import { RadioGroup } from '@majak/ui/radio-group';
import { controlProps, type FieldProps } from './field-components.ts';
import { optionsWithUnknown } from './options-with-unknown.ts';

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** Yes or no. */
export const YesNoField = (props: FieldProps<'yesNo'>) => (
  <RadioGroup {...controlProps(props)} inline options={optionsWithUnknown(yesOrNo, props.field)} />
);
