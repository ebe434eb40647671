import { addDays, type Day } from '@majak/law/dates';
import { outcome, step, verdict } from '@majak/law/step';
import { atMost, input, minus, of, over, plain, rule, times } from '@majak/law/term';
import type { FactStep, Step, Term } from '@majak/law/working';
import { inWords } from '../../../cz/deadlines.ts';
import { nothing } from '../../../cz/household.ts';
import {
  ageLimitOf,
  type Claim,
  canBeRaised,
  ceilingOf,
  doubledFrom,
  lastDayOf,
  lawOfBirth,
  monthsUntilLimit,
  poolOf,
} from './claim.ts';

/** What a parent chooses: an amount a month, a number of months, or neither. */
export type ChosenPlan = { monthlyAmount?: number | undefined; months?: number | undefined };

/** A day a person gave, as a term. */
export const dayGiven = (name: string, day: Day): Term => ({
  ...input(name, 0, 'date'),
  write: () => inWords(day),
});

/** The amount a month: the chosen one, or the highest that lasts the chosen months; at most the ceiling. */
function monthlyOf({ monthlyAmount, months }: ChosenPlan, pool: Step, ceiling: Step): Step {
  if (monthlyAmount === undefined && months === undefined) return outcome(of(ceiling));
  const wished =
    months === undefined
      ? input('monthlyAmount', monthlyAmount ?? 0, 'CZK')
      : over(of(pool), input('months', months, 'months'));
  return outcome(wished.value.gt(ceiling.number) ? atMost(wished, of(ceiling)) : wished, 'downToWhole');
}

/** The day before the child reaches the age limit. */
const lastDayBefore = ({ born }: Claim): Day => addDays(ageLimitOf(born), -1);

type Drawn = { payments: Step; lastPayment: Step; forfeited: Step; end: Day };

/** Payments that use the whole allowance: a rest under a month's amount comes with the last. Source: § 30(6) of act 117/1995. */
const paymentsFor = (pool: Step, monthly: Step): Step =>
  outcome({ ...over(of(pool), of(monthly)), unit: 'count' }, 'downToWhole');

/** A plan that uses the whole allowance. */
function wholly(
  payments: Step,
  { pool, monthly, claim }: { pool: Step; monthly: Step; claim: Claim },
): Drawn {
  const [last, end] = [lastDayOf(claim.starts, payments.number.toNumber()), lastDayBefore(claim)];
  const before = times(plain(payments.number.minus(1)), of(monthly));
  return {
    payments,
    lastPayment: outcome(minus(of(pool), before)),
    forfeited: {
      ...outcome(nothing),
      write: () => '0: all is drawn',
      from: [of(payments)],
    },
    end: last < end ? last : end,
  };
}

/** A plan that the age limit cuts off: each month until then is paid whole, that of the limit too. Source: § 30b(1)(d) of act 117/1995. */
function cutOff(pool: Step, monthly: Step, claim: Claim): Drawn {
  const { born, starts } = claim;
  const months = step('paidMonths', 'Calendar months until the age limit', {
    ...plain(monthsUntilLimit(claim), 'months'),
    operands: [
      dayGiven('startsOn', starts),
      dayGiven('childBornOn', born),
      rule(lawOfBirth(born), 'cz.parental.ageLimit'),
    ],
    write: () => `from ${inWords(starts)} to the month of ${inWords(ageLimitOf(born))}`,
  });
  return {
    payments: { ...outcome(of(months)), unit: 'count' },
    lastPayment: outcome(of(monthly)),
    forfeited: outcome(minus(of(pool), times(of(months), of(monthly)))),
    end: lastDayBefore(claim),
  };
}

export type Plan = Drawn & {
  /** Counted with the total of children born together as raised in 2026. */
  raised: boolean;
  pool: Step;
  ceiling: Step;
  monthly: Step;
  endsOn: FactStep<Day>;
};

/**
 * How the allowance is drawn: amount a month, payments, the last one, and what the age limit takes away.
 * Children born together have the raised total if the earlier one lasts until the day it was raised.
 */
export function planOf(claim: Claim, chosen: ChosenPlan): Plan {
  const earlier = planBy(claim, chosen, false);
  return canBeRaised(claim) && earlier.end >= doubledFrom() ? planBy(claim, chosen, true) : earlier;
}

function planBy(claim: Claim, chosen: ChosenPlan, raised: boolean): Plan {
  const pool = poolOf(claim, raised);
  const ceiling = ceilingOf(claim);
  const monthly = monthlyOf(chosen, pool, ceiling);
  const payments = paymentsFor(pool, monthly);
  const fits = payments.number.lte(monthsUntilLimit(claim));
  const plan = fits ? wholly(payments, { pool, monthly, claim }) : cutOff(pool, monthly, claim);
  const endsOn = verdict({
    value: plan.end,
    because: `${inWords(plan.end)}: ${of(plan.payments).write()} monthly payments from ${inWords(claim.starts)}`,
    from: [of(plan.payments), dayGiven('startsOn', claim.starts), dayGiven('childBornOn', claim.born)],
  });
  return { raised, pool, ceiling, monthly, endsOn, ...plan };
}
