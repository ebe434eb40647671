import { rulesByDay } from '@majak/law/cz/rules-by-day';
import type { Law } from '@majak/law/law-on';
import { outcome, verdict } from '@majak/law/step';
import { input, of, rule, times } from '@majak/law/term';
import type { FactStep, Step, Term } from '@majak/law/working';
import { type ComputedOutputs, calculator } from '../../../calculator/calculator.ts';
import { days, decision } from '../../../calculator/output.ts';
import { amount, money } from '../../../cz/crowns.ts';
import {
  dailyBase,
  dailyMaternityPay,
  dailyOutputs,
  daysOfBenefitMonth,
  reducedDailyBase,
} from '../../../cz/daily-base.ts';
import { nothing, year } from '../../../cz/household.ts';
import { smallWageNotes } from '../../../cz/small-wage.ts';
import { statedValue } from '../../../cz/stated-value.ts';
import { isInsured } from '../../../cz/wage.ts';
import type { Fault } from '../../../form/fault.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { number, optionalNumber } from '../../../form/kinds/number.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { examples } from './examples.ts';

const questions = {
  grossSalary: amount({
    label: 'Gross monthly salary',
    hint: 'The average of the twelve months before maternity leave',
    missing: 'Enter your gross salary',
  }),
  multiple: yesNo({ label: 'Twins or more children at once' }),
  daysOnLeave: optionalNumber({
    label: 'Days of maternity pay',
    hint: `All of them when you leave it empty: ${statedValue('cz.maternity.days.one')} days with one child, ${statedValue('cz.maternity.days.more')} with more`,
    unit: 'days',
    min: 1,
    max: 366,
  }),
  insuredDays: number({
    label: 'Days with sickness insurance in the last two years',
    hint: 'Days you were employed, also with several employers one after another',
    unit: 'days',
    max: 731,
    start: 730,
  }),
  year,
};
type Answers = AnswersOf<typeof questions>;

const { dailyMaternityPay: dailyPay, ...dailyBases } = dailyOutputs;
const outputs = {
  totalMaternityPay: money('Total maternity pay'),
  eligible: decision('Entitled to maternity pay'),
  monthlyMaternityPay: money('Maternity pay for 30 days'),
  dailyMaternityPay: dailyPay,
  paidDays: days('Days of maternity pay'),
  ...dailyBases,
};

const longest = (law: Law, multiple: boolean): Term =>
  rule(law, multiple ? 'cz.maternity.days.more' : 'cz.maternity.days.one');

function validate({ daysOnLeave, multiple }: Answers, { law }: { law: Law }): readonly Fault[] {
  const most = longest(law, multiple);
  if (daysOnLeave === undefined || most.value.gte(daysOnLeave)) return [];
  const whom = multiple ? 'two or more children' : 'one child';
  const message = `Maternity pay lasts at most ${most.write()} with ${whom}`;
  return [{ field: 'daysOnLeave', code: 'too_big', message }];
}

/** Whether there is a pay, and what the lines say where there is none. */
type Entitlement = { eligible: FactStep<boolean>; otherwise: string };

/** Why a wage under the limit of participation brings no maternity pay. Source: § 6(1)(b), § 7 of act 187/2006. */
function uninsured(law: Law, wage: Term): Entitlement {
  const limit = rule(law, 'cz.dpc.limit');
  const because = `No: a wage of ${wage.write()} is under ${limit.write()} a month, so it is not insured`;
  const from = [wage, limit];
  return {
    eligible: verdict({ value: false, because, from }),
    otherwise: '0: the wage is not insured',
  };
}

/** Whether the waiting time is fulfilled. Source: § 32(2) of act 187/2006. */
function eligibility(law: Law, insuredDays: number): Entitlement {
  const [had, needed] = [input('insuredDays', insuredDays, 'days'), rule(law, 'cz.maternity.insuredDays')];
  const enough = had.value.gte(needed.value);
  const because = `${enough ? 'Yes' : 'No'}: ${had.write()} insured, at least ${needed.write()} are needed`;
  const from = [had, needed];
  return {
    eligible: verdict({ value: enough, because, from }),
    otherwise: '0: too few insured days',
  };
}

