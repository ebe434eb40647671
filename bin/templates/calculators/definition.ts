import { rulesByDay } from '@majak/law/cz/rules-by-day';
import type { Law } from '@majak/law/law-on';
import { outcome } from '@majak/law/step';
import { holds, input, minus, of, rule, times } from '@majak/law/term';
import { type ComputedOutputs, calculator } from '@majak/tools/calculator/calculator';
import { amount, money } from '@majak/tools/cz/crowns';
import { year } from '@majak/tools/cz/household';
import type { Fault } from '@majak/tools/form/fault';
import type { AnswersOf } from '@majak/tools/form/field';
import { examples } from './examples.ts';

/** What a visitor is asked. Replace it: this one taxes the pay of a small agreement as a sample. */
const questions = {
  grossPay: amount({
    label: 'Pay of a month',
    hint: 'From an agreement (DPP), without a signed declaration',
    missing: 'Enter the pay of a month',
  }),
  year,
};
type Answers = AnswersOf<typeof questions>;

/** What is answered, in the order it is shown: each with its label and its unit. */
const outputs = {
  netPay: money('What is paid out'),
  taxBase: money('Tax base'),
  tax: money('Withholding tax'),
};

/** What no single question can see: here a limit that the law changes from year to year. */
function validate({ grossPay }: Answers, { law }: { law: Law }): Fault[] {
  const [pay, limit] = [input('grossPay', grossPay, 'CZK'), rule(law, 'cz.dpp.limit')];
  const insured = holds(law, 'cz.dpp.limitIsFree') ? pay.value.gt(limit.value) : pay.value.gte(limit.value);
  if (!insured) return [];
  return [
    {
      field: 'grossPay',
      code: 'too_big',
      message: `The limit of a small agreement is ${limit.write()} CZK a month in ${law.year}: enter less`,
    },
  ];
}

/** Works the answer out: each output is a step, from inputs, rules and steps before it. Source: § 36(3) of act 586/1992. */
function compute({ grossPay }: Answers, law: Law): ComputedOutputs<typeof outputs> {
  const pay = input('grossPay', grossPay, 'CZK');
  const taxBase = outcome(pay, 'downToWhole');
  const tax = outcome(times(of(taxBase), rule(law, 'cz.tax.withholding.rate')), 'downToWhole');
  const netPay = outcome(minus(pay, of(tax)));
  return {
    outputs: { netPay, taxBase, tax },
    notes: ['With a signed declaration the tax is an advance, and credits lower it.'],
  };
}

export const definition = calculator({
  slug: 'sample-tool',
  rules: rulesByDay,
  words: {
    title: 'Sample tool',
    lead: 'One sentence: what the reader knows afterwards.',
    topic: 'work',
    asks: 'How would a person ask for it?',
  },
  questions,
  outputs,
  validate,
  compute,
  shows: { headline: 'netPay' },
  draws: 'split',
  chart: (_answers, { netPay, tax }) => ({
    kind: 'split',
    title: 'Where the pay goes',
    unit: 'CZK',
    parts: [
      { label: 'You', value: netPay, kept: true },
      { label: 'Tax', value: tax },
    ],
  }),
  sample: { grossPay: 11_000 },
  examples,
});
