import type { RuleId } from '@majak/law/cz/rules';
import type { Law } from '@majak/law/law-on';
import { childAllowance } from '../../../cz/household.ts';

/** Rates are counted in ten-thousandths, so that whole numbers stay whole. */
const scale = 10_000;
export const ceilOf = (amount: number, rate: number, unit = scale): number =>
  Math.ceil((amount * rate) / unit);

/** Numbers of the law for a search: amounts in crowns, rates in ten-thousandths. */
export const readers = (law: Law) => ({
  crowns: (id: RuleId): number => Number(law.valueOf(id)),
  rate: (id: RuleId): number => Math.round(Number(law.valueOf(id)) * scale),
});

/** Tax of a base in whole crowns, up to a crown once. */
export function quickTax(law: Law, per: 'year' | 'month'): (base: number) => number {
  const { crowns, rate } = readers(law);
  const [first, second] = [rate('cz.tax.rate.first'), rate('cz.tax.rate.second')];
  const limit = crowns(`cz.tax.threshold.${per}`);
  return (base) => Math.ceil((Math.min(base, limit) * first + Math.max(0, base - limit) * second) / scale);
}

/** What is left of a tax, or paid out: tax less credit and child allowance; negative is a bonus. */
export function quickSettle(law: Law, children: number, per: 'year' | 'month') {
  const { crowns } = readers(law);
  const credit = crowns(`cz.credit.taxpayer.${per}`);
  const allowance = childAllowance(law, children, per)?.number.toNumber() ?? 0;
  const [least, smallest] = [crowns(`cz.bonus.minimumIncome.${per}`), crowns(`cz.bonus.smallest.${per}`)];
  return (tax: number, earned: number): number => {
    const due = Math.max(0, tax - credit) - allowance;
    if (due >= 0) return due;
    return earned >= least && -due >= smallest ? due : 0;
  };
}

type QuickWage = {
  /** What twelve months of a whole-crown salary cost the employer. */
  costOf: (gross: number) => number;
  /** The largest whole-crown salary a month whose twelve months cost no more than a budget. */
  grossFor: (budget: number) => number;
  /** What is left to the employee in the year. */
  netOf: (gross: number) => number;
};

/**
 * Social security of twelve equal months: none under the limit of participation, and in full until the month that reaches
 * the ceiling of the year.
 */
function quickSocial(law: Law, id: RuleId): (gross: number) => number {
  const { crowns, rate } = readers(law);
  const [most, premium] = [crowns('cz.social.maximumBase.year'), rate(id)];
  const insuredFrom = crowns('cz.dpc.limit');
  return (gross) => {
    if (gross < insuredFrom) return 0;
    if (gross * 12 <= most) return 12 * ceilOf(gross, premium);
    const month = Math.min(gross, most);
    const full = Math.floor(most / month);
    return full * ceilOf(month, premium) + ceilOf(most - full * month, premium);
  };
}

/**
 * A year of twelve equal salaries in plain whole numbers, for a search over many of them. The steps the reader sees are computed
 * from terms in `employment.ts`; a test holds the two equal.
 */
export function quickWage(law: Law, children: number): QuickWage {
  const { crowns, rate } = readers(law);
  const [health, least] = [rate('cz.health.rate'), crowns('cz.health.minimumBase.month')];
  const parts = crowns('cz.health.employee.share');
  const [employee, employer] = [
    quickSocial(law, 'cz.social.employee.rate'),
    quickSocial(law, 'cz.social.employer.rate'),
  ];
  const [tax, settle] = [quickTax(law, 'month'), quickSettle(law, children, 'month')];
  const thirdOf = (whole: number) => Math.ceil(whole / parts);
  const healthOf = (gross: number) => {
    const whole = ceilOf(gross, health);
    return thirdOf(whole) + (gross < least ? ceilOf(least, health) - whole : 0);
  };
  const costOf = (gross: number) => {
    const whole = ceilOf(gross, health);
    return 12 * (gross + whole - thirdOf(whole)) + employer(gross);
  };
  const steepest = 12 * (1 + (health + rate('cz.social.employer.rate')) / scale);
  // A base up to 100 is rounded to crowns instead; no tax is left of it either way.
  const taxBase = (gross: number) => Math.ceil(gross / 100) * 100;
  return {
    costOf,
    grossFor: (budget) => lastUpTo(budget, costOf, steepest),
    netOf: (gross) => 12 * (gross - healthOf(gross) - settle(tax(taxBase(gross)), gross)) - employee(gross),
  };
}

/**
 * The largest whole number whose cost is not over a budget; a crown more costs at least a crown. Steps up by what is left
 * of the budget at the steepest cost of a crown, which is nearly there at once, and is put right by single crowns.
 */
function lastUpTo(budget: number, costOf: (gross: number) => number, steepest: number): number {
  let gross = Math.floor(budget / steepest);
  let rest = budget - costOf(gross);
  while (rest >= steepest) {
    gross += Math.floor(rest / steepest);
    rest = budget - costOf(gross);
  }
  while (gross > 0 && costOf(gross) > budget) gross -= 1;
  while (costOf(gross + 1) <= budget) gross += 1;
  return gross;
}
