import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { addDays, addMonths, addYears, type Day, yearOf } from '@majak/law/dates';
import { type Law, periodsOf, yearsOf } from '@majak/law/law-on';
import { outcome } from '@majak/law/step';
import { atLeast, of, rule, times } from '@majak/law/term';
import type { Step } from '@majak/law/working';
import { lawOfDay } from '../../../calculator/law-of-day.ts';
import { dailyBase, daysOfBenefitMonth, reducedDailyBase } from '../../../cz/daily-base.ts';

/** The pool, the age limit and the lower monthly limit have been these since births of 2020. */
export const firstBirth: Day = '2020-01-01';
/** How far ahead an expected day of birth may lie. */
export const daysAhead = 300;

/** What decides about a claim beside the amounts; the law is the one of the day asked about. */
export type Claim = {
  law: Law;
  born: Day;
  starts: Day;
  multiple: boolean;
  grossSalary?: number | undefined;
};

/** The rules of a day; the first known ones for a day before them. */
function lawKnownOn(day: Day): Law {
  const first: Day = `${yearsOf(rulesByDay)[0]}-01-01`;
  return lawOfDay(rulesByDay, day < first ? first : day);
}

/**
 * The rules a child's birth brings: the total, the age limit, the thresholds of the daily base.
 * Source: a child born before 2024 keeps the rules of that time (act 407/2023, transitional provision).
 */
export const lawOfBirth = (born: Day): Law => lawKnownOn(born);

/** The day the child reaches the age the allowance ends at. Source: § 30 of act 117/1995. */
export const ageLimitOf = (born: Day): Day =>
  addYears(born, rule(lawOfBirth(born), 'cz.parental.ageLimit').value.toNumber());

/**
 * Calendar months the allowance is paid for until the age limit. The month of the limit is paid whole, and so is the first
 * one if it starts with the birth or on the first day. A month that began with maternity pay brings the difference alone:
 * it is not counted. Source: § 30(1), § 30b(1)(a), (b) and (d), § 30b(3) of act 117/1995.
 */
export function monthsUntilLimit({ born, starts }: Pick<Claim, 'born' | 'starts'>): number {
  const limit = ageLimitOf(born);
  const between =
    12 * (yearOf(limit) - yearOf(starts)) + Number(limit.slice(5, 7)) - Number(starts.slice(5, 7));
  const isFirstWhole = starts === born || starts.endsWith('-01');
  return Math.max(1, between + (isFirstWhole ? 1 : 0));
}

/** The day from which two or more children bring twice the allowance of one. */
export const doubledFrom = (): Day =>
  periodsOf(rulesByDay, 'cz.parental.moreFactor').at(-1)?.from ?? '9999-12-31';

/** The rules a claim is drawn by: those of the first day of the allowance. */
export const lawOfStart = (starts: Day): Law => lawKnownOn(starts);

/** Whether the rise for children born together lies within what is asked: before the day asked about, or before the first day. */
export const knowsRise = ({ law, born, starts, multiple }: Claim): boolean =>
  multiple && born < doubledFrom() && (law.on >= doubledFrom() || starts >= doubledFrom());

/**
 * Whether children born together before the factor was raised can get it: they were under the age limit on that day.
 * Source: § 30 of act 117/1995 since 1 January 2026, without a transitional provision.
 */
export const canBeRaised = (claim: Claim): boolean =>
  knowsRise(claim) && ageLimitOf(claim.born) > doubledFrom();

/** Allowance in all, by the year of birth. Source: § 30 of act 117/1995. @param raised Twice the one of one child, as since 2026. */
export function poolOf({ born, multiple }: Claim, raised: boolean): Step {
  const birth = lawOfBirth(born);
  const one = rule(birth, 'cz.parental.pool.one');
  if (!multiple) return outcome(one);
  return raised
    ? outcome(times(one, rule(lawKnownOn(doubledFrom()), 'cz.parental.moreFactor')))
    : outcome(rule(birth, 'cz.parental.pool.more'));
}

/** The limit a month without a salary. */
export const limitIdOf = ({ multiple }: Pick<Claim, 'multiple'>) =>
  `cz.parental.monthlyLimit.${multiple ? 'more' : 'one'}` as const;

/**
 * The most that can be chosen a month: the limit for people without a daily base, or 70 % of 30 times the reduced daily
 * base, whichever is higher. The first day of the allowance decides about the limit and the factor, the birth about the
 * thresholds. Source: § 30(2) and (3) of act 117/1995, § 21(3) and (4) of act 187/2006; see `docs/rules/parental-ceiling.md`.
 */
export function ceilingOf({ born, starts, multiple, grossSalary }: Claim): Step {
  const [birth, law] = [lawOfBirth(born), lawOfStart(starts)];
  const limit = rule(law, limitIdOf({ multiple }));
  if (grossSalary === undefined) return outcome(limit);
  const base = reducedDailyBase(birth, dailyBase(grossSalary));
  const ofOne = times(daysOfBenefitMonth, of(base), rule(law, 'cz.parental.rate'));
  const earned = multiple ? times(ofOne, rule(law, 'cz.parental.moreFactor')) : ofOne;
  return outcome(earned.value.lt(limit.value) ? atLeast(earned, limit) : earned, 'upToWhole');
}

/** The last day of so many months that start on a day. */
export const lastDayOf = (starts: Day, months: number): Day => addDays(addMonths(starts, months), -1);
