import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { daysOfMonth } from '@majak/law/dates';
import type { Law } from '@majak/law/law-on';
import { type ComputedOutputs, calculator } from '../../../calculator/calculator.ts';
import type { ChartOf } from '../../../calculator/chart.ts';
import { decision, group, orNothing, type PlainOf } from '../../../calculator/output.ts';
import { type FlatTax, flatTax, flatTaxOutputs } from '../../../cz/flat-tax.ts';
import { year } from '../../../cz/household.ts';
import { kindOfActivity, tradeQuestions } from '../../../cz/trade-questions.ts';
import { type TradeYear, tradeOutputs, tradeYear } from '../../../cz/trade-year.ts';
import type { Fault } from '../../../form/fault.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { optionalNumber } from '../../../form/kinds/number.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { compare, comparisonOutputs } from './compare.ts';
import { examples } from './examples.ts';
import { residence } from './residence.ts';

const questions = {
  ...tradeQuestions,
  expenseRate: kindOfActivity,
  vatPayer: yesNo({
    label: 'You are a VAT payer',
    hint: 'An identified person for VAT isn’t a payer: answer no',
  }),
  daysInCzechia: optionalNumber({
    label: 'Days in the Czech Republic in the year',
    hint: 'Include the days you arrive and leave; leave it empty if you live here',
    max: 366,
  }),
  year,
};
type Answers = AnswersOf<typeof questions>;

const { netIncome: flatNet, ...flatRest } = flatTaxOutputs;
const outputs = {
  ...comparisonOutputs,
  taxResident: orNothing(decision('Tax resident of the Czech Republic')),
  regular: group('Regular', tradeOutputs),
  flatTax: group('Flat tax', { netIncome: flatNet, ...flatRest }),
};

const validate = ({ daysInCzechia: days }: Answers, { law }: { law: Law }): Fault[] =>
  days === 366 && daysOfMonth(law.year, 2) === 28
    ? [{ field: 'daysInCzechia', code: 'too_big', message: `${law.year} has 365 days: enter 365 at most` }]
    : [];

function compute(answers: Answers, law: Law): ComputedOutputs<typeof outputs> {
  const regular = tradeYear(law, answers);
  const flat = flatTax(law, answers);
  const resident = residence(law, answers.daysInCzechia);
  return {
    outputs: {
      ...compare(regular.outputs.netIncome, flat),
      regular: regular.outputs,
      flatTax: flat.outputs,
      taxResident: resident.step,
    },
    notes: notesOf({ answers, regular, flat, residence: resident.notes }),
  };
}

type Parts = { answers: Answers; regular: TradeYear; flat: FlatTax; residence: readonly string[] };

const notesOf = ({ answers, regular, flat, residence: said }: Parts): string[] => [
  ...said,
  ...regular.notes,
  ...flat.notes,
  ...(flat.eligible && answers.spouseIncomeUnder68000
    ? [
        'With the flat tax you get nothing for your spouse and children. The comparison takes that into account.',
      ]
    : []),
  'If you have an A1 certificate from another EU country, you pay social security and health insurance there and none here. This calculator works out Czech insurance.',
];

/** What is kept each way, beside what is paid. */
function chart(
  answers: Answers,
  { regular, flatTax: flat }: PlainOf<typeof outputs>,
): ChartOf<'columns'> | undefined {
  const spent = answers.method === 'real' ? answers.expenses : 0;
  const ways = [
    { label: 'Regular', kept: regular.netIncome },
    ...(flat.netIncome === null ? [] : [{ label: 'Flat tax', kept: flat.netIncome }]),
  ];
  if (ways.some(({ kept }) => kept < 0)) return undefined;
  const paid = (kept: number) => Math.max(0, Math.round((answers.grossIncome - spent - kept) * 100) / 100);
  return {
    kind: 'columns',
    title: 'What you keep each way',
    unit: 'CZK',
    of: 'regime',
    series: ['You keep', 'Tax and insurance'],
    columns: ways.map(({ label, kept }) => ({ label, values: [kept, paid(kept)] })),
  };
}

/** Freelance income taxed the regular way and by the flat tax, and which of the two leaves more. Crowns a year. */
export const definition = calculator({
  slug: 'digital-nomad-tax-calculator-czech-eu',
  quick: ['expenseRate', 'activity', 'children', 'vatPayer'],
  rules: rulesByDay,
  words: {
    title: 'Digital nomad tax calculator',
    lead: 'What you keep when you work for yourself from the Czech Republic: the regular way or with the flat tax.',
    topic: 'freelance',
    asks: 'Do I pay tax here, and is the flat tax cheaper?',
  },
  questions,
  outputs,
  validate,
  compute,
  shows: {
    headline: 'netIncome',
    // Where the flat tax is closed there is nothing to save: then what is left is the answer.
    answer: ({ better, difference }) =>
      difference === null
        ? undefined
        : {
            line: 'difference',
            words: `The ${better === 'flatTax' ? 'flat tax' : 'regular way'} saves you each year`,
          },
  },
  draws: 'columns',
  chart,
  sample: { grossIncome: 1_200_000 },
  examples,
});
