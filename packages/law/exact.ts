import BigJs, { type Big } from 'big.js';

/** A decimal number without the errors of floating point. */
export type Exact = Big;

/** A constructor of our own: 30 decimal places where a division does not end, the last one rounded half up. */
const Decimal = BigJs();
const places = 30;
Decimal.DP = places;
Decimal.RM = 1;

/** Makes an exact decimal. A number is taken as it is written: `exact(0.1)` is a tenth. */
export const exact = (value: number | string | Exact): Exact => new Decimal(value);

/** The digits of a decimal as a whole number, and the power of ten it is times. */
const wholeOf = ({ c: digits, e: exponent }: Exact): [digits: bigint, power: number] => [
  BigInt(digits.join('')),
  exponent - digits.length + 1,
];

/**
 * Divides as `div` does, to the same last digit, by one division of whole numbers instead of one for each of thirty digits.
 * @throws RangeError when the divisor is zero.
 */
export function quotient(dividend: Exact, divisor: Exact): Exact {
  const [[above, up], [below, down]] = [wholeOf(dividend), wholeOf(divisor)];
  const shift = up - down + places;
  const [whole, by] = [above * 10n ** BigInt(Math.max(0, shift)), below * 10n ** BigInt(Math.max(0, -shift))];
  const [found, rest] = [whole / by, whole % by];
  const sign = dividend.s === divisor.s ? '' : '-';
  return new Decimal(`${sign}${2n * rest >= by ? found + 1n : found}e-${places}`);
}

/** Powers of ten that a floating-point number holds without an error: one division by them is rounded once, and rightly. */
const tens = Array.from({ length: 23 }, (_, power) => Number(`1e${power}`));
const digitsHeld = 15;

/** An exact decimal as a JSON number, the nearest there is, never a negative zero. */
export function toNumber(value: Exact): number {
  const { c: digits, e: exponent, s: sign } = value;
  const power = exponent - digits.length + 1;
  const ten = tens[Math.abs(power)];
  if (digits.length > digitsHeld || ten === undefined) return value.toNumber() + 0;
  let whole = 0;
  for (const digit of digits) whole = whole * 10 + digit;
  return sign * (power < 0 ? whole / ten : whole * ten) + 0;
}
