import type { Calculator } from '@majak/tools/calculator/calculator';
import type { Field, Fields } from '@majak/tools/form/field';
import { nestedFields } from '@majak/tools/form/field-tree';
import { DataTable } from '@majak/ui/data-table';
import { FieldName } from './field-name.tsx';
import { defaultWords, inputConstraints } from './input-constraints.ts';

const columns = [
  { key: 'name', label: 'Input' },
  { key: 'label', label: 'What it is' },
  { key: 'takes', label: 'Takes' },
  { key: 'standIn', label: 'Default' },
  { key: 'required', label: 'Required' },
] as const;

type Named = { name: string; question: Field };

/** All inputs with their paths: those of a list or a group follow it, as `sales[].cost` and `home.city`. */
const namedOf = (questions: Fields, before = ''): Named[] =>
  Object.entries(questions).flatMap(([key, question]) => {
    const name = `${before}${key}`;
    const above = question.kind === 'rows' ? `${name}[].` : `${name}.`;
    return [{ name, question }, ...namedOf(nestedFields(question) ?? {}, above)];
  });

type Asking = Pick<Calculator, 'questions' | 'rules'>;

const rowOf = ({ name, question }: Named, rules: Asking['rules'], today: string) => ({
  id: name,
  cells: {
    name: <FieldName>{name}</FieldName>,
    label: (
      <>
        {question.label}
        {question.hint ? <span className="block text-text-muted">{question.hint}</span> : null}
      </>
    ),
    takes: inputConstraints(question, rules, today),
    standIn: defaultWords(question),
    required: question.optional ? 'no' : <strong>yes</strong>,
  },
});

/** What a calculator takes. */
export const InputsTable = ({
  calculator: { questions, rules },
  today,
}: {
  calculator: Asking;
  today: string;
}) => (
  <div className="text-small">
    <DataTable
      caption="Inputs"
      columns={columns}
      rows={namedOf(questions).map((one) => rowOf(one, rules, today))}
    />
  </div>
);
