import type { Law } from '@majak/law/law-on';
import { step } from '@majak/law/step';
import { input, minus, of, over, plain, plus } from '@majak/law/term';
import type { Step, Term } from '@majak/law/working';
import type { StepsOf } from '../calculator/output.ts';
import { money } from './crowns.ts';
import { yearlyCredits } from './household.ts';
import { settle, taxBaseOf, taxBefore } from './income-tax.ts';
import {
  type Activity,
  asTerm,
  contributionsOf,
  type ExpenseRate,
  expenseOutputs,
  expensesOf,
  insuranceOutputs,
  type Method,
  profitOf,
  selfHealth,
  selfSocial,
} from './self-employed.ts';
import { taxOutputs, totalContributions } from './tax-outputs.ts';
import { tradeNotes } from './trade-notes.ts';

/** What a year of a trade is computed from. An amount that has another name elsewhere is given as a term of that name. */
export type TradeAnswers = {
  /** Income of the year before expenses, without VAT. */
  grossIncome: number | Term;
  method: Method;
  expenseRate: ExpenseRate;
  /** Real expenses of the year; read with `method: 'real'` alone. */
  expenses: number | Term;
  activity: Activity;
  /** 1 to 12. */
  monthsActive: number;
  children: number;
  spouseIncomeUnder68000: boolean;
  spouseCaresForChildUnder3: boolean;
  studentUnder26: boolean;
  /** Deductions from the tax base (§ 15, § 15a of act 586/1992); they do not lower insurance. */
  deductions?: number | Term;
};

/** What a year of a trade comes to, as calculators declare it. */
export const tradeOutputs = {
  netIncome: money('Net income'),
  netIncomeMonthly: money('Net monthly income'),
  ...expenseOutputs,
  ...taxOutputs,
  ...insuranceOutputs,
  totalContributions,
};
export type TradeSteps = StepsOf<typeof tradeOutputs>;
export type TradeYear = { outputs: TradeSteps; notes: readonly string[] };

/**
 * The whole year of a self-employed person: expenses, tax with credits and children, both insurances, and what is left.
 * Sources: § 7, § 16, § 35ba, § 35c of act 586/1992, § 5b, § 14, § 15a of act 589/1992, § 3a of act 592/1992.
 * @returns a step for each output, in crowns, and what the reader should know.
 */
export function tradeYear(law: Law, given: TradeAnswers): TradeYear {
  const income = asTerm('grossIncome', given.grossIncome);
  const expenses = expensesOf(law, income, { ...given, expenses: asTerm('expenses', given.expenses) });
  const profit = profitOf(income, expenses);
  const deductions = asTerm('deductions', given.deductions ?? 0);
  const taxBase = taxBaseOf(deductions.value.eq(0) ? of(profit) : minus(of(profit), deductions));
  const taxBeforeCredits = taxBefore(law, taxBase, 'year');
  const totalTaxCredit = yearlyCredits(law, given);
  const { incomeTax, taxBonus } = settle(law, {
    tax: taxBeforeCredits,
    credits: totalTaxCredit,
    children: given.children,
    earned: income,
    per: 'year',
  });
  const insured = { profit, activity: given.activity, months: given.monthsActive };
  const social = selfSocial(law, insured);
  const health = selfHealth(law, insured);
  const parts = { incomeTax, taxBonus, social: social.premium, health: health.premium };
  const netIncome = netOf(income, { ...parts, expenses, method: given.method });
  return {
    outputs: {
      netIncome,
      netIncomeMonthly: monthly(netIncome, given.monthsActive),
      expenses,
      profit,
      taxBase,
      taxBeforeCredits,
      totalTaxCredit,
      incomeTax,
      taxBonus,
      socialBase: social.base,
      socialSecurity: social.premium,
      healthBase: health.base,
      healthInsurance: health.premium,
      totalContributions: contributionsOf(parts),
    },
    notes: tradeNotes(law, given, { income, expenses, socialBase: social.base }),
  };
}

type Paid = {
  incomeTax: Step;
  taxBonus: Step;
  social: Step;
  health: Step;
  expenses: Step;
  method: Method;
};

/** Income less tax and insurance. Real expenses are money spent and go off too; flat ones are not. */
function netOf(income: Term, { incomeTax, taxBonus, social, health, expenses, method }: Paid): Step {
  const real = method === 'real';
  const spent = real ? [of(expenses)] : [];
  const left = minus(income, ...spent, of(incomeTax), of(social), of(health));
  return step(
    'netIncome',
    real ? 'Net income after real expenses' : tradeOutputs.netIncome.label,
    taxBonus.number.eq(0) ? left : plus(left, of(taxBonus)),
  );
}

const monthly = (net: Step, months: number): Step =>
  step(
    'netIncomeMonthly',
    months === 12 ? tradeOutputs.netIncomeMonthly.label : 'Net income a month of activity',
    over(of(net), months === 12 ? plain(12) : input('monthsActive', months, 'count')),
    'toHundredth',
  );
