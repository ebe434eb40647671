import type { Field, Fields } from '../form/field.ts';
import { amount } from './crowns.ts';
import { children, spouseCaresForChildUnder3, spouseIncomeUnder68000, studentUnder26 } from './household.ts';
import { activity, expenseRate, expenses, method, monthsActive } from './self-employed.ts';

/** What a year of a trade is asked by, in the order of the form; the year comes after these. */
export const tradeQuestions = {
  grossIncome: amount({
    label: 'Yearly income',
    hint: 'Everything you were paid, before expenses and without VAT',
    missing: 'Enter your income for the year',
  }),
  method,
  expenseRate,
  expenses,
  activity,
  monthsActive,
  children,
  spouseIncomeUnder68000,
  spouseCaresForChildUnder3,
  studentUnder26,
} as const satisfies Fields;

/** The flat share, asked for real expenses too: the bands of the flat tax go by the kind of activity. */
export const kindOfActivity: typeof expenseRate = (() => {
  const { when: _always, ...rest } = expenseRate;
  return { ...rest, label: 'Flat expenses for your kind of work' } satisfies Field<80 | 60 | 40 | 30>;
})();
