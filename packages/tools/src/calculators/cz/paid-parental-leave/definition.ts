import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { addDays, type Day } from '@majak/law/dates';
import type { Law } from '@majak/law/law-on';
import { outcome, verdict } from '@majak/law/step';
import { minus, of, rule } from '@majak/law/term';
import { type ComputedOutputs, calculator } from '../../../calculator/calculator.ts';
import type { ChartOf } from '../../../calculator/chart.ts';
import { count, date, type PlainOf } from '../../../calculator/output.ts';
import { money } from '../../../cz/crowns.ts';
import { inWords } from '../../../cz/deadlines.ts';
import { year } from '../../../cz/household.ts';
import type { Fault } from '../../../form/fault.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { day, optionalDay } from '../../../form/kinds/day.ts';
import { optionalNumber } from '../../../form/kinds/number.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { ageLimitOf, type Claim, daysAhead, firstBirth, lawOfBirth, monthsUntilLimit } from './claim.ts';
import { examples } from './examples.ts';
import { notesOf } from './notes.ts';
import { dayGiven, planOf } from './plan.ts';

const questions = {
  childBornOn: day({
    label: 'Child’s date of birth',
    hint: 'Your youngest child’s, or the due date if it isn’t born yet',
    missing: 'Enter the child’s date of birth',
  }),
  multiple: yesNo({ label: 'Twins or more children at once' }),
  monthlyAmount: optionalNumber({
    label: 'Monthly amount you want',
    hint: 'Leave it empty to see the highest one',
    unit: 'CZK',
    min: 1,
    max: 1_000_000,
    when: ({ months }) => months === undefined,
  }),
  months: optionalNumber({
    label: 'Or months you want to draw it',
    unit: 'months',
    min: 1,
    max: 48,
    when: ({ monthlyAmount }) => monthlyAmount === undefined,
  }),
  grossSalary: optionalNumber({
    label: 'Gross monthly salary before the birth',
    hint: 'Of the parent who earned more; it can raise the highest amount',
    unit: 'CZK',
    decimals: 2,
  }),
  startsOn: optionalDay({
    label: 'First day of the allowance',
    hint: 'Usually the day after maternity pay ends; the day of birth when you leave it empty',
  }),
  year: { ...year, label: 'Year you ask about', when: ({ multiple }: Asked) => multiple === true },
};
type Asked = Readonly<Record<string, unknown>>;
type Answers = AnswersOf<typeof questions>;

const outputs = {
  monthlyAmount: money('Monthly allowance'),
  totalAllowance: money('Total parental allowance'),
  maximumMonthly: money('Highest monthly allowance'),
  payments: count('Monthly payments'),
  lastPayment: money('Last payment'),
  endsOn: date('Last day'),
  totalPaid: money('Paid in total'),
  forfeited: money('Not drawn before the age limit'),
  ageLimitOn: date('The allowance ends at the latest when the child reaches the age limit'),
};

const fault = (field: string, code: string, message: string): Fault => ({ field, code, message });

function checkDays({ childBornOn, startsOn }: Answers, today: Day): Fault[] {
  if (childBornOn < firstBirth)
    return [
      fault(
        'childBornOn',
        'too_early',
        `Enter a birth from ${inWords(firstBirth)}: other rules applied before`,
      ),
    ];
  if (childBornOn > addDays(today, daysAhead))
    return [
      fault(
        'childBornOn',
        'too_late',
        `Enter the date of birth, or a due date at most ${daysAhead} days ahead`,
      ),
    ];
  if (startsOn === undefined) return [];
  if (startsOn < childBornOn)
    return [fault('startsOn', 'too_early', 'The allowance starts on the day of birth or later')];
  const limit = ageLimitOf(childBornOn);
  return startsOn < limit
    ? []
    : [fault('startsOn', 'too_late', `Enter a day before ${inWords(limit)}: the allowance ends then`)];
}

function validate(answers: Answers, { today }: { law: Law; today: Day }): readonly Fault[] {
  const days = checkDays(answers, today);
  if (days.length > 0) return days;
  const { months, monthlyAmount, childBornOn, startsOn = childBornOn } = answers;
  if (months === undefined) return [];
  if (monthlyAmount !== undefined)
    return [fault('months', 'one_of_two', 'Enter the amount or the months, not both')];
  const limit = ageLimitOf(childBornOn);
  const most = monthsUntilLimit({ born: childBornOn, starts: startsOn });
  const fit = most === 1 ? 'month fits' : 'months fit';
  return months <= most
    ? []
    : [fault('months', 'too_big', `At most ${most} ${fit} before ${inWords(limit)}`)];
}

const claimOf = (law: Law, { childBornOn, startsOn, multiple, grossSalary }: Answers): Claim => ({
  law,
  born: childBornOn,
  starts: startsOn ?? childBornOn,
  multiple,
  grossSalary,
});

function compute(answers: Answers, law: Law): ComputedOutputs<typeof outputs> {
  const claim = claimOf(law, answers);
  const plan = planOf(claim, answers);
  const limit = ageLimitOf(claim.born);
  const limitYears = rule(lawOfBirth(claim.born), 'cz.parental.ageLimit');
  return {
    outputs: {
      monthlyAmount: plan.monthly,
      totalAllowance: plan.pool,
      maximumMonthly: plan.ceiling,
      payments: plan.payments,
      lastPayment: plan.lastPayment,
      endsOn: plan.endsOn,
      forfeited: plan.forfeited,
      totalPaid: outcome(minus(of(plan.pool), of(plan.forfeited))),
      ageLimitOn: verdict({
        value: limit,
        because: `${limitYears.write()} after ${inWords(claim.born)}`,
        from: [dayGiven('childBornOn', claim.born), limitYears],
      }),
    },
    notes: notesOf(answers, plan, claim),
  };
}

/** Birth, start, end and the age limit on one line. */
function timelineOf(
  { childBornOn, startsOn }: Answers,
  { endsOn, ageLimitOn }: PlainOf<typeof outputs>,
): ChartOf<'timeline'> {
  const events = [
    { day: childBornOn, label: 'Birth' },
    { day: startsOn ?? childBornOn, label: 'First day of the allowance' },
    { day: endsOn, label: 'Last day of the allowance' },
    { day: ageLimitOn, label: 'Age limit', note: 'You lose what you haven’t drawn by then' },
  ];
  return { kind: 'timeline', title: 'Your parental allowance', events };
}

export const definition = calculator({
  slug: 'paid-parental-leave',
  rules: rulesByDay,
  words: {
    title: 'Parental allowance calculator',
    lead: 'How much parental allowance you can draw a month, how long it lasts, and what is lost if you draw too slowly.',
    topic: 'family',
    asks: 'How much parental allowance can I draw a month?',
  },
  questions,
  outputs,
  validate,
  compute,
  shows: { headline: 'monthlyAmount' },
  draws: 'timeline',
  chart: timelineOf,
  sample: { childBornOn: '2026-06-15', grossSalary: 40_000 },
  examples,
});
