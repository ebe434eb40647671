import { type CalculatorResult, outputAt } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { answerLines } from '@majak/tools/form/answer-lines';
import { answersToTexts, textsToAnswers } from '@majak/tools/form/field-texts';
import { fieldAt } from '@majak/tools/form/field-tree';
import { formulaCell } from '@majak/tools/form/formula-cell';
import Papa from 'papaparse';
import { type CitedRule, describeRule } from './cited-rule.ts';
import { isTrivialFormula } from './is-trivial-formula.ts';

const byteOrderMark = '\uFEFF';
const heads = ['Part', 'Name', 'Value', 'Unit', 'Working', 'Rounding', 'Law'];

type Filed = { given: Readonly<Record<string, unknown>>; result: CalculatorResult; link: string };

/** The result as a table for a spreadsheet: what was entered, each line with its working, the tables, what to know. */
export function resultCsv(calculator: Calculator, { given, result, link }: Filed): string {
  const rows = [
    heads,
    ['Calculator', calculator.words.title, '', '', `Rules as of ${result.lawAsOf}`, '', link],
    ...entered(calculator, given),
    ...result.trace.map((line) => lineOf(line, calculator.rules)),
    ...[...(result.carriedOver ? [result.carriedOver.says] : []), ...result.notes].map((note) => [
      'Note',
      note,
    ]),
    ...tablesOf(calculator, result),
  ];
  // A cell that starts like a formula is not one: what was typed is text.
  return byteOrderMark + Papa.unparse(rows, { escapeFormulae: formulaCell });
}

const lawIn = (cited: CitedRule | undefined) => (cited ? `${cited.title} (${cited.place})` : '');

const lineOf = (line: CalculatorResult['trace'][number], rules: Calculator['rules']) => [
  'Output',
  line.label,
  line.value,
  line.unit,
  isTrivialFormula(line) ? '' : line.formula,
  line.rounding,
  line.rules.map((read) => lawIn(describeRule(rules, read))).join('; '),
];

/** What was asked and entered, in words; what a spreadsheet counts with as it is: numbers, days. */
function entered({ questions }: Calculator, given: Filed['given']): unknown[][] {
  const texts = answersToTexts(questions, given);
  return answerLines(questions, textsToAnswers(questions, texts)).map(({ path, under, label, text }) => {
    const field = fieldAt(questions, path);
    const name = [...under, label].join(': ');
    if (field?.kind === 'number') return ['Input', name, Number(texts[path]), field.unit ?? ''];
    return ['Input', name, field?.kind === 'day' || field?.kind === 'month' ? texts[path] : text, ''];
  });
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
