import type { EnquiryQuestion } from '@majak/tools/kit/enquiry';
import { RadioGroup } from '@majak/ui/radio-group';
import { SelectField } from '@majak/ui/select-field';
import { TextField } from '@majak/ui/text-field';
import type { UseFormRegisterReturn } from 'react-hook-form';

type Props = {
  question: EnquiryQuestion;
  field: UseFormRegisterReturn & { defaultValue: string; error?: string };
};

const options = (answers: readonly string[] = []) => answers.map((value) => ({ value, label: value }));

/** The control for a question of a form, by its kind. */
export function QuestionField({ question: { label, hint, kind, required, options: answers }, field }: Props) {
  const own = { ...field, label, hint, optional: !required };
  if (kind === 'yesNo') return <RadioGroup {...own} inline options={options(['Yes', 'No'])} />;
  if (kind === 'select')
    return <SelectField {...own} options={options(answers)} placeholder="Choose an answer" />;
  if (kind === 'date')
    return <TextField {...own} inputMode="numeric" placeholder="DD/MM/YYYY" autoComplete="off" />;
  return <TextField {...own} type={kind === 'link' ? 'url' : 'text'} spellCheck={kind === 'text'} />;
}
