import { moneyIn } from '../calculator/output.ts';
import type { Field } from '../form/field.ts';
import { amount as amountIn } from '../form/kinds/amount.ts';
import type { NumberWords } from '../form/kinds/number.ts';

/** An output in euros. */
export const money = moneyIn('EUR');

/** A question for euros. */
export const amount = (words: Omit<NumberWords, 'unit'> & { start?: number }): Field<number> =>
  amountIn({ ...words, unit: 'EUR' });
