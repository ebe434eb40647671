import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { yearOf } from '@majak/law/dates';
import { formatExact } from '@majak/law/format-exact';
import { periodsOf, yearsOf } from '@majak/law/law-on';
import { minus, of, rule } from '@majak/law/term';
import { inWords } from '../../../cz/deadlines.ts';
import {
  type Claim,
  canBeRaised,
  doubledFrom,
  knowsRise,
  lawOfBirth,
  lawOfStart,
  limitIdOf,
  poolOf,
} from './claim.ts';
import type { ChosenPlan, Plan } from './plan.ts';

type Asked = ChosenPlan & { grossSalary?: number | undefined };

/** A birth before the first year we hold rules for. */
function dayNotes({ born }: Claim): string[] {
  const [first = 0] = yearsOf(rulesByDay);
  const birth = lawOfBirth(born);
  const [total, age] = [rule(birth, 'cz.parental.pool.one'), rule(birth, 'cz.parental.ageLimit')];
  if (yearOf(born) < first)
    return [
      `For births before ${first} the total of ${total.write()} CZK and the age limit of ${age.write()} are the rules since 2020. The limit without a salary was 10 000 CZK a month until the middle of 2022, and the thresholds used here are the ones of ${first}.`,
    ];
  return [];
}

function chosenNotes({ monthlyAmount, months, grossSalary }: Asked, { ceiling, monthly }: Plan): string[] {
  const [most, amountGiven] = [of(ceiling).write(), of(monthly).write()];
  const more = grossSalary === undefined ? ' With your gross salary it may be more: enter it.' : '';
  if (monthlyAmount !== undefined && ceiling.number.lt(monthlyAmount))
    return [`The most you can choose is ${most} CZK a month, so that’s what’s used.${more}`];
  if (months !== undefined && monthly.number.eq(ceiling.number))
    return [`Worked out with ${amountGiven} CZK a month, the most you can choose.${more}`];
  if (grossSalary === undefined)
    return [`Without a salary the most is ${most} CZK a month. With your gross salary it may be more.`];
  return [];
}

function multipleNotes(claim: Claim, { raised, pool }: Plan): string[] {
  const from = inWords(doubledFrom());
  if (!knowsRise(claim)) return [];
  if (raised)
    return [
      `Since ${from} you get twice the allowance for two or more children, also for claims already running. The plan uses one amount a month from the first day to the last.`,
    ];
  if (!canBeRaised(claim))
    return [`The doubled allowance started on ${from}; your children were over the age limit by then.`];
  const rest = minus(of(poolOf(claim, true)), of(pool));
  return [
    `The doubled allowance started on ${from}. In this plan the earlier total was drawn before that, so that’s what’s used. Your children were under the age limit on that day: you can apply again for the rest, ${formatExact(rest.value, 'CZK')} CZK.`,
  ];
}

/** The limit without a salary is the one of the first day; it can have been raised while the allowance is drawn. */
function limitNotes(claim: Claim, { ceiling, end }: Plan): string[] {
  const id = limitIdOf(claim);
  const limit = rule(lawOfStart(claim.starts), id);
  const raised = periodsOf(rulesByDay, id).findLast(
    ({ from, value }) =>
      from > claim.starts && from <= end && from <= claim.law.on && limit.value.lt(Number(value)),
  );
  if (!raised || !ceiling.number.eq(limit.value)) return [];
  return [
    `Since ${inWords(raised.from)} the limit without a salary is ${formatExact(Number(raised.value), 'CZK')} CZK a month. The plan uses the limit of the first day, ${limit.write()} CZK; you can ask for more from then on.`,
  ];
}

/** A rest that is smaller than a month's amount comes with the last one. Source: § 30(6) of act 117/1995. */
const restNotes = ({ lastPayment, monthly }: Plan): string[] =>
  lastPayment.number.gt(monthly.number)
    ? [
        `The last payment of ${of(lastPayment).write()} CZK includes what’s left over: anything less than a month’s amount is paid together with it (§ 30(6) of act 117/1995).`,
      ]
    : [];

/** What the reader should know about a claim and its plan: rules that are not known, what was chosen, what was raised. */
export function notesOf(answers: Asked, plan: Plan, claim: Claim): string[] {
  return [
    ...dayNotes(claim),
    ...chosenNotes(answers, plan),
    ...multipleNotes(claim, plan),
    ...limitNotes(claim, plan),
    ...restNotes(plan),
    'When the next child is born, or maternity pay for it begins, the allowance for this one ends. What is left of it is paid out in one sum, if a parent is insured as an employee or self-employed on the day of that birth (§ 30a(1) of act 117/1995). Otherwise it is lost.',
    'Maternity pay usually comes first: the allowance starts on the day after it ends. In that month you only get the amount above maternity pay, which isn’t included here (§ 30b(3) of act 117/1995). One parent draws it at a time. The amount can be changed once it was paid for three whole months (§ 30(5)).',
  ];
}
