import { type CalculatorResult, outputAt } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import type { Field } from '@majak/tools/form/field';
import Papa from 'papaparse';
import { type CitedRule, describeRule } from './cited-rule.ts';
import { isTrivialFormula } from './is-trivial-formula.ts';

const byteOrderMark = '\uFEFF';
const heads = ['Part', 'Name', 'Value', 'Unit', 'Working', 'Rounding', 'Law'];

type Filed = { given: Readonly<Record<string, unknown>>; answer: CalculatorResult; link: string };

/** The answer as a table for a spreadsheet: what was entered, each line with its working, the tables, what to know. */
export function csvOf(calculator: Calculator, { given, answer, link }: Filed): string {
  const rows = [
    heads,
    ['Calculator', calculator.words.title, '', '', `Rules of ${answer.lawAsOf}`, '', link],
    ...entered(calculator.questions, given),
    ...answer.trace.map(lineOf),
    ...[...(answer.carriedOver ? [answer.carriedOver.says] : []), ...answer.notes].map((note) => [
      'Note',
      note,
    ]),
    ...tablesOf(calculator, answer),
  ];
  // A cell that starts like a formula is not one: what was typed is text.
  return byteOrderMark + Papa.unparse(rows, { escapeFormulae: true });
}

const lawIn = (cited: CitedRule | undefined) => (cited ? `${cited.title} (${cited.place})` : '');

const lineOf = (line: CalculatorResult['trace'][number]) => [
  'Output',
  line.label,
  line.value,
  line.unit,
  isTrivialFormula(line) ? '' : line.formula,
  line.rounding,
  line.rules.map(({ id, on }) => lawIn(describeRule(id, on))).join('; '),
];

function entered(questions: Calculator['questions'], given: Filed['given'], of = ''): unknown[][] {
  return Object.entries(questions).flatMap(([name, question]): unknown[][] => {
    const value = given[name] ?? question.start;
    if (value === undefined) return [];
    if (question.kind !== 'rows' || !Array.isArray(value))
      return [
        [
          'Input',
          of + question.label,
          worded(question, value),
          question.kind === 'number' ? question.unit : '',
        ],
      ];
    return value.flatMap((row, at) => entered(question.columns, row, `${question.row} ${at + 1}: `));
  });
}

function worded(question: Field, value: unknown): unknown {
  if (question.kind === 'choice') return question.options.find((one) => one.value === value)?.label ?? value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value;
}

const tablesOf = ({ declared }: Calculator, { outputs }: CalculatorResult): unknown[][] =>
  [...declared.values()].flatMap(({ path, output }) => {
    const rows = outputAt(outputs, path);
    if (!(output.columns && Array.isArray(rows) && rows.length > 0)) return [];
    const keys = Object.keys(output.columns);
    return [
      [],
      [path, ...keys],
      ...rows.map((row: Record<string, unknown>) => ['', ...keys.map((key) => row[key])]),
    ];
  });
