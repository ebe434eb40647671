import type { Answer } from '@majak/tools/kit/answer';
import type { Calculator } from '@majak/tools/kit/calculator';
import type { Typed } from '@majak/tools/kit/form-answers';
import Papa from 'papaparse';
import { type Cited, cite } from './cite.ts';

const lawIn = (cited: Cited | undefined) => (cited ? `${cited.title} (${cited.place})` : '');
const byteOrderMark = '\uFEFF';

/** The answer as a table for a spreadsheet: what was entered, each line with its working, and the tables. */
export function csvOf(calculator: Calculator, typed: Typed, answer: Answer): string {
  const entered = Object.entries(typed)
    .filter(([, text]) => text !== '')
    .map(([field, text]) => ['Input', labelOf(calculator, field), text]);
  const lines = answer.trace.map(({ label, value, unit, formula, rounding, rules }) => [
    'Output',
    label,
    value,
    unit,
    formula,
    rounding,
    rules.map(({ id, on }) => lawIn(cite(id, on))).join('; '),
  ]);
  const tables = Object.entries(answer.outputs).flatMap(([name, rows]) => {
    if (!Array.isArray(rows) || rows.length === 0) return [];
    const keys = Object.keys(rows[0]);
    return [
      [],
      [name, ...keys],
      ...rows.map((row: Record<string, unknown>) => ['', ...keys.map((key) => row[key])]),
    ];
  });
  const head = ['Part', 'Name', 'Value', 'Unit', 'Working', 'Rounding', 'Law'];
  const about = ['Calculator', calculator.words.title, '', '', `Rules of ${answer.lawAsOf}`];
  // A cell that starts like a formula is not one: what was typed is text.
  return (
    byteOrderMark + Papa.unparse([head, about, ...entered, ...lines, ...tables], { escapeFormulae: true })
  );
}

const labelOf = ({ questions }: Calculator, field: string): string => {
  const [name = '', at, column] = field.split('.');
  const question = questions[name];
  if (question?.kind !== 'rows' || column === undefined) return question?.label ?? field;
  return `${question.row} ${Number(at) + 1}: ${question.columns[column]?.label ?? column}`;
};
