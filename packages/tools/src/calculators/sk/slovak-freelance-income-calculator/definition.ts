import type { Law } from '@majak/law/law-on';
import { rulesByDay } from '@majak/law/sk/rules-by-day';
import { outcome } from '@majak/law/step';
import { input, minus, of, over, plain, plus } from '@majak/law/term';
import { type ComputedOutputs, calculator } from '../../../calculator/calculator.ts';
import type { ChartOf } from '../../../calculator/chart.ts';
import type { PlainOf } from '../../../calculator/output.ts';
import { bonusLabel } from '../../../sk/child-bonus.ts';
import { money } from '../../../sk/euros.ts';
import { leftOf, tradeYear } from '../../../sk/trade.ts';
import { examples } from './examples.ts';
import { notesOf } from './notes.ts';
import { type Answers, questions } from './questions.ts';

const outputs = {
  netIncome: money('Net income'),
  netIncomeMonthly: money('Net monthly income'),
  expenses: money('Expenses'),
  profit: money('Profit before insurance'),
  socialInsurance: money('Social insurance'),
  socialMonthly: money('Monthly social insurance'),
  healthInsurance: money('Health insurance'),
  healthMonthly: money('Monthly advance on health insurance'),
  taxBase: money('Profit less insurance'),
  allowance: money('Taxpayer’s allowance'),
  incomeTax: money('Income tax'),
  childBonus: money(bonusLabel),
  totalContributions: money('Total tax and insurance'),
};

function compute(answers: Answers, law: Law): ComputedOutputs<typeof outputs> {
  const income = input('grossIncome', answers.grossIncome, 'EUR');
  const real = answers.method === 'real' ? answers.expenses : undefined;
  const { socialKind, ...made } = tradeYear(law, income, { ...answers, expenses: real });
  const spent = real === undefined ? undefined : of(made.expenses);
  const netIncome = outcome(leftOf(income, { socialKind, ...made }, spent));
  const due = plus(of(made.socialInsurance), of(made.healthInsurance), of(made.incomeTax));
  return {
    outputs: {
      netIncome,
      netIncomeMonthly: outcome(over(of(netIncome), plain(12, 'months')), 'toHundredth'),
      ...made,
      totalContributions: outcome(made.childBonus.number.eq(0) ? due : minus(due, of(made.childBonus))),
    },
    notes: notesOf(law, answers, socialKind),
  };
}

/** Parts of the income and of a bonus; nothing where more goes out than comes in. */
function chart(answers: Answers, said: PlainOf<typeof outputs>): ChartOf<'split'> | undefined {
  if (said.netIncome < 0) return undefined;
  return {
    kind: 'split',
    title: 'Where your income goes',
    unit: 'EUR',
    parts: [
      { label: 'You', value: said.netIncome, kept: true },
      ...(answers.method === 'real' ? [{ label: 'Expenses', value: said.expenses }] : []),
      { label: 'Income tax', value: said.incomeTax },
      { label: 'Social insurance', value: said.socialInsurance },
      { label: 'Health insurance', value: said.healthInsurance },
    ],
  };
}

export const definition = calculator({
  slug: 'slovak-freelance-income-calculator',
  quick: true,
  rules: rulesByDay,
  words: {
    title: 'Freelance income calculator',
    lead: 'What’s left of a year’s income from a Slovak trade licence after tax and insurance.',
    topic: 'freelance',
    asks: 'What is left of my freelance income?',
  },
  questions,
  outputs,
  compute,
  shows: { headline: 'netIncome' },
  draws: 'split',
  chart,
  sample: { grossIncome: 30_000 },
  examples,
});
