import type { Law } from '@majak/law/law-on';
import { outcome } from '@majak/law/step';
import { input, minus, notBelowZero, of, rule, times } from '@majak/law/term';
import { calculator } from '@majak/tools/calculator/calculator';
import { moneyIn } from '@majak/tools/calculator/output';
import { yearField } from '@majak/tools/calculator/year-field';
import { amount } from '@majak/tools/form/kinds/amount';
import { rules } from '../law/rules.ts';

const money = moneyIn('XRC');
const outputs = { levy: money('Levy'), left: money('What is left') };

/** What is left of an income after the levy. */
export const definition = calculator({
  slug: 'ruritanian-levy-calculator',
  quick: true,
  rules,
  words: {
    title: 'Levy calculator',
    lead: 'What the king takes of your income, and what is left.',
    topic: 'money',
    asks: 'What is left after the levy?',
  },
  questions: {
    income: amount({ label: 'Income', missing: 'Enter an income', unit: 'XRC' }),
    year: yearField(),
  },
  outputs,
  compute: ({ income }, law: Law) => {
    const whole = input('income', income, 'XRC');
    const above = notBelowZero(minus(whole, rule(law, 'xr.levy.free')));
    const levy = outcome(times(above, rule(law, 'xr.levy.rate')), 'toHundredth');
    return { outputs: { levy, left: outcome(minus(whole, of(levy))) } };
  },
  shows: { headline: 'left' },
  sample: { income: 5_000 },
  examples: [
    {
      name: 'An income of 5 000 in 2026',
      on: '2026-06-01',
      answers: { income: 5_000 },
      expect: { levy: 380, left: 4_620 },
      source: { title: 'The Almanac of Strelsau', url: 'https://almanac.example/levy' },
    },
  ],
});
