import type { RuleId } from '@majak/law/cz/rules';
import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { yearOf } from '@majak/law/dates';
import { formatExact } from '@majak/law/format-exact';
import type { Law } from '@majak/law/law-on';
import { decidedBy, outcome, verdict } from '@majak/law/step';
import { condition, holds, input, minus, of, over, plain, plus, rule, times } from '@majak/law/term';
import type { Term } from '@majak/law/working';
import { type ComputedOutputs, calculator } from '../../../calculator/calculator.ts';
import { lawOfDay } from '../../../calculator/law-of-day.ts';
import { oneOf, orNothing, type StepsOf } from '../../../calculator/output.ts';
import { amount, money } from '../../../cz/crowns.ts';
import { inWords } from '../../../cz/deadlines.ts';
import { year } from '../../../cz/household.ts';
import type { Fault } from '../../../form/fault.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { optionalDay } from '../../../form/kinds/day.ts';
import { optionalNumber } from '../../../form/kinds/number.ts';
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
      { value: 21, label: '21 %, standard' },
      { value: 12, label: '12 %, reduced, since 2024' },
      { value: 15, label: '15 %, first reduced, until 2023' },
      { value: 10, label: '10 %, second reduced, until 2023' },
    ],
  }),
  turnover: optionalNumber({
    label: 'Turnover',
    hint: 'Yours in the calendar year, without VAT, to see whether you have to register',
    unit: 'CZK',
    decimals: 2,
  }),
  date: optionalDay({ label: 'Day of the supply', hint: 'Instead of a year' }),
  year: { ...year, when: (answers: Readonly<Record<string, unknown>>) => answers.date === undefined },
};
type Answers = AnswersOf<typeof questions>;

const priceOutputs = {
  total: money('Price with VAT'),
  base: money('Price without VAT'),
  vat: money('VAT'),
};
const outputs = {
  ...priceOutputs,
  registration: orNothing(
    oneOf('VAT registration', {
      none: 'None',
      immediately: 'Immediately',
      fromNextYear: 'From next year',
    }),
  ),
};
type Registration = StepsOf<typeof outputs>['registration'];

const rateIds = [
  'cz.vat.standard',
  'cz.vat.reduced',
  'cz.vat.secondReduced',
] as const satisfies readonly RuleId[];

/** The rule whose rate was chosen. @returns nothing when it is no rate of that year. */
const rateOf = (law: Law, percent: number): Term | undefined =>
  rateIds
    .filter((id) => holds(law, id))
    .map((id) => rule(law, id))
    .find(({ value }) => value.times(100).eq(percent));

function validate(answers: Answers, { law }: { law: Law }): Fault[] {
  const faults: Fault[] = [];
  if (answers.date && answers.year !== undefined && yearOf(answers.date) !== answers.year)
    faults.push({
      field: 'date',
      code: 'other_year',
      message: `${inWords(answers.date)} is not in ${answers.year}: leave the year out, or choose a day within it`,
    });
  if (!rateOf(law, answers.rate)) {
    const rates = rateIds.filter((id) => holds(law, id)).map((id) => rule(law, id).write());
    faults.push({
      field: 'rate',
      code: 'not_a_rate',
      message: `${answers.rate} % isn’t a VAT rate in ${law.year}: choose ${rates.join(' or ')}`,
    });
  }
  return faults;
}

type Priced = StepsOf<typeof priceOutputs>;

/** Adds the tax to a price without it, to hellers, half up: no rounding to crowns since act 80/2019. Source: § 37(a) of act 235/2004. */
function added(price: Term, rate: Term, decided: readonly Term[]): Priced {
  const base = outcome(price);
  const vat = decidedBy(outcome(times(price, rate), 'toHundredth'), ...decided);
  return { base, vat, total: outcome(plus(price, of(vat))) };
}

/** Takes the tax out of a price with it: price × rate ÷ (100 % + rate). Source: § 37(b) of act 235/2004. */
function extracted(price: Term, rate: Term, decided: readonly Term[]): Priced {
  const whole = plus(plain(1, 'rate'), rate);
  const vat = decidedBy(outcome(over(times(price, rate), whole), 'toHundredth'), ...decided);
  return {
    base: outcome(minus(price, of(vat))),
    vat,
    total: outcome(price),
  };
}

/**
 * When a turnover makes its owner a VAT payer: over the limit, not at it. Source: § 6 of act 235/2004.
 * Until 2024 the limit was of any twelve months, and one became a payer within two months: `immediately`.
 */
