import type { RuleId } from '@majak/law/cz/rules';
import type { Law } from '@majak/law/law-on';
import { decidedBy, outcome, step } from '@majak/law/step';
import {
  atLeast,
  atMost,
  condition,
  holds,
  input,
  minus,
  notBelowZero,
  of,
  over,
  plain,
  plus,
  rule,
  times,
} from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { choice } from '../form/kinds/choice.ts';
import { number } from '../form/kinds/number.ts';
import { amount, money } from './crowns.ts';
import { nothing } from './household.ts';

export const method = choice({
  label: 'Expenses',
  options: [
    { value: 'fixed', label: 'Fixed 60/40: a flat share of income' },
    { value: 'real', label: 'Real, as in your books' },
  ],
});
export const expenseRate = choice({
  label: 'Flat share',
  hint: '60 % for most trades, 40 % for copyright and other independent work, 80 % for crafts and farming, 30 % for renting business assets',
  options: [
    { value: 60, label: '60 %' },
    { value: 80, label: '80 %' },
    { value: 40, label: '40 %' },
    { value: 30, label: '30 %' },
  ],
  when: (given) => given.method !== 'real',
});
export const expenses = amount({
  label: 'Real expenses per year',
  start: 0,
  when: (given) => given.method === 'real',
});
export const activity = choice({
  label: 'Your activity is',
  hint: 'Secondary: alongside an insured job, studies under 26, care of a child under 4, or a pension',
  options: [
    { value: 'main', label: 'Main' },
    { value: 'secondary', label: 'Secondary' },
    { value: 'starting', label: 'Main, first year or the two after' },
  ],
});
export const monthsActive = number({
  label: 'Months of activity in the year',
  min: 1,
  max: 12,
  start: 12,
});

/** Outputs of a trade, as calculators declare them. */
export const expenseOutputs = { expenses: money('Expenses'), profit: money('Profit') };
export const insuranceOutputs = {
  socialBase: money('Assessment base, social security'),
  socialSecurity: money('Social security'),
  healthBase: money('Assessment base, health insurance'),
  healthInsurance: money('Health insurance'),
};

export type Method = 'fixed' | 'real';
export type Activity = 'main' | 'secondary' | 'starting';
export type ExpenseRate = 80 | 60 | 40 | 30;

/** An amount under the name of its input; a term keeps the name it has. */
export const asTerm = (name: string, value: number | Term): Term =>
  typeof value === 'number' ? input(name, value, 'CZK') : value;

/**
 * Expenses of a trade: a flat share of the income, at most the cap of that share, or the real ones.
 * Source: § 7(7) of act 586/1992.
 */
export function expensesOf(
  law: Law,
  income: Term,
  given: { method: Method; expenseRate: ExpenseRate; expenses: number | Term },
): Step {
  if (given.method === 'real') return step('expenses', 'Real expenses', asTerm('expenses', given.expenses));
  const share = input('expenseRate', given.expenseRate / 100, 'rate');
  const cap: RuleId = `cz.expenses.cap.${given.expenseRate}`;
  return step('expenses', 'Flat expenses', atMost(times(income, share), rule(law, cap)), 'toHundredth');
}

/** Income less expenses, never below zero. */
export const profitOf = (income: Term, spent: Step): Step =>
  step('profit', expenseOutputs.profit.label, notBelowZero(minus(income, of(spent))));

type Insured = {
  profit: Step;
  activity: Activity;
  /** 1 to 12. */
  months: number;
  /** Wages of the year that social security is paid from already: they use up the ceiling first. */
  wages?: Term;
};
type Insurance = { base: Step; premium: Step };

/** A yearly amount for the months of activity. Multiplied before it is divided: a twelfth has no end and would not round up rightly. */
const forMonths = (yearly: Term, months: number): Term =>
  months === 12 ? yearly : over(times(yearly, input('monthsActive', months, 'count')), plain(12));

/**
 * The profit a secondary activity pays social security from: for each month without the activity it falls by a twelfth,
 * and that twelfth is rounded up to a crown. Source: § 10(3) of act 155/1995.
 */
