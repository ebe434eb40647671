import type { Law } from '@majak/law/law-on';
import { step } from '@majak/law/step';
import { input, minus, of } from '@majak/law/term';
import type { Step } from '@majak/law/working';
import type { StepsOf } from '../../../calculator/output.ts';
import { type FlatTax, flatTax } from '../../../cz/flat-tax.ts';
import type { ExpenseRate, Method } from '../../../cz/self-employed.ts';
import { tradeOutputs, tradeYear } from '../../../cz/trade-year.ts';
import { type Employment, employmentOf } from './employment.ts';
import type { WorkArrangement } from './quick-nets.ts';

export type WorkAnswers = {
  employerBudget: number;
  method: Method;
  expenseRate: ExpenseRate;
  /** What the work really costs a year. */
  expenses: number;
  children: number;
};

/** Ways to compare: employment, the trade that was asked for, the other kind of expenses where it makes a difference, the flat tax. */
export const waysOf = ({
  method,
  expenses,
}: Pick<WorkAnswers, 'method' | 'expenses'>): readonly WorkArrangement[] => {
  if (method === 'real') return ['employment', 'real', 'fixed', 'flatTax'];
  return expenses > 0 ? ['employment', 'fixed', 'real', 'flatTax'] : ['employment', 'fixed', 'flatTax'];
};

/** The ways by the names of their outputs, as a heading. */
export const wayOutputs = {
  employment: 'Employment',
  freelance: 'Freelance',
  flatExpenses: 'Flat expenses',
  realExpenses: 'Real expenses',
  flatTax: 'Flat tax',
};

const tradeOutputOf = (way: 'fixed' | 'real', method: Method) => {
  if (way === method) return 'freelance';
  return way === 'fixed' ? 'flatExpenses' : 'realExpenses';
};

/** A way by the name of its output: the trade that was asked for is `freelance`. */
export const outputOf = (way: WorkArrangement, method: Method): keyof typeof wayOutputs =>
  way === 'fixed' || way === 'real' ? tradeOutputOf(way, method) : way;

/** A way as a reader is told. */
export const wayWords: Readonly<Record<WorkArrangement, string>> = {
  employment: 'Employment',
  fixed: 'Trade, flat expenses',
  real: 'Trade, real expenses',
  flatTax: 'Trade, flat tax',
};

const { netIncomeMonthly: _, ...withoutMonth } = tradeOutputs;

export const yearOutputs = withoutMonth;

type Trade = StepsOf<typeof yearOutputs>;

/** A year of a trade whose income is the budget. What the work costs is paid with flat expenses too, so it goes off there as well. */
function tradeOf(
  law: Law,
  method: Method,
  answers: WorkAnswers,
): { outputs: Trade; notes: readonly string[] } {
  const { outputs, notes } = tradeYear(law, {
    ...answers,
    method,
    grossIncome: input('employerBudget', answers.employerBudget, 'CZK'),
    activity: 'main',
    monthsActive: 12,
    spouseIncomeUnder68000: false,
    spouseCaresForChildUnder3: false,
    studentUnder26: false,
  });
  if (method === 'real' || answers.expenses === 0) return { outputs, notes };
  const before: Step = { ...outputs.netIncome, id: 'netBeforeCosts', label: 'Net income before real costs' };
  const net = minus(of(before), input('expenses', answers.expenses, 'CZK'));
  return { outputs: { ...outputs, netIncome: step('netIncome', 'Net income after real costs', net) }, notes };
}

type Trades = Partial<Record<ReturnType<typeof tradeOutputOf>, Trade>>;
type Computed = {
  outputs: { employment: Employment; flatTax: FlatTax['outputs'] } & Trades;
  nets: Readonly<Partial<Record<WorkArrangement, Step>>>;
  flat: FlatTax;
  /** Notes of the trade that was asked for. */
  tradeNotes: readonly string[];
};

/** Every way computed from the same budget: its outputs, and what it leaves. */
export function computeWays(law: Law, answers: WorkAnswers): Computed {
  const employment = employmentOf(law, answers);
  const flat = flatTax(law, {
    grossIncome: input('employerBudget', answers.employerBudget, 'CZK'),
    expenseRate: answers.expenseRate,
    method: answers.expenses > 0 ? 'real' : 'fixed',
    expenses: answers.expenses,
    activity: 'main',
    monthsActive: 12,
  });
  const trades: Trades = {};
  const nets: Partial<Record<WorkArrangement, Step>> = { employment: employment.netIncome };
  let tradeNotes: readonly string[] = [];
  for (const way of waysOf(answers)) {
    if (way !== 'fixed' && way !== 'real') continue;
    const { outputs: trade, notes } = tradeOf(law, way, answers);
    if (way === answers.method) tradeNotes = notes;
    trades[tradeOutputOf(way, answers.method)] = trade;
    nets[way] = trade.netIncome;
  }
  if (flat.eligible) nets.flatTax = flat.outputs.netIncome;
  return { outputs: { employment, ...trades, flatTax: flat.outputs }, nets, flat, tradeNotes };
}
