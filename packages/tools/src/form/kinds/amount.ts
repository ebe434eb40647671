import type { Field } from '../field.ts';
import { type NumberWords, number } from './number.ts';

/** An amount in crowns unless `unit` says otherwise, with at most two decimals, 0 to 1 000 000 000. */
export const amount = (words: NumberWords & { start?: number }): Field<number> =>
  number({ unit: 'CZK', decimals: 2, ...words });