export function secondaryLimitOf(law: Law, months: number): Term {
  const whole = rule(law, 'cz.social.self.secondaryLimit');
  if (months === 12) return whole;
  const twelfth = step('limitTwelfth', 'A twelfth of the limit', over(whole, plain(12)), 'upToWhole');
  const missing = minus(plain(12), input('monthsActive', months, 'count'));
  return of(
    step('secondaryLimit', 'Limit of a secondary activity', minus(whole, times(missing, of(twelfth)))),
  );
}

const leastSocialBase = (law: Law, kind: Activity): RuleId => {
  if (kind === 'secondary') return 'cz.social.self.minimumBase.secondary.year';
  const starting: RuleId = 'cz.social.self.minimumBase.starting.year';
  return kind === 'starting' && holds(law, starting) ? starting : 'cz.social.self.minimumBase.main.year';
};

/** Most a year that is left to pay social security from. Source: § 15a of act 589/1992. */
const socialCeiling = (law: Law, wages: Term | undefined): Term => {
  const most = rule(law, 'cz.social.maximumBase.year');
  return wages ? notBelowZero(minus(most, wages)) : most;
};

/** The minimum base applies before the ceiling, so that wages above it leave nothing to pay from. */
function socialBaseOf(law: Law, { profit, activity: kind, months, wages }: Insured): Step {
  const limit = secondaryLimitOf(law, months);
  if (kind === 'secondary' && profit.number.lt(limit.value))
    return {
      ...step('socialBase', insuranceOutputs.socialBase.label, nothing),
      write: () => `0: the profit of ${of(profit).write()} is under ${limit.write()}`,
      from: [of(profit), limit],
    };
  const part = times(of(profit), rule(law, 'cz.social.self.share'));
  const least = forMonths(rule(law, leastSocialBase(law, kind)), months);
  const kept = part.value.lt(least.value) ? atLeast(part, least) : part;
  const most = socialCeiling(law, wages);
  const base = step(
    'socialBase',
    insuranceOutputs.socialBase.label,
    kept.value.gt(most.value) ? atMost(kept, most) : kept,
    'upToWhole',
  );
  return kind === 'starting'
    ? decidedBy(base, condition(law, 'cz.social.self.minimumBase.starting.year'))
    : base;
}

/**
 * Social security of a self-employed person for a year. Base and premium are rounded up to a crown.
 * A secondary activity pays nothing below the limit of profit, and is due from the limit itself.
 * Sources: § 5b, § 14(6), § 15a of act 589/1992, § 10 of act 155/1995.
 */
export function selfSocial(law: Law, insured: Insured): Insurance {
  const base = socialBaseOf(law, insured);
  const premium = times(of(base), rule(law, 'cz.social.self.rate'));
  return {
    base,
    premium: step('socialSecurity', insuranceOutputs.socialSecurity.label, premium, 'upToWhole'),
  };
}

/**
 * Health insurance of a self-employed person for a year. The base is not rounded, the premium is rounded up to a crown.
 * The minimum base is for a main activity alone; there is no ceiling. Source: § 2, § 3a of act 592/1992.
 */
export function selfHealth(law: Law, { profit, activity: kind, months }: Insured): Insurance {
  const part = times(of(profit), rule(law, 'cz.health.self.share'));
  const least = forMonths(rule(law, 'cz.health.self.minimumBase.year'), months);
  const short = kind !== 'secondary' && part.value.lt(least.value);
  const kept = short ? atLeast(part, least) : part;
  const base = step('healthBase', insuranceOutputs.healthBase.label, kept, 'toHundredth');
  // Half of a profit with hellers has three decimals: they are shown as two, and counted.
  const premium = times(base.number.eq(kept.value) ? of(base) : kept, rule(law, 'cz.health.rate'));
  return {
    base,
    premium: step('healthInsurance', insuranceOutputs.healthInsurance.label, premium, 'upToWhole'),
  };
}

/** What goes to the state and the insurers in all; less than nothing where a bonus is above it. */
export function contributionsOf({
  incomeTax,
  taxBonus,
  social,
  health,
}: {
  incomeTax: Step;
  taxBonus: Step;
  social: Step;
  health: Step;
}): Step {
  const paid = plus(of(incomeTax), of(social), of(health));
  return outcome(taxBonus.number.eq(0) ? paid : minus(paid, of(taxBonus)));
}
