import BigJs, { type Big } from 'big.js';

/** A decimal number without the errors of floating point. */
export type Exact = Big;

/** A constructor of our own: 30 decimal places where a division does not end, the last one rounded half up. */
const Decimal = BigJs();
Decimal.DP = 30;
Decimal.RM = 1;

/** Makes an exact decimal. A number is taken as it is written: `exact(0.1)` is a tenth. */
export const exact = (value: number | string | Exact): Exact => new Decimal(value);

/** An exact decimal as a JSON number, never a negative zero. */
export const toNumber = (value: Exact): number => value.toNumber() + 0;
