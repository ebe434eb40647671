import type { Currency } from '@majak/law/currency';
import type { Field } from '../field.ts';
import { type NumberWords, number } from './number.ts';

/** An amount of money with at most two decimals, 0 to 1 000 000 000. @param words `unit` is its currency. */
export const amount = (words: NumberWords & { unit: Currency; start?: number }): Field<number> =>
  number({ decimals: 2, ...words });
