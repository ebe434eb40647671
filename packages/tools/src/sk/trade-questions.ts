import { choice } from '../form/kinds/choice.ts';
import { amount } from './euros.ts';

/** How expenses of a trade are counted. */
export const method = choice({
  label: 'Expenses',
  options: [
    { value: 'fixed', label: 'Flat-rate, without receipts' },
    { value: 'real', label: 'Real, with books or records' },
  ],
});

export const grossIncome = amount({
  label: 'Yearly income',
  hint: 'Everything you were paid, before expenses and without VAT',
  missing: 'Enter your income for the year',
});
