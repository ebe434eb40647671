import { RadioGroup } from '@majak/ui/radio-group';
import { controlOf, type FieldProps } from './drawing.ts';
import { withUnknown } from './with-unknown.ts';

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** Yes or no. */
export const YesNoField = (props: FieldProps<'yesNo'>) => (
  <RadioGroup {...controlOf(props)} inline options={withUnknown(yesOrNo, props.field)} />
);
