import type { Question } from '@majak/tools/kit/question';
import { RadioGroup } from '@majak/ui/radio-group';
import { SelectField } from '@majak/ui/select-field';
import { TextField } from '@majak/ui/text-field';
import { RowsField } from './rows-field.tsx';
import type { State } from './use-calculator.ts';

type Props = { name: string; question: Question; state: State };

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

const charsFor = (max: number) => (max < 10_000 ? 8 : 12);

/** The control for a question, by its kind. */
export function QuestionField({ name, question, state }: Props) {
  const { label, hint, optional } = question;
  const text = state.typed[name] ?? '';
  const own = {
    name,
    id: name,
    label,
    error: state.errorAt(name),
    onBlur: () => state.leave(name),
  };
  const onChange = (event: { currentTarget: { value: string } }) =>
    state.change(name, event.currentTarget.value);
  const left = optional && question.start === undefined;
  switch (question.kind) {
    case 'number':
      return (
        <TextField
          {...own}
          hint={hint}
          optional={left}
          value={text}
          onChange={onChange}
          inputMode={question.decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={30}
          suffix={question.unit}
          chars={charsFor(question.max)}
        />
      );
    case 'day':
      return (
        <TextField
          {...own}
          hint={hint ? `${hint}. DD/MM/YYYY` : 'DD/MM/YYYY'}
          optional={left}
          value={text}
          onChange={onChange}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          chars={12}
        />
      );
    case 'text':
      return (
        <TextField
          {...own}
          hint={hint}
          value={text}
          onChange={onChange}
          autoComplete="off"
          maxLength={200}
          chars={20}
        />
      );
    case 'yesNo':
      return <RadioGroup {...own} hint={hint} inline options={yesOrNo} value={text} onChange={onChange} />;
    case 'year':
      return (
        <RadioGroup
          {...own}
          hint={hint}
          inline
          options={question.years.map((year) => ({ value: String(year), label: year }))}
          value={text || state.year}
          onChange={onChange}
        />
      );
    case 'choice': {
      const options = question.options.map((one) => ({ value: String(one.value), label: one.label }));
      const short = options.length <= 3 && options.every((one) => one.label.length <= 16);
      return short ? (
        <RadioGroup {...own} hint={hint} inline options={options} value={text} onChange={onChange} />
      ) : (
        <SelectField {...own} hint={hint} options={options} value={text} onChange={onChange} />
      );
    }
    case 'rows':
      return <RowsField name={name} question={question} state={state} />;
  }
}