function registrationOf(law: Law, answers: Answers): Registration {
  const limit = rule(law, 'cz.vat.registration.limit');
  if (answers.turnover === undefined)
    return verdict({
      value: null,
      because: `give your turnover to see it: the limit is ${limit.write()}`,
      from: [limit],
    });
  const turnover = input('turnover', answers.turnover, 'CZK');
  const byYear = condition(law, 'cz.vat.registration.byCalendarYear');
  const said = (value: Registration['fact'], because: string, from: readonly Term[]) =>
    verdict({
      value,
      because: `${turnover.write()} ${because}`,
      from: [turnover, ...from, byYear],
    });
  if (turnover.value.lte(limit.value)) return said('none', `is not over ${limit.write()}`, [limit]);
  if (!holds(law, 'cz.vat.registration.byCalendarYear'))
    return said('immediately', `is over ${limit.write()} in twelve months`, [limit]);
  const highest = rule(law, 'cz.vat.registration.immediateLimit');
  if (turnover.value.gt(highest.value))
    return said('immediately', `is over ${highest.write()}: a payer from the next day`, [limit, highest]);
  return said(
    'fromNextYear',
    `is over ${limit.write()} but not over ${highest.write()}: a payer from 1 January`,
    [limit, highest],
  );
}

function compute(answers: Answers, law: Law): ComputedOutputs<typeof outputs> {
  const price = input('amount', answers.amount, 'CZK');
  const rate = rateOf(law, answers.rate) ?? rule(law, 'cz.vat.standard');
  // Whether there is a second reduced rate decides what the reduced ones are.
  const decided = rate.rule?.id === 'cz.vat.standard' ? [] : [condition(law, 'cz.vat.secondReduced')];
  const priced = (answers.direction === 'add' ? added : extracted)(price, rate, decided);
  const registration = registrationOf(law, answers);
  return { outputs: { ...priced, registration }, notes: notesOf(law, answers, registration) };
}

/** The limit until the end of 2022; a few sources still give it for 2023 and 2024. Page: docs/rules/vat-turnover-2023.md. */
const earlierLimit = 1_000_000;

function notesOf(law: Law, { turnover = 0 }: Answers, { fact: registration }: Registration): string[] {
  const notes: string[] = [];
  if (!holds(law, 'cz.vat.secondReduced')) {
    const before = lawOfDay(law.rules, '2023-12-31');
    const [first, second] = [rule(before, 'cz.vat.reduced'), rule(before, 'cz.vat.secondReduced')];
    notes.push(
      `There’s been no VAT on books since 2024. The reduced rates of ${first.write()} and ${second.write()} became one of ${rule(law, 'cz.vat.reduced').write()} that year.`,
    );
  }
  if (!holds(law, 'cz.vat.registration.byCalendarYear') && turnover > earlierLimit)
    notes.push(
      `Some sources still give ${formatExact(earlierLimit, 'CZK')} CZK for 2023 and 2024, the limit until 2022. We use ${rule(law, 'cz.vat.registration.limit').write()} CZK, as most do.`,
    );
  if (registration === null || registration === 'none') return notes;
  notes.push(
    holds(law, 'cz.vat.registration.byCalendarYear')
      ? 'Apply for registration within 10 working days of the day the limit was passed. You can choose to be a payer earlier than from January.'
      : 'Until 2024 it was the turnover of any twelve consecutive months that counted. You became a payer from the first day of the second month after the limit was passed, unless you chose an earlier day.',
    'Turnover is what you are paid for supplies in the Czech Republic, without VAT. Most supplies that are exempt without a right to deduct don’t count.',
  );
  return notes;
}

export const definition = calculator({
  slug: 'Czech-VAT-calculator',
  quick: true,
  rules: rulesByDay,
  words: {
    title: 'VAT calculator',
    lead: 'The price with Czech VAT or without it, and whether your turnover makes you a payer.',
    topic: 'vat',
    asks: 'How much of a price is VAT?',
  },
  questions,
  outputs,
  on: ({ date }) => (date ? { day: date, field: 'date' } : undefined),
  validate,
  compute,
  shows: { headline: 'total' },
  draws: 'split',
  chart: (_answers, { base, vat }) => ({
    kind: 'split',
    title: 'What the price is made of',
    unit: 'CZK',
    parts: [
      { label: outputs.base.label, value: base, kept: true },
      { label: outputs.vat.label, value: vat },
    ],
  }),
  sample: { amount: 10_000, turnover: 1_800_000 },
  examples,
});
