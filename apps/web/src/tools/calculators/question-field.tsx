import type { Field } from '@majak/tools/form/field';
import { RadioGroup } from '@majak/ui/radio-group';
import { SelectField } from '@majak/ui/select-field';
import { TextField } from '@majak/ui/text-field';
import type { ChangeEvent } from 'react';
import { RowsField } from './rows-field.tsx';
import type { State } from './use-calculator.ts';

type Props = { name: string; question: Field; state: State };

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** What every control of a question has, whatever its kind. */
const control = ({ name, question, state }: Props) => ({
  name,
  id: name,
  label: question.label,
  hint: question.hint,
  error: state.errorAt(name),
  value: state.typed[name] ?? '',
  onBlur: () => state.leave(name),
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    state.change(name, event.currentTarget.value),
});

/** The control for a question, by its kind. */
export function QuestionField(props: Props) {
  const { name, question, state } = props;
  const own = control(props);
  switch (question.kind) {
    case 'number':
    case 'day':
    case 'text':
      return <TypedField {...props} />;
    case 'yesNo':
      return <RadioGroup {...own} inline options={yesOrNo} />;
    case 'year': {
      const options = state.years.map((year) => ({ value: String(year), label: year }));
      return <RadioGroup {...own} inline options={options} value={own.value || state.year} />;
    }
    case 'choice': {
      const options = question.options.map((one) => ({ value: String(one.value), label: one.label }));
      const short = options.length <= 3 && options.every((one) => one.label.length <= 16);
      return short ? (
        <RadioGroup {...own} inline options={options} />
      ) : (
        <SelectField {...own} options={options} />
      );
    }
    case 'rows':
      return <RowsField name={name} question={question} state={state} />;
  }
}

/** How wide the answer is, and what a phone's keyboard offers for it. */
function shapeOf(question: Field) {
  if (question.kind === 'number')
    return {
      inputMode: question.decimals === 0 ? 'numeric' : 'decimal',
      maxLength: 30,
      suffix: question.unit,
      chars: question.max < 10_000 ? 8 : 12,
    } as const;
  if (question.kind === 'day') return { inputMode: 'numeric', maxLength: 20, chars: 12 } as const;
  return { maxLength: 200, chars: 20 } as const;
}

/** A question that is answered by typing. */
const TypedField = (props: Props) => {
  const { question } = props;
  const own = control(props);
  const format = question.kind === 'day' ? 'DD/MM/YYYY' : undefined;
  return (
    <TextField
      {...own}
      {...shapeOf(question)}
      hint={[own.hint, format].filter(Boolean).join('. ') || undefined}
      optional={question.optional && question.start === undefined && !question.needed}
      autoComplete="off"
    />
  );
};
