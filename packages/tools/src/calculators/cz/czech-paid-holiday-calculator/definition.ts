import { rulesByDay } from '@majak/law/cz/rules-by-day';
import type { Law } from '@majak/law/law-on';
import { outcome } from '@majak/law/step';
import { condition, holds, input, of, over, plain, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { type ComputedOutputs, calculator } from '../../../calculator/calculator.ts';
import { count, days, hours } from '../../../calculator/output.ts';
import { year } from '../../../cz/household.ts';
import { statedValue } from '../../../cz/stated-value.ts';
import type { Fault } from '../../../form/fault.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { number, optionalNumber } from '../../../form/kinds/number.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { examples } from './examples.ts';

const questions = {
  hoursPerWeek: number({
    label: 'Hours a week',
    hint: 'As agreed in your contract, without overtime',
    missing: 'Enter your hours a week',
    unit: 'hours',
    min: 1,
    max: 60,
    decimals: 2,
  }),
  weeksOfEmployment: optionalNumber({
    needed: true,
    label: 'Weeks you work in the year',
    hint: `${statedValue('cz.holiday.weeksOfYear')} for the whole year; or enter the hours worked instead`,
    unit: 'weeks',
    max: 53,
    decimals: 2,
  }),
  workedHours: optionalNumber({
    label: 'Hours worked in the year',
    hint: 'Holiday and public holidays count as worked; if you answer both, the hours are used',
    unit: 'hours',
    max: 8_784,
    decimals: 2,
  }),
  entitlementWeeks: number({
    label: 'Weeks of holiday a year',
    hint: 'Four by law; many employers give five',
    unit: 'weeks',
    min: 4,
    max: 12,
    start: 4,
  }),
  agreement: yesNo({
    label: 'You work on an agreement',
    hint: 'A DPP or DPČ, not an employment contract',
  }),
  year,
};
type Answers = AnswersOf<typeof questions>;

const outputs = {
  claimableHolidayHours: hours('Paid holiday'),
  claimableHolidayDays: days('Paid holiday in your days'),
  weeklyMultiples: count('Whole working weeks'),
  hoursWorked: hours('Hours worked'),
};

function validate({ weeksOfEmployment, workedHours }: Answers): readonly Fault[] {
  if (weeksOfEmployment !== undefined || workedHours !== undefined) return [];
  const message = 'Enter the weeks you work in the year, or the hours worked';
  return [{ field: 'weeksOfEmployment', code: 'one_of_two', message }];
}

/** Hours worked in the year: as given, or hours a week times weeks. */
function hoursOf({ workedHours, hoursPerWeek, weeksOfEmployment = 0 }: Answers): Step {
  const weekly = input('hoursPerWeek', hoursPerWeek, 'hours');
  const worked =
    workedHours === undefined
      ? times(weekly, input('weeksOfEmployment', weeksOfEmployment, 'count'))
      : input('workedHours', workedHours, 'hours');
  return outcome({ ...worked, unit: 'hours' }, 'toHundredth');
}

/** The week the entitlement is counted in: the contract's, or the one the law puts in its place for agreements. Source: § 77(8) of act 262/2006. */
const weekOf = (law: Law, { agreement, hoursPerWeek }: Answers): Term =>
  agreement ? rule(law, 'cz.holiday.agreement.weeklyHours') : input('hoursPerWeek', hoursPerWeek, 'hours');

/** Why there is no holiday, in words and in what it was decided from; nothing where there is some. Source: § 213(3), § 77(8) of act 262/2006. */
function refusal(
  law: Law,
  answers: Answers,
  { worked, multiples }: { worked: Step; multiples: Step },
): Refusal | undefined {
  const weeks = input('weeksOfEmployment', answers.weeksOfEmployment ?? 0, 'weeks');
  const needed = rule(law, 'cz.holiday.leastMultiples');
  if (answers.weeksOfEmployment !== undefined && weeks.value.lt(needed.value))
    return {
      because: `0: the work lasts ${weeks.write()}, at least ${needed.write()} are needed`,
      from: [weeks, needed],
    };
  if (answers.agreement) {
    const least = rule(law, 'cz.holiday.agreement.leastHours');
    if (worked.number.lt(least.value))
      return {
        because: `0: ${of(worked).write()} worked, at least ${least.write()} are needed`,
        from: [of(worked), least],
      };
  }
  if (multiples.number.lt(needed.value))
    return {
      because: `0: ${of(multiples).write()} whole working weeks, at least ${needed.write()} are needed`,
      from: [of(multiples), needed],
    };
  return undefined;
}

type Refusal = { because: string; from: readonly Term[] };
const none = (output: keyof typeof outputs, { because, from }: Refusal): Step => ({
  ...outcome(plain(0, outputs[output].unit)),
  write: () => because,
  from,
});

/** Holiday in days of a fifth of the week. Five working days are taken for a week, also for agreements. */
const daysOf = (claimable: Step, { hoursPerWeek }: Answers): Step => {
  const day = over(input('hoursPerWeek', hoursPerWeek, 'hours'), plain(5, 'days'));
  const inDays: Term = { ...over(of(claimable), day), unit: 'days' };
  return outcome(inDays, 'toHundredth');
};

function compute(answers: Answers, law: Law): ComputedOutputs<typeof outputs> {
  const worked = hoursOf(answers);
  if (answers.agreement && !holds(law, 'cz.holiday.agreement.weeklyHours')) {
    const before = {
      because: '0: by law, agreements have only earned holiday since 2024',
      from: [
        input('agreement', 1, 'yes or no'),
        of(worked),
        condition(law, 'cz.holiday.agreement.weeklyHours'),
      ],
    };
    return {
      outputs: {
        claimableHolidayHours: none('claimableHolidayHours', before),
        claimableHolidayDays: none('claimableHolidayDays', before),
        weeklyMultiples: none('weeklyMultiples', before),
        hoursWorked: worked,
      },
      notes: ['In 2023 an agreement (DPP or DPČ) only earned holiday if it said so.'],
    };
  }
  const week = weekOf(law, answers);
  const share: Term = { ...over(of(worked), week), unit: 'count' };
  const multiples = outcome(share, 'downToWhole');
  const refused = refusal(law, answers, { worked, multiples });
  const claimable = refused
    ? none('claimableHolidayHours', refused)
    : entitlement(law, answers, { week, multiples });
  return {
    outputs: {
      claimableHolidayHours: claimable,
      claimableHolidayDays: daysOf(claimable, answers),
      weeklyMultiples: multiples,
      hoursWorked: worked,
    },
    notes: notesOf(law, answers, multiples),
  };
}

/**
 * A fifty-second of the yearly holiday for each whole week worked, also for those above 52; rounded up to an hour.
 * Source: § 213(1), (4) and (5), § 216(5) of act 262/2006.
 */
function entitlement(law: Law, answers: Answers, { week, multiples }: { week: Term; multiples: Step }): Step {
  const weeks: Term = input('entitlementWeeks', answers.entitlementWeeks, 'count');
  const ofYear = rule(law, 'cz.holiday.weeksOfYear');
  const full: Term = { ...over(times(week, weeks, of(multiples)), ofYear), unit: 'hours' };
  return outcome(full, 'upToWhole');
}

function notesOf(law: Law, answers: Answers, multiples: Step): string[] {
  const notes: string[] = [];
  const weeksOfYear = rule(law, 'cz.holiday.weeksOfYear');
  if (multiples.number.gt(weeksOfYear.value)) {
    const most = weeksOfYear.value.toString();
    notes.push(
      `Above ${most} whole weeks each extra one adds a fifty-second of the yearly holiday (§ 213(5) of the Labour Code). Some payroll programs stop at ${most}.`,
    );
  }
  if (answers.agreement)
    notes.push(
      `For agreements the law assumes a week of ${rule(law, 'cz.holiday.agreement.weeklyHours').write()}, whatever you work. The agreement also has to last at least ${rule(law, 'cz.holiday.agreement.leastDays').write()} without a break.`,
    );
  if (answers.hoursPerWeek > 40)
    notes.push(
      'A working week has at most 40 hours. You earn no holiday on overtime, so enter the hours in your contract.',
    );
  notes.push(
    'Sickness, parental leave, care of a family member and some other absences count as worked, but only up to twenty weeks of hours in a year, and only if you worked twelve weeks.',
  );
  return notes;
}

export const definition = calculator({
  slug: 'czech-paid-holiday-calculator',
  rules: rulesByDay,
  words: {
    title: 'Paid holiday calculator',
    lead: 'How many hours of paid holiday you earn in a year, with a contract or an agreement.',
    topic: 'work',
    asks: 'How much paid holiday do I have?',
  },
  questions,
  outputs,
  validate,
  compute,
  shows: { headline: 'claimableHolidayHours' },
  sample: { hoursPerWeek: 40, weeksOfEmployment: 52 },
  examples,
});
