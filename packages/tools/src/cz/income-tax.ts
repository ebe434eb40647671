import type { Law } from '@majak/law/law-on';
import { step } from '@majak/law/step';
import { input, minus, notBelowZero, of, plus, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { childAllowance, nothing } from './household.ts';
import { taxOutputs } from './tax-outputs.ts';

/** Tax base of a year: rounded down to hundreds, never negative. Source: § 16(2) of act 586/1992. */
export const taxBaseOf = (income: Term): Step =>
  step('taxBase', taxOutputs.taxBase.label, notBelowZero(income), 'downToHundred');

/**
 * Tax of a base before credits: the first rate up to the limit, the second above it, rounded up once.
 * Source: § 16 of act 586/1992 for a year, § 38h for a month.
 */
export function taxBefore(law: Law, base: Step, per: 'year' | 'month'): Step {
  const limit = rule(law, `cz.tax.threshold.${per}`);
  const first = rule(law, 'cz.tax.rate.first');
  const { label } = taxOutputs.taxBeforeCredits;
  if (base.number.lte(limit.value))
    return step('taxBeforeCredits', label, times(of(base), first), 'upToWhole');
  const upper = step('baseAboveLimit', 'Base above the limit', minus(of(base), limit));
  const tax = plus(times(limit, first), times(of(upper), rule(law, 'cz.tax.rate.second')));
  return step('taxBeforeCredits', label, tax, 'upToWhole');
}

type Settled = { incomeTax: Step; taxBonus: Step; allowance: Step | undefined };

/**
 * What is left of the tax after credits and the child allowance; what the allowance has over is a bonus that is paid out,
 * if the income reaches the limit and the bonus is not too small. Sources: § 35c, § 35d of act 586/1992.
 * @param earned Income the bonus depends on: wages and income of a trade, before expenses.
 */
export function settle(
  law: Law,
  {
    tax,
    credits,
    children,
    earned,
    per,
  }: { tax: Step; credits: Step; children: number; earned: Term; per: 'year' | 'month' },
): Settled {
  const afterCredits = step(
    'taxAfterCredits',
    'Tax after credits',
    notBelowZero(minus(of(tax), of(credits))),
  );
  const allowance = childAllowance(law, children, per);
  if (!allowance)
    return {
      incomeTax: step('incomeTax', taxOutputs.incomeTax.label, notBelowZero(minus(of(tax), of(credits)))),
      taxBonus: noBonus(children),
      allowance,
    };
  const incomeTax = step(
    'incomeTax',
    taxOutputs.incomeTax.label,
    notBelowZero(minus(of(afterCredits), of(allowance))),
  );
  return { incomeTax, taxBonus: bonusOf(law, { afterCredits, allowance, earned, per }), allowance };
}

const noBonus = (children: number): Step => ({
  ...step('taxBonus', taxOutputs.taxBonus.label, nothing),
  write: () => '0: no children are included',
  from: [input('children', children, 'count')],
});

/** What a bonus depends on: the tax after credits, the allowance, and the income it needs. */
type Bonus = { afterCredits: Step; allowance: Step; earned: Term; per: 'year' | 'month' };

/** What the child allowance has over the tax, if it is paid out. Sources: § 35c, § 35d of act 586/1992. */
export function bonusOf(law: Law, { afterCredits, allowance, earned, per }: Bonus): Step {
  const left = step(
    'allowanceLeft',
    'Allowance above the tax',
    notBelowZero(minus(of(allowance), of(afterCredits))),
  );
  const least = rule(law, `cz.bonus.minimumIncome.${per}`);
  const smallest = rule(law, `cz.bonus.smallest.${per}`);
  const due = earned.value.gte(least.value) && left.number.gte(smallest.value);
  const short = left.number.eq(0)
    ? `0: the tax of ${of(afterCredits).write()} takes up the whole allowance of ${of(allowance).write()}`
    : `0: it needs an income of ${least.write()} and a bonus of ${smallest.write()}`;
  const words = due ? `${of(left).write()}, since ${earned.write()} is at least ${least.write()}` : short;
  const bonus = step('taxBonus', taxOutputs.taxBonus.label, due ? of(left) : nothing);
  return { ...bonus, write: () => words, from: [of(left), earned, least, smallest] };
}
