import { rulesByDay } from '@majak/law/cz/rules-by-day';
import type { Law } from '@majak/law/law-on';
import { type ComputedOutputs, calculator } from '../../../calculator/calculator.ts';
import type { ChartOf } from '../../../calculator/chart.ts';
import type { PlainOf } from '../../../calculator/output.ts';
import { agreement } from './agreement.ts';
import { examples } from './examples.ts';
import { outputs } from './outputs.ts';
import { questions, type SideJobAnswers, validate } from './questions.ts';
import { besideJob } from './trade.ts';

function compute({ kind, ...answers }: SideJobAnswers, law: Law): ComputedOutputs<typeof outputs> {
  const { mainGrossSalary = 0, sideIncome = 0, agreementIncome = 0 } = answers;
  return kind === 'trade'
    ? besideJob(law, { ...answers, mainGrossSalary, sideIncome })
    : agreement(law, { kind, agreementIncome, declarationSigned: answers.declarationSigned });
}

/** Where the side income goes; nothing where a loss leaves less than nothing. */
function chart(answers: SideJobAnswers, said: PlainOf<typeof outputs>): ChartOf<'split'> | undefined {
  const net = said.netIncome;
  if (net < 0) return undefined;
  const trade = answers.kind === 'trade';
  const spent =
    trade && answers.method === 'real' ? [{ label: 'Real expenses', value: answers.expenses }] : [];
  return {
    kind: 'split',
    title: trade ? 'Where the income of your trade goes' : 'Where your gross pay goes',
    unit: 'CZK',
    parts: [
      { label: 'You', value: net, kept: true },
      { label: 'Income tax', value: said.additionalTax ?? said.incomeTax },
      { label: 'Social security', value: said.socialSecurity },
      { label: 'Health insurance', value: said.healthInsurance },
      ...spent,
    ],
  };
}

/** What is left of a side job: of a trade in a year, of an agreement in a month. Amounts in crowns. */
export const definition = calculator({
  slug: 'side-job-tax-calculator',
  rules: rulesByDay,
  words: {
    title: 'Side job calculator',
    lead: 'What you keep of a side job alongside your main one: a trade licence, a DPP or a DPČ.',
    topic: 'work',
    asks: 'What do I keep of a side job?',
  },
  questions,
  outputs,
  validate,
  compute,
  shows: { headline: 'netIncome' },
  draws: 'split',
  chart,
  sample: { kind: 'trade', mainGrossSalary: 45_000, sideIncome: 240_000 },
  examples,
});
