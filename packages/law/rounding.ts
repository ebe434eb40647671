import { type Exact, exact, quotient } from './exact.ts';

const [down, halfUp, up] = [0, 1, 3] as const;
const hundred = exact(100);
const toHundreds = (value: Exact, mode: typeof down | typeof up) =>
  quotient(value, hundred).round(0, mode).times(hundred);

/** The roundings of the law, by name: what each does to a value that is not negative, and how a reader is told. */
export const roundings = {
  none: { words: 'not rounded', round: (value: Exact) => value },
  upToCrown: { words: 'up to 1 CZK', round: (value: Exact) => value.round(0, up) },
  downToCrown: { words: 'down to 1 CZK', round: (value: Exact) => value.round(0, down) },
  upToHundred: { words: 'up to 100 CZK', round: (value: Exact) => toHundreds(value, up) },
  downToHundred: { words: 'down to 100 CZK', round: (value: Exact) => toHundreds(value, down) },
  toHeller: { words: 'to 0.01 CZK', round: (value: Exact) => value.round(2, halfUp) },
  downToHeller: { words: 'down to 0.01 CZK', round: (value: Exact) => value.round(2, down) },
  toHundredth: { words: 'to two decimals', round: (value: Exact) => value.round(2, halfUp) },
  upToWhole: { words: 'up to a whole number', round: (value: Exact) => value.round(0, up) },
  downToWhole: { words: 'down to a whole number', round: (value: Exact) => value.round(0, down) },
} as const;
export type Rounding = keyof typeof roundings;

/** Rounds by name. Negative values are rounded by their size: `upToCrown` of −1.2 is −2. */
export const rounded = (value: Exact, rounding: Rounding): Exact => roundings[rounding].round(value);