/** Nothing, because there is no entitlement. */
const unpaid = ({ eligible, otherwise }: Entitlement): Step => ({
  ...outcome(nothing),
  write: () => otherwise,
  from: [of(eligible)],
});

function compute(answers: Answers, law: Law): ComputedOutputs<typeof outputs> {
  const wage = input('grossSalary', answers.grossSalary, 'CZK');
  const found = isInsured(law, wage) ? eligibility(law, answers.insuredDays) : uninsured(law, wage);
  const base = dailyBase(answers.grossSalary);
  const reduced = reducedDailyBase(law, base);
  const daily = dailyMaternityPay(law, reduced);
  const paid =
    answers.daysOnLeave === undefined
      ? longest(law, answers.multiple)
      : input('daysOnLeave', answers.daysOnLeave, 'days');
  const entitled = found.eligible.fact;
  return {
    outputs: {
      eligible: found.eligible,
      totalMaternityPay: entitled ? outcome(times(of(daily), paid)) : unpaid(found),
      dailyAssessmentBase: base,
      reducedDailyBase: reduced,
      dailyMaternityPay: entitled ? daily : unpaid(found),
      monthlyMaternityPay: entitled ? outcome(times(of(daily), daysOfBenefitMonth)) : unpaid(found),
      paidDays: entitled ? outcome(paid) : { ...unpaid(found), unit: 'days' },
    },
    notes: notesOf(answers, { entitled, daily, law }),
  };
}

function notesOf(answers: Answers, { entitled, daily, law }: { entitled: boolean; daily: Step; law: Law }) {
  const notes: string[] = [];
  notes.push(...smallWageNotes(law, input('grossSalary', answers.grossSalary, 'CZK'), true));
  if (!entitled && notes.length === 0)
    notes.push(
      `You need ${rule(law, 'cz.maternity.insuredDays').write()} of sickness insurance in the two years before the leave. With them the pay would be ${of(daily).write()} CZK a day. Without them you can draw sickness pay around the birth if you are employed, and parental allowance from the birth.`,
    );
  const least = rule(law, 'cz.maternity.leastDays');
  if (answers.daysOnLeave !== undefined && least.value.gt(answers.daysOnLeave))
    notes.push(
      `A mother who gave birth draws maternity pay for at least ${least.value.div(7).toString()} weeks (${least.write()}), and for at least ${rule(law, 'cz.maternity.weeksAfterBirth').write()} after the birth.`,
    );
  notes.push(
    'You also have to be insured on the day the leave starts, or the insurance ended less than 180 days before.',
    'Did you draw maternity pay for a child born less than four years ago? A higher daily base of that time counts, from the same job or from another in which you have the insured days asked for here (§ 19(3) of act 187/2006). You may also be entitled, once, without the days asked for here, if you had been insured for 540 days in the four years before that leave (§ 37a).',
    'Pay that goes on into the next year is worked out again on 1 January, with the thresholds of that year (§ 22(2) of act 187/2006).',
    `Self-employed people get maternity pay only from voluntary sickness insurance: the same days in two years, and ${rule(law, 'cz.maternity.self.insuredDays').write()} in the last year. Their daily base comes from the monthly bases they chose.`,
    'Maternity pay isn’t taxed, and no insurance is deducted from it. It’s paid for calendar days, so for a month of 31 days you get one daily amount more.',
  );
  return notes;
}

export const definition = calculator({
  slug: 'Maternity-stay-Czech-Republic-Calculator',
  rules: rulesByDay,
  words: {
    title: 'Maternity pay calculator',
    lead: 'How much maternity pay you get per day, per month and in total, and whether you’re entitled to it.',
    topic: 'family',
    asks: 'How much is my maternity pay?',
  },
  questions,
  outputs,
  validate,
  compute,
  shows: { headline: 'totalMaternityPay' },
  draws: 'split',
  chart: ({ grossSalary }, { monthlyMaternityPay }) => ({
    kind: 'split',
    title: 'How much of a gross salary maternity pay replaces',
    unit: 'CZK',
    parts: [
      { label: outputs.monthlyMaternityPay.label, value: monthlyMaternityPay, kept: true },
      {
        label: 'Gross salary that is not replaced',
        value: Math.round((grossSalary - monthlyMaternityPay) * 100) / 100,
      },
    ],
  }),
  sample: { grossSalary: 40_000 },
  examples,
});
