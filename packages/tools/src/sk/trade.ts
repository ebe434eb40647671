import type { Law } from '@majak/law/law-on';
import { step } from '@majak/law/step';
import { input, minus, notBelowZero, of, plain, plus, times } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import { childBonus } from './child-bonus.ts';
import type { Children } from './family.ts';
import { allowanceOf, taxByBands, taxedOf } from './income-tax.ts';
import { expensesOf, healthOfTrade, profitOf, type SocialKind, socialOf, tradeTax } from './trade-year.ts';

/** What is known of a year of a trade. */
export type TradeAnswers = Children & {
  /** Real expenses; left out where they are flat-rate. */
  expenses?: number | undefined;
  paidContributions?: number | undefined;
  incomeLastYear?: number | undefined;
  /** All twelve where they are left out. */
  monthsOfTrade?: number;
  monthsInsured?: number;
  insuredElsewhere: boolean;
  disabled: boolean;
};

/** A year of a trade, step by step. */
export type TradeYear = {
  expenses: Step;
  profit: Step;
  socialKind: SocialKind;
  socialMonthly: Step;
  socialInsurance: Step;
  healthMonthly: Step;
  healthInsurance: Step;
  taxBase: Step;
  allowance: Step;
  incomeTax: Step;
  childBonus: Step;
};

/** Months that were asked for, or all of a year. */
const monthsOf = (name: 'monthsOfTrade' | 'monthsInsured', months: number | undefined): Term =>
  months === undefined ? plain(12, 'months') : input(name, months, 'months');

/**
 * Works a year of a trade out. Insurance of the year goes by its own profit, as if each year were like this one; it comes
 * off before tax as it was paid, or as it is due where nobody says what was paid.
 * Sources: § 6(10), § 11, § 15, § 33 of act 595/2003; § 138 of act 461/2003; § 13 of act 580/2004.
 */
export function tradeYear(law: Law, income: Term, answers: TradeAnswers): TradeYear {
  const { expenses: real, paidContributions: paid, incomeLastYear, monthsInsured } = answers;
  const expenses = expensesOf(law, income, real === undefined ? undefined : input('expenses', real, 'EUR'));
  const profit = profitOf(income, expenses);
  const lastYear = incomeLastYear === undefined ? income : input('incomeLastYear', incomeLastYear, 'EUR');
  const { kind, month } = socialOf(law, profit, lastYear);
  const insured = monthsOf('monthsInsured', monthsInsured);
  const socialInsurance = step('socialInsurance', 'Social insurance', times(insured, of(month)));
  const health = healthOfTrade(law, profit, {
    minimum: !answers.insuredElsewhere,
    disabled: answers.disabled,
    months: monthsOf('monthsOfTrade', answers.monthsOfTrade),
  });
  const due = step('contributionsDue', 'Insurance for the year', plus(of(socialInsurance), of(health.year)));
  const off = paid === undefined ? of(due) : input('paidContributions', paid, 'EUR');
  const taxBase = step('taxBase', 'Profit less insurance', notBelowZero(minus(of(profit), off)));
  const allowance = allowanceOf(law, of(taxBase));
  const taxed = taxedOf(of(taxBase), of(allowance));
  const bonus = childBonus(law, of(taxBase), { ...answers, per: 'year' });
  return {
    expenses,
    profit,
    socialKind: kind,
    socialMonthly: month,
    socialInsurance,
    healthMonthly: health.month,
    healthInsurance: health.year,
    taxBase,
    allowance,
    incomeTax: tradeTax(law, { income, taxed, bonus, byBands: () => taxByBands(law, taxed, 'year') }),
    childBonus: bonus,
  };
}

/** What is left of an income: real expenses were spent, flat-rate ones were not. */
export function leftOf(income: Term, year: TradeYear, spent: Term | undefined): Term {
  const { socialInsurance, healthInsurance, incomeTax, childBonus: bonus } = year;
  const off = [of(socialInsurance), of(healthInsurance), of(incomeTax)] as const;
  const left = spent ? minus(income, spent, ...off) : minus(income, ...off);
  return bonus.number.eq(0) ? left : plus(left, of(bonus));
}
