import type { Law } from '@majak/law/law-on';
import { type Computed, calculator } from '../../kit/calculator.ts';
import { year } from '../../kit/household.ts';
import { amount, type Given } from '../../kit/question.ts';
import { tradeQuestions } from '../../kit/trade-questions.ts';
import { tradeYear } from '../../kit/trade-year.ts';
import { newAdvances } from './advances.ts';
import { balances } from './balances.ts';
import { deadlinesOf, timeline } from './days.ts';
import { examples } from './examples.ts';

const questions = {
  ...tradeQuestions,
  taxAdvances: amount({ label: 'Income tax advances paid', start: 0 }),
  socialAdvances: amount({ label: 'Social security advances paid', start: 0 }),
  healthAdvances: amount({ label: 'Health insurance advances paid', start: 0 }),
  deductions: amount({
    label: 'Deductions',
    hint: 'Gifts, mortgage interest, retirement savings: what you may deduct in all',
    start: 0,
  }),
  year,
};
type Input = Given<typeof questions>;

function compute(given: Input, law: Law): Computed {
  const { outputs, notes } = tradeYear(law, given);
  const deadlines = deadlinesOf(law.year);
  const advances = newAdvances(law, outputs.profit, given);
  return {
    outputs: {
      ...balances(outputs, given),
      ...deadlines.outputs,
      ...advances.outputs,
      ...outputs,
    },
    notes: [
      ...notesOf(given, outputs.profit.number.lt(given.deductions)),
      ...deadlines.notes,
      ...notes,
      ...advances.notes,
    ],
  };
}

function notesOf({ deductions }: Input, unused: boolean): string[] {
  const notes = [
    'You file electronically, since every trade has a data box. That gives you until May. A tax adviser with your power of attorney has until July.',
  ];
  if (deductions > 0)
    notes.push(
      'Deductions are counted as you enter them: their limits are not checked. They do not lower insurance.',
    );
  if (unused) notes.push('Deductions above the profit are lost: the tax base is nothing.');
  return notes;
}

/** What a year's tax return and overviews come to, what is still to pay, and by when. Crowns a year; advances a month. */
export const definition = calculator({
  slug: 'trade-license-tax-return-calculator',
  words: {
    title: 'Trade licence tax return',
    lead: 'What your tax return and both overviews come to, what you still pay or get back, and by when.',
    topic: 'freelance',
    asks: 'What do I still pay for the year, and when?',
  },
  questions,
  compute,
  shows: {
    headline: 'totalBalance',
    lines: [
      'taxBalance',
      'socialBalance',
      'healthBalance',
      'filingDeadline',
      'paymentDeadlines.tax',
      'paymentDeadlines.social',
      'paymentDeadlines.health',
      'newSocialAdvance',
      'newHealthAdvance',
      'expenses',
      'profit',
      'taxBase',
      'taxBeforeCredits',
      'totalTaxCredit',
      'incomeTax',
      'taxBonus',
      'socialBase',
      'socialSecurity',
      'healthBase',
      'healthInsurance',
      'totalContributions',
      'netIncome',
      'netIncomeMonthly',
    ],
  },
  picture: (_given, outputs, law) => timeline(outputs, law.year),
  sample: {
    grossIncome: 1_200_000,
    taxAdvances: 20_000,
    socialAdvances: 62_000,
    healthAdvances: 39_672,
  },
  examples,
});
