import { moneyIn } from '../calculator/output.ts';
import type { Field } from '../form/field.ts';
import { amount as amountIn } from '../form/kinds/amount.ts';
import type { NumberWords } from '../form/kinds/number.ts';

/** An output in crowns. */
export const money = moneyIn('CZK');

/** A question for crowns. */
export const amount = (words: Omit<NumberWords, 'unit'> & { start?: number }): Field<number> =>
  amountIn({ ...words, unit: 'CZK' });
