import { addDays, addMonths, type Day, daysBetween } from '@majak/law/dates';
import { outcome, step, verdict } from '@majak/law/step';
import { atMost, input, minus, of, over, plain, plus, rule, times } from '@majak/law/term';
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
  monthsUntil,
  poolOf,
} from './claim.ts';

/** What a parent chooses: an amount a month, a number of months, or neither. */
export type ChosenPlan = { monthlyAmount?: number | undefined; months?: number | undefined };

/** A day a person gave, as a term. */
export const dayGiven = (name: string, day: Day): Term => ({
  ...input(name, 0, 'date'),
  write: () => inWords(day),
});

/** The amount a month: the chosen one, or the one that lasts the chosen months; at most the ceiling. */
function monthlyOf({ monthlyAmount, months }: ChosenPlan, pool: Step, ceiling: Step): Step {
  if (monthlyAmount === undefined && months === undefined) return outcome(of(ceiling));
  const wished =
    months === undefined
      ? input('monthlyAmount', monthlyAmount ?? 0, 'CZK')
      : over(of(pool), input('months', months, 'months'));
  return outcome(wished.value.gt(ceiling.number) ? atMost(wished, of(ceiling)) : wished, 'upToWhole');
}

type Drawn = { payments: Step; lastPayment: Step; forfeited: Step; end: Day };

/** Payments that use the whole allowance. */
const paymentsFor = (pool: Step, monthly: Step): Step =>
  outcome({ ...over(of(pool), of(monthly)), unit: 'count' }, 'upToWhole');

/** A plan that uses the whole allowance. */
function wholly(
  payments: Step,
  { pool, monthly, starts }: { pool: Step; monthly: Step; starts: Day },
): Drawn {
  const before = times(plain(payments.number.minus(1)), of(monthly));
  return {
    payments,
    lastPayment: outcome(minus(of(pool), before)),
    forfeited: {
      ...outcome(nothing),
      write: () => '0: all is drawn',
      from: [of(payments)],
    },
    end: lastDayOf(starts, payments.number.toNumber()),
  };
}

/** A plan that the age limit cuts off; days of a month that is not whole are paid by the day. Source: § 30, § 32 of act 117/1995. */
function cutOff(pool: Step, monthly: Step, { born, starts }: Claim): Drawn {
  const limit = ageLimitOf(born);
  const { whole, rest } = monthsUntil(starts, limit);
  const months: Term = {
    ...plain(whole, 'months'),
    operands: [
      dayGiven('startsOn', starts),
      dayGiven('childBornOn', born),
      rule(lawOfBirth(born), 'cz.parental.ageLimit'),
    ],
  };
  const until = step('wholeMonths', 'Whole months until the age limit', {
    ...months,
    write: () => `from ${inWords(starts)} until ${inWords(limit)}`,
  });
  const days = daysBetween(rest, limit);
  const paid = times(of(until), of(monthly));
  const left = minus(of(pool), paid);
  const end = addDays(limit, -1);
  if (days === 0)
    return {
      payments: { ...outcome(of(until)), unit: 'count' },
      lastPayment: outcome(of(monthly)),
      forfeited: outcome(left),
      end,
    };
  // Multiplied before it is divided: a part of a month has no end and would not round up rightly.
  const part = over(
    times(of(monthly), plain(days, 'days')),
    plain(daysBetween(rest, addMonths(rest, 1)), 'days'),
  );
  const last = outcome(part.value.gt(left.value) ? atMost(part, left) : part, 'upToWhole');
  return {
    payments: { ...outcome(plus(of(until), plain(1))), unit: 'count' },
    lastPayment: last,
    forfeited: outcome(minus(of(pool), paid, of(last))),
    end,
  };
}

export type Plan = Drawn & {
  /** Counted with the total of children born together as raised in 2026. */
  raised: boolean;
  pool: Step;
  ceiling: Step;
  monthly: Step;
  /** The ceiling by the other reading of the law, where it differs. */
  disputed?: Step | undefined;
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
  const { ceiling, disputed } = ceilingOf(claim);
  const monthly = monthlyOf(chosen, pool, ceiling);
  const payments = paymentsFor(pool, monthly);
  const fits = payments.number.lte(monthsUntil(claim.starts, ageLimitOf(claim.born)).whole);
  const plan = fits
    ? wholly(payments, { pool, monthly, starts: claim.starts })
    : cutOff(pool, monthly, claim);
  const endsOn = verdict({
    value: plan.end,
    because: `${inWords(plan.end)}: ${of(plan.payments).write()} monthly payments from ${inWords(claim.starts)}`,
    from: [of(plan.payments), dayGiven('startsOn', claim.starts), dayGiven('childBornOn', claim.born)],
  });
  return { raised, pool, ceiling, disputed, monthly, endsOn, ...plan };
}
