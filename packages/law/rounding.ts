import { isCurrency } from './currency.ts';
import type { Exact } from './exact.ts';

const [down, halfUp, up] = [0, 1, 3] as const;

const whole = { decimals: 0, amount: '1', words: 'a whole number' };
const hundred = { decimals: -2, amount: '100', words: 'a whole hundred' };
const hundredth = { decimals: 2, amount: '0.01', words: 'two decimals' };

/** The roundings of the law, by name: to which step, which way, and how a reader is told. */
const roundings = {
  none: undefined,
  upToWhole: { ...whole, mode: up, way: 'up to' },
  downToWhole: { ...whole, mode: down, way: 'down to' },
  upToHundred: { ...hundred, mode: up, way: 'up to' },
  downToHundred: { ...hundred, mode: down, way: 'down to' },
  toHundredth: { ...hundredth, mode: halfUp, way: 'to' },
  downToHundredth: { ...hundredth, mode: down, way: 'down to' },
} as const;
export type Rounding = keyof typeof roundings;

/** Rounds by name. Negative values are rounded by their size: `upToWhole` of −1.2 is −2. */
export function rounded(value: Exact, rounding: Rounding): Exact {
  const to = roundings[rounding];
  return to ? value.round(to.decimals, to.mode) : value;
}

/** How a reader is told of a rounding: `up to 100 CZK`, `to two decimals`. @param unit Of what was rounded. */
export function roundingWords(rounding: Rounding, unit: string): string {
  const to = roundings[rounding];
  if (!to) return 'not rounded';
  return `${to.way} ${isCurrency(unit) ? `${to.amount} ${unit}` : to.words}`;
}
