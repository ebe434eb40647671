import { rulesByDay } from '@majak/law/cz/rules-by-day';
import type { Law } from '@majak/law/law-on';
import { type ComputedOutputs, calculator } from '../../../calculator/calculator.ts';
import { amount } from '../../../cz/crowns.ts';
import { year } from '../../../cz/household.ts';
import { tradeQuestions } from '../../../cz/trade-questions.ts';
import { tradeOutputs, tradeYear } from '../../../cz/trade-year.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { advanceOutputs, newAdvances } from './advances.ts';
import { balanceOutputs, balances } from './balances.ts';
import { examples } from './examples.ts';
import { dayOutputs, deadlinesOf, timeline } from './filing-days.ts';

const questions = {
  ...tradeQuestions,
  taxAdvances: amount({ label: 'Income tax advances paid', start: 0 }),
  socialAdvances: amount({ label: 'Social security advances paid', start: 0 }),
  healthAdvances: amount({ label: 'Health insurance advances paid', start: 0 }),
  deductions: amount({
    label: 'Deductions',
    hint: 'Gifts, mortgage interest, retirement savings: the total you may deduct',
    start: 0,
  }),
  year,
};
type Answers = AnswersOf<typeof questions>;

const { filingDeadline, paymentDeadlines, deadlines } = dayOutputs;
const { netIncome, netIncomeMonthly, ...yearOutputs } = tradeOutputs;
const outputs = {
  ...balanceOutputs,
  filingDeadline,
  paymentDeadlines,
  ...advanceOutputs,
  ...yearOutputs,
  netIncome,
  netIncomeMonthly,
  deadlines,
};

function compute(answers: Answers, law: Law): ComputedOutputs<typeof outputs> {
  const { outputs: trade, notes } = tradeYear(law, answers);
  const days = deadlinesOf(law.year);
  const advances = newAdvances(law, trade.profit, answers);
  return {
    outputs: {
      ...balances(trade, answers),
      ...days.outputs,
      ...advances.outputs,
      ...trade,
    },
    notes: [
      ...notesOf(answers, trade.profit.number.lt(answers.deductions)),
      ...days.notes,
      ...notes,
      ...advances.notes,
    ],
  };
}

function notesOf({ deductions }: Answers, unused: boolean): string[] {
  const notes = [
    'You file electronically, because every trade has a data box. That gives you until May. A tax adviser with your power of attorney has until July.',
  ];
  if (deductions > 0)
    notes.push(
      'Deductions are used as you enter them: their limits aren’t checked. They don’t reduce insurance.',
    );
  if (unused) notes.push('Deductions above the profit are lost: the tax base is zero.');
  return notes;
}

/** What a year's tax return and overviews come to, what is still to pay, and by when. Crowns a year; advances a month. */
export const definition = calculator({
  slug: 'trade-license-tax-return-calculator',
  rules: rulesByDay,
  words: {
    title: 'Trade licence tax return',
    lead: 'What your tax return and both overviews add up to, what you still have to pay or get back, and the deadlines.',
    topic: 'freelance',
    asks: 'What do I still pay for the year, and when?',
  },
  questions,
  outputs,
  compute,
  shows: { headline: 'totalBalance' },
  draws: 'timeline',
  chart: (_answers, said, law) => timeline(said, law.year),
  sample: {
    grossIncome: 1_200_000,
    taxAdvances: 20_000,
    socialAdvances: 62_000,
    healthAdvances: 39_672,
  },
  examples,
});
