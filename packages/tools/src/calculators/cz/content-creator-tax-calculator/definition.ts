import { rulesByDay } from '@majak/law/cz/rules-by-day';
import type { Law } from '@majak/law/law-on';
import { verdict } from '@majak/law/step';
import { of } from '@majak/law/term';
import type { FactStep, Step } from '@majak/law/working';
import { type ComputedOutputs, calculator } from '../../../calculator/calculator.ts';
import type { ChartOf } from '../../../calculator/chart.ts';
import { group, oneOf, type PlainOf } from '../../../calculator/output.ts';
import { amount } from '../../../cz/crowns.ts';
import { children, year } from '../../../cz/household.ts';
import { expenseRate } from '../../../cz/self-employed.ts';
import { otherTaxBase } from '../../../cz/tax-on-top.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { examples } from './examples.ts';
import { notesOf } from './notes.ts';
import { occasionalOf, occasionalOutputs } from './occasional.ts';
import { tradeOf, tradeOutputs } from './trade.ts';

const questions = {
  income: amount({
    label: 'Yearly income from publishing',
    hint: 'Advertising, sponsors, subscriptions, gifts in return for posts',
    missing: 'Enter your income for the year',
  }),
  costs: amount({ label: 'Real costs per year', hint: 'Camera, editing, travel, software', start: 0 }),
  expenseRate,
  employed: yesNo({
    label: 'You also have a job',
    hint: 'An insured one: your trade is then a secondary activity',
  }),
  otherTaxBase: {
    ...otherTaxBase,
    when: ({ employed }: Readonly<Record<string, unknown>>) => employed === true,
  },
  children,
  year,
};
type Answers = AnswersOf<typeof questions>;

const outputs = {
  trade: group('Trade', tradeOutputs),
  occasional: group('Occasional', occasionalOutputs),
  better: oneOf('What leaves you more', { trade: 'Trade', occasional: 'Occasional' }),
};

/** Which leaves more; the trade where both leave the same. */
const betterOf = (trade: Step, occasional: Step): FactStep<'trade' | 'occasional'> =>
  verdict({
    value: occasional.number.gt(trade.number) ? 'occasional' : 'trade',
    because: `${of(trade).write()} with a trade, ${of(occasional).write()} as occasional income`,
    from: [of(trade), of(occasional)],
  });

function compute(answers: Answers, law: Law): ComputedOutputs<typeof outputs> {
  const { trade, method, notes } = tradeOf(law, answers);
  const occasional = occasionalOf(law, answers);
  return {
    outputs: { better: betterOf(trade.netIncome, occasional.netIncome), trade, occasional },
    notes: [...notesOf(law, answers, { trade, occasional, method }), ...notes],
  };
}

/** What is kept each way, beside what is paid. */
function chart({ costs }: Answers, { trade, occasional }: PlainOf<typeof outputs>): ChartOf<'columns'> {
  const column = (label: string, way: { netIncome: number; incomeTax: number }, insurance: number) => ({
    label,
    values: [
      Math.max(0, way.netIncome),
      Math.max(0, way.incomeTax),
      insurance,
      ...(costs > 0 ? [costs] : []),
    ],
  });
  const insurance = Math.max(0, trade.socialSecurity) + Math.max(0, trade.healthInsurance);
  return {
    kind: 'columns',
    title: 'What you keep each way',
    unit: 'CZK',
    of: 'way',
    series: ['You keep', 'Income tax', 'Insurance', ...(costs > 0 ? ['Real costs'] : [])],
    columns: [column(outputs.trade.label, trade, insurance), column(outputs.occasional.label, occasional, 0)],
  };
}

export const definition = calculator({
  slug: 'content-creator-tax-calculator',
  rules: rulesByDay,
  words: {
    title: 'Content creator tax calculator',
    lead: 'What is left of income from videos, posts and streams, with a trade licence and as occasional income.',
    topic: 'freelance',
    asks: 'What tax do I pay as a creator?',
  },
  questions,
  outputs,
  compute,
  shows: { headline: 'trade.netIncome' },
  draws: 'columns',
  chart,
  sample: { income: 240_000, costs: 30_000, employed: true, otherTaxBase: 480_000 },
  examples,
});
