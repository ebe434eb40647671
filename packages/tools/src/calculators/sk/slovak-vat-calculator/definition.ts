import type { Law } from '@majak/law/law-on';
import { rulesByDay } from '@majak/law/sk/rules-by-day';
import { outcome, verdict } from '@majak/law/step';
import { input, minus, of, over, plain, plus, rule, times } from '@majak/law/term';
import type { Term } from '@majak/law/working';
import { type ComputedOutputs, calculator } from '../../../calculator/calculator.ts';
import { oneOf, orNothing, type StepsOf } from '../../../calculator/output.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { optionalNumber } from '../../../form/kinds/number.ts';
import { inCash } from '../../../sk/cash.ts';
import { amount, money } from '../../../sk/euros.ts';
import { year } from '../../../sk/family.ts';
import { examples } from './examples.ts';

const questions = {
  amount: amount({ label: 'Amount', missing: 'Enter an amount' }),
  direction: choice({
    label: 'The amount is',
    options: [
      { value: 'add', label: 'Without VAT: add it' },
      { value: 'extract', label: 'With VAT: take it out' },
    ],
  }),
  rate: choice({
    label: 'Rate',
    hint: 'Most goods and services have the standard rate',
    options: [
      { value: 23, label: '23 %, standard' },
      { value: 19, label: '19 %, electricity, many foods' },
      { value: 5, label: '5 %, basic foods, books, hotels, meals' },
    ],
  }),
  turnover: optionalNumber({
    label: 'Turnover',
    hint: 'Your turnover in the calendar year without VAT, to see if you become a VAT payer',
    unit: 'EUR',
    decimals: 2,
  }),
  year,
};
type Answers = AnswersOf<typeof questions>;

const priceOutputs = {
  total: money('Price with VAT'),
  base: money('Price without VAT'),
  vat: money('VAT'),
};
const outputs = {
  ...priceOutputs,
  inCash: money('To pay in cash'),
  registration: orNothing(
    oneOf('VAT registration', {
      none: 'None',
      immediately: 'With the supply that passes the limit',
      fromNextYear: 'From next January',
    }),
  ),
};
type Registration = StepsOf<typeof outputs>['registration'];
type Priced = StepsOf<typeof priceOutputs>;

const rateIds = { 23: 'sk.vat.standard', 19: 'sk.vat.reduced', 5: 'sk.vat.secondReduced' } as const;

/** Adds the tax to a price without it, to cents, half up. Source: § 22(1), § 26 and § 27 of act 222/2004. */
function added(price: Term, rate: Term): Priced {
  const vat = outcome(times(price, rate), 'toHundredth');
  return { base: outcome(price), vat, total: outcome(plus(price, of(vat))) };
}

/** Takes the tax out of a price with it: price × rate ÷ (100 % + rate), to cents, half up. */
function extracted(price: Term, rate: Term): Priced {
  const whole = plus(plain(1, 'rate'), rate);
  const vat = outcome(over(times(price, rate), whole), 'toHundredth');
  return { base: outcome(minus(price, of(vat))), vat, total: outcome(price) };
}

/** When a turnover makes its owner a payer of VAT: over a limit, not at it. Source: § 4(1) of act 222/2004. */
function registrationOf(law: Law, given: number | undefined): Registration {
  const limit = rule(law, 'sk.vat.registration.limit');
  const atOnce = rule(law, 'sk.vat.registration.immediateLimit');
  if (given === undefined)
    return verdict({
      value: null,
      because: `enter your turnover to see this: the limit is ${limit.write()}`,
      from: [limit],
    });
  const turnover = input('turnover', given, 'EUR');
  const said = (value: Registration['fact'], because: string) =>
    verdict({ value, because: `${turnover.write()} ${because}`, from: [turnover, limit, atOnce] });
  if (turnover.value.lte(limit.value)) return said('none', `is not over ${limit.write()}`);
  if (turnover.value.gt(atOnce.value))
    return said('immediately', `is over ${atOnce.write()}, so you’re a payer from the supply that passed it`);
  return said(
    'fromNextYear',
    `is over ${limit.write()} but not over ${atOnce.write()}, so you’re a payer from 1 January`,
  );
}

const registrationNote =
  'Apply for registration within 5 working days. Turnover is the value, without VAT, of what you supply in Slovakia in a calendar year, even if nobody has paid for it yet.';

function compute(answers: Answers, law: Law): ComputedOutputs<typeof outputs> {
  const price = input('amount', answers.amount, 'EUR');
  const rate = rule(law, rateIds[answers.rate]);
  const priced = (answers.direction === 'add' ? added : extracted)(price, rate);
  const registration = registrationOf(law, answers.turnover);
  const due = registration.fact !== null && registration.fact !== 'none';
  return {
    outputs: { ...priced, inCash: inCash(law, of(priced.total)), registration },
    notes: due ? [registrationNote] : [],
  };
}

export const definition = calculator({
  slug: 'slovak-vat-calculator',
  quick: true,
  rules: rulesByDay,
  words: {
    title: 'VAT calculator',
    lead: 'A price with or without Slovak VAT, and whether your turnover makes you a VAT payer.',
    topic: 'vat',
    asks: 'How much of a price is VAT?',
  },
  questions,
  outputs,
  compute,
  shows: { headline: 'total' },
  draws: 'split',
  chart: (_answers, { base, vat }) => ({
    kind: 'split',
    title: 'What makes up the price',
    unit: 'EUR',
    parts: [
      { label: outputs.base.label, value: base, kept: true },
      { label: outputs.vat.label, value: vat },
    ],
  }),
  sample: { amount: 1_000, turnover: 45_000 },
  examples,
});
