import type { Law } from '@majak/law/law-on';
import { limitsOf } from '../../../cz/flat-tax.ts';
import type { ExpenseRate } from '../../../cz/self-employed.ts';
import { ceilOf, quickSettle, quickTax, quickWage, readers } from './quick-wage.ts';

/** Ways to be paid for the same work. */
export type WorkArrangement = 'employment' | 'fixed' | 'real' | 'flatTax';
/** What the search needs to know. `expenses`: what the work really costs a year, in crowns. */
export type ComparisonInput = { expenseRate: ExpenseRate; expenses: number; children: number };
/** What is left of a budget of whole crowns; `null` where the way is closed. Real costs are paid by those who invoice. */
export type QuickNets = Readonly<Record<WorkArrangement, (budget: number) => number | null>>;

const toHellers = (crowns: number): number => Math.round(crowns * 100);

/** Tax and insurance of a year of a trade, in crowns, from a profit and an income in hellers. */
function quickTrade(law: Law, children: number): (profit: number, income: number) => number {
  const { crowns, rate } = readers(law);
  const [tax, settle] = [quickTax(law, 'year'), quickSettle(law, children, 'year')];
  const [share, premium] = [rate('cz.social.self.share'), rate('cz.social.self.rate')];
  const leastSocial = crowns('cz.social.self.minimumBase.main.year');
  const mostSocial = crowns('cz.social.maximumBase.year');
  const [healthShare, health] = [rate('cz.health.self.share'), rate('cz.health.rate')];
  const leastHealth = crowns('cz.health.self.minimumBase.year');
  return (profit, income) => {
    const part = Math.min(Math.max((profit * share) / 1_000_000, leastSocial), mostSocial);
    const social = ceilOf(Math.ceil(part), premium);
    const base = Math.max(Math.round((profit * healthShare) / 10_000), leastHealth * 100);
    const due = settle(tax(Math.floor(profit / 10_000) * 100), income / 100);
    return due + social + ceilOf(base, health, 1_000_000);
  };
}

/** Payment of the flat tax in a year; `null` above its limit of income. */
function quickFlatTax(law: Law, rate: ExpenseRate): (income: number) => number | null {
  const { crowns } = readers(law);
  const [first, second] = limitsOf[rate].map(crowns) as [number, number];
  const [one, two, three] = [
    crowns('cz.flatTax.band1.due'),
    crowns('cz.flatTax.band2.month'),
    crowns('cz.flatTax.band3.month'),
  ];
  const most = crowns('cz.flatTax.incomeLimit');
  return (income) => {
    if (income > most) return null;
    if (income <= first) return 12 * one;
    return 12 * (income <= second ? two : three);
  };
}

/**
 * What each way leaves, in plain whole numbers, for a search over many budgets. The steps the reader sees are computed from terms;
 * a test holds the two equal.
 */
export function quickNets(law: Law, { expenseRate, expenses, children }: ComparisonInput): QuickNets {
  const { crowns } = readers(law);
  const wage = quickWage(law, children);
  const trade = quickTrade(law, children);
  const flat = quickFlatTax(law, expenseRate);
  const cap = toHellers(crowns(`cz.expenses.cap.${expenseRate}`));
  const spent = toHellers(expenses);
  const net = (income: number, profit: number) =>
    (income - spent - trade(Math.max(0, profit), income) * 100) / 100;
  return {
    employment: (budget) => wage.netOf(wage.grossFor(budget)),
    fixed: (budget) => net(budget * 100, budget * 100 - Math.min(budget * expenseRate, cap)),
    real: (budget) => net(budget * 100, budget * 100 - spent),
    flatTax: (budget) => {
      const payment = flat(budget);
      return payment === null ? null : (budget * 100 - spent - payment * 100) / 100;
    },
  };
}
