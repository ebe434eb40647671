import type { Law } from '@majak/law/law-on';
import { step } from '@majak/law/step';
import { atMost, input, minus, of, over, plain, plus, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { money } from './crowns.ts';

/** Daily amounts of sickness insurance, as calculators declare them. */
export const dailyOutputs = {
  dailyAssessmentBase: money('Daily assessment base'),
  reducedDailyBase: money('Daily base after reduction'),
  dailyMaternityPay: money('Maternity pay a day'),
};

/**
 * Daily assessment base from a monthly gross salary paid for twelve months: crowns and hellers.
 * Source: § 18(1) of act 187/2006, which names no direction for two decimals, as § 17(1) and § 21(3) do for crowns. Days of sickness or unpaid leave would shorten the divisor; none are taken off here.
 */
export const dailyBase = (grossSalary: number): Step =>
  step(
    'dailyAssessmentBase',
    dailyOutputs.dailyAssessmentBase.label,
    over(times(input('grossSalary', grossSalary, 'CZK'), plain(12, 'months')), plain(365, 'days')),
    'toHundredth',
  );

/** What counts of a daily base between two thresholds, to hellers. Source: § 21(2) of act 187/2006. */
const band = (id: string, label: string, counted: Term): Term => of(step(id, label, counted, 'toHundredth'));

/**
 * Daily base reduced by the three thresholds as for maternity pay: whole up to the first, 60 % between the first and the second,
 * 30 % between the second and the third, nothing above; rounded up to a crown. Source: § 21 and § 22 of act 187/2006.
 */
export function reducedDailyBase(law: Law, base: Step): Step {
  const { label } = dailyOutputs.reducedDailyBase;
  const [first, second, third] = [
    rule(law, 'cz.sickness.threshold.first'),
    rule(law, 'cz.sickness.threshold.second'),
    rule(law, 'cz.sickness.threshold.third'),
  ];
  const whole = rule(law, 'cz.maternity.band.first');
  if (base.number.lte(first.value))
    return step('reducedDailyBase', label, times(of(base), whole), 'upToWhole');
  const parts: [Term, ...Term[]] = [times(first, whole)];
  const upTo = (limit: Term): Term => (base.number.gt(limit.value) ? atMost(of(base), limit) : of(base));
  const secondPart = times(minus(upTo(second), first), rule(law, 'cz.maternity.band.second'));
  parts.push(band('secondBand', 'Above the first threshold, the part used', secondPart));
  if (base.number.gt(second.value)) {
    const thirdPart = times(minus(upTo(third), second), rule(law, 'cz.maternity.band.third'));
    parts.push(band('thirdBand', 'Above the second threshold, the part used', thirdPart));
  }
  return step('reducedDailyBase', label, plus(...parts), 'upToWhole');
}

/** Maternity pay of a day: a share of the reduced base, rounded up to a crown. Source: § 37 of act 187/2006. */
export const dailyMaternityPay = (law: Law, reduced: Step): Step =>
  step(
    'dailyMaternityPay',
    dailyOutputs.dailyMaternityPay.label,
    times(of(reduced), rule(law, 'cz.maternity.rate')),
    'upToWhole',
  );

/** Days of a month as benefits are compared by. */
export const daysOfBenefitMonth: Term = plain(30, 'days');
