import { isCurrency } from './currency.ts';
import type { Exact } from './exact.ts';

const [down, halfUp, up] = [0, 1, 3] as const;

/** A step by its decimals, and how it is told where it is no amount of money. */
const whole = [0, 'a whole number'] as const;
const hundred = [-2, 'a whole hundred'] as const;
const hundredth = [2, 'two decimals'] as const;

/** The roundings of the law, by name: to which step, which way, and how a reader is told. */
const roundings = {
  none: undefined,
  upToWhole: [whole, up, 'up to'],
  downToWhole: [whole, down, 'down to'],
  upToHundred: [hundred, up, 'up to'],
  downToHundred: [hundred, down, 'down to'],
  toHundredth: [hundredth, halfUp, 'to'],
  downToHundredth: [hundredth, down, 'down to'],
} as const;
export type Rounding = keyof typeof roundings;

/** Rounds by name. Negative values are rounded by their size: `upToWhole` of −1.2 is −2. */
export function rounded(value: Exact, rounding: Rounding): Exact {
  const to = roundings[rounding];
  return to ? value.round(to[0][0], to[1]) : value;
}

/** How a reader is told of a rounding: `up to 100 CZK`, `to two decimals`. @param unit Of what was rounded. */
export function roundingWords(rounding: Rounding, unit: string): string {
  const to = roundings[rounding];
  if (!to) return 'not rounded';
  const [[decimals, words], , way] = to;
  return `${way} ${isCurrency(unit) ? `${10 ** -decimals} ${unit}` : words}`;
}
