import type { Law } from '@majak/law/law-on';
import { decidedBy, step } from '@majak/law/step';
import { atLeast, atMost, holds, minus, notBelowZero, of, over, plain, rule, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { premium } from './premium.ts';

const twelve = plain(12, 'months');

/** Expenses of a trade: a flat part of the income up to the most of a year, or real ones. Source: § 6(10) of act 595/2003. */
export function expensesOf(law: Law, income: Term, real: Term | undefined): Step {
  const [id, label] = ['expenses', 'Expenses'] as const;
  if (real) return step(id, label, real);
  const flat = times(income, rule(law, 'sk.expenses.flat.rate'));
  const most = rule(law, 'sk.expenses.flat.cap');
  return step(id, label, flat.value.gt(most.value) ? atMost(flat, most) : flat, 'toHundredth');
}

/** What is left of the income after expenses, before insurance; a loss is nothing. */
export const profitOf = (income: Term, expenses: Step): Step =>
  step('profit', 'Profit before insurance', notBelowZero(minus(income, of(expenses))));

/** What insurance of a year goes by: the profit with the insurance in it, divided. Source: § 138(2) of act 461/2003. */
const insuredProfit = (law: Law, profit: Step): Term => over(of(profit), rule(law, 'sk.social.self.divisor'));

/** By which of three rules a trade pays social insurance. */
export type SocialKind = 'none' | 'micro' | 'full';

/**
 * By the income of the year before: nothing, the micro contribution, or by the profit.
 * Source: § 21 and § 138 of act 461/2003. @returns the terms that decided, too.
 */
export function socialKindOf(law: Law, lastYear: Term): { kind: SocialKind; decided: readonly Term[] } {
  const limit = rule(law, 'sk.social.self.incomeLimit');
  if (lastYear.value.gt(limit.value)) return { kind: 'full', decided: [lastYear, limit] };
  if (!holds(law, 'sk.social.self.microBase.month')) return { kind: 'none', decided: [lastYear, limit] };
  const exempt = rule(law, 'sk.social.self.exemptIncome');
  const kind = lastYear.value.lte(exempt.value) ? 'none' : 'micro';
  return { kind, decided: [lastYear, limit, exempt] };
}

/** The base of social insurance a month, down to cents, within the least and the most. Source: § 138 of act 461/2003. */
function socialBaseOf(law: Law, profit: Step, kind: 'micro' | 'full'): Step {
  const [id, label] = ['socialBase', 'Monthly base for social insurance'] as const;
  if (kind === 'micro') return step(id, label, rule(law, 'sk.social.self.microBase.month'));
  const base = over(insuredProfit(law, profit), twelve);
  const least = rule(law, 'sk.social.self.minimumBase.month');
  const most = rule(law, 'sk.social.maximumBase.month');
  if (base.value.lt(least.value)) return step(id, label, atLeast(base, least), 'downToHundredth');
  return step(id, label, base.value.gt(most.value) ? atMost(base, most) : base, 'downToHundredth');
}

/** Social insurance of a month from its base. Source: § 130 to § 137 of act 461/2003. */
export const socialOfBase = (law: Law, base: Term): Step =>
  premium(['socialMonthly', 'Monthly social insurance'], base, [
    ['sickness', 'Sickness insurance', rule(law, 'sk.social.self.sickness')],
    ['oldAge', 'Old-age insurance', rule(law, 'sk.social.self.oldAge')],
    ['disability', 'Disability insurance', rule(law, 'sk.social.self.disability')],
    ['reserve', 'Reserve fund', rule(law, 'sk.social.self.reserve')],
  ]);

/** Social insurance of a month of a trade with this profit, and this income the year before. */
export function socialOf(law: Law, profit: Step, lastYear: Term): { kind: SocialKind; month: Step } {
  const { kind, decided } = socialKindOf(law, lastYear);
  if (kind !== 'none') {
    const month = socialOfBase(law, of(socialBaseOf(law, profit, kind)));
    return { kind, month: decidedBy(month, ...decided) };
  }
  const none = step('socialMonthly', 'Monthly social insurance', plain(0, 'EUR'));
  const [income, limit, exempt = limit] = decided;
  const because = `0: ${income?.write()} the year before isn’t above ${exempt?.write()}`;
  return { kind, month: { ...none, write: () => because, from: decided } };
}

type Health = { minimum: boolean; disabled: boolean; months: Term };

/**
 * Health insurance of a trade: the advance of a month, and the year as the insurer settles it, each down to cents. Its
 * minimum counts for the months of the trade alone.
 * Sources: § 12, § 13 and § 19 of act 580/2004.
 */
export function healthOfTrade(
  law: Law,
  profit: Step,
  { minimum, disabled, months }: Health,
): { month: Step; year: Step } {
  const whole = insuredProfit(law, profit);
  const least = rule(law, 'sk.health.self.minimumBase.month');
  const within = (base: Term, limit: Term): Term =>
    minimum && base.value.lt(limit.value) ? atLeast(base, limit) : base;
  const base = step(
    'healthBase',
    'Monthly base for health insurance',
    within(over(whole, twelve), least),
    'downToHundredth',
  );
  const ofYear = step(
    'healthBaseYear',
    'Yearly base for health insurance',
    within(whole, times(months, least)),
    'downToHundredth',
  );
  const rate = rule(law, 'sk.health.self.rate');
  const from = (one: Step): Term => {
    const due = times(of(one), rate);
    return disabled ? over(due, rule(law, 'sk.health.disabled.part')) : due;
  };
  return {
    month: step('healthMonthly', 'Monthly advance on health insurance', from(base), 'downToHundredth'),
    year: step('healthInsurance', 'Health insurance', from(ofYear), 'downToHundredth'),
  };
}

type Taxed = { income: Term; taxed: Step; bonus: Step; byBands: () => Step };

/**
 * Tax of a trade: one rate up to the limit of income, bands above it, which are handed in. A very small tax is not
 * charged where nobody claims a bonus. Source: § 15 and § 46a of act 595/2003.
 */
export function tradeTax(law: Law, { income, taxed, bonus, byBands }: Taxed): Step {
  const [id, label] = ['incomeTax', 'Income tax'] as const;
  const limit = rule(law, 'sk.tax.trade.incomeLimit');
  const tax = income.value.gt(limit.value)
    ? { ...byBands(), id }
    : step(id, label, times(of(taxed), rule(law, 'sk.tax.trade.rate')), 'toHundredth');
  const worked = decidedBy(tax, income, limit);
  const least = rule(law, 'sk.tax.notCharged');
  if (tax.number.eq(0) || tax.number.gt(least.value) || bonus.number.gt(0)) return worked;
  const whole = of({ ...worked, id: 'smallTax', label: 'Tax before the minimum' });
  const because = `0: ${whole.write()} isn’t above ${least.write()}`;
  return { ...step(id, label, plain(0, 'EUR')), write: () => because, from: [whole, least] };
}
