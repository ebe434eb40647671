import { type Exact, exact } from '@majak/law/exact';
import { cents } from './line-amounts.ts';

/** An amount as it is written everywhere: `1234.50`, `-0.40`. */
export type Amount = string;

export type Taxes = { base: Amount; vat: Amount; total: Amount };

/** An amount with its two decimals, never a negative zero. */
export const amountOf = (value: Exact | number | string): Amount => {
  const rounded = cents(exact(value));
  return rounded.eq(0) ? '0.00' : rounded.toFixed(2);
};
