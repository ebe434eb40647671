import { yearOf } from '@majak/law/dates';
import { supportedYears } from '@majak/law/law-on';
import type { RulesByDay } from '@majak/law/rule';
import { RadioGroup } from '@majak/ui/radio-group';
import { ChoiceField } from '../../form/choice-field.tsx';
import { controlProps, type FieldComponents, type FieldProps } from '../../form/field-components.ts';
import { FormFields } from '../../form/form-fields.tsx';
import { SingleLineField } from '../../form/single-line-field.tsx';
import { YesNoField } from '../../form/yes-no-field.tsx';
import type { CalculatorParts } from './calculator-parts.ts';
import type { CalculatorState } from './use-calculator.ts';

/** How a day is written stays in sight once something stands in the field. */
function DayField({ field, ...props }: FieldProps<'day'>) {
  const hint = [field.hint, 'DD/MM/YYYY'].filter(Boolean).join('. ');
  return <SingleLineField {...props} field={{ ...field, hint }} />;
}

/** What calculators ask with; a table comes along where there is one. */
const kinds: FieldComponents['kinds'] = {
  number: SingleLineField,
  day: DayField,
  text: SingleLineField,
  yesNo: YesNoField,
  choice: ChoiceField,
};

/** The years there are rules for; the current one where none was chosen. */
function yearField(props: FieldProps, rules: RulesByDay, today: string) {
  const control = controlProps(props);
  const options = supportedYears(rules, today).map((year) => ({ value: String(year), label: year }));
  const value = control.value || String(yearOf(today));
  return <RadioGroup {...control} optional={false} inline options={options} value={value} />;
}

type Props = Pick<CalculatorParts, 'calculator' | 'rows'> & { state: CalculatorState };

/** The questions of a calculator, the year last. */
export function Questions({ calculator: { questions, rules }, rows, state }: Props) {
  const drawing: FieldComponents = {
    kinds: { ...kinds, rows },
    fields: { year: (props) => yearField(props, rules, state.today) },
  };
  const names = Object.keys(questions).filter((name) => name !== 'year');
  return (
    <>
      <FormFields screen={state} drawing={drawing} fields={questions} only={names} />
      <FormFields screen={state} drawing={drawing} fields={questions} only={['year']} />
    </>
  );
}
