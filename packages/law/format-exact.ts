import { type Exact, exact } from './exact.ts';
import type { Unit } from './rule.ts';

/** Digits with their thousands parted: `40 000`. */
function inThousands(digits: string): string {
  let parted = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3)
    parted = `${digits.slice(Math.max(0, end - 3), end)} ${parted}`;
  return parted;
}

/** Thousands parted by a space, at most so many decimals: `40 000`, `1 234.5`. Plain spaces; a page may make them thin. */
function grouped(value: Exact, decimals: number): string {
  const { c: digits, e: exponent, s: sign } = value;
  const minus = sign < 0 && digits[0] !== 0 ? '−' : '';
  // Nearly every number written is a whole one, and numbers are written a hundred times an answer.
  if (digits.length <= exponent + 1)
    return minus + inThousands(digits.join('') + '0'.repeat(exponent + 1 - digits.length));
  const shown = value.round(decimals, 1);
  const [whole = '', fraction] = shown.abs().toFixed().split('.');
  return `${shown.lt(0) ? '−' : ''}${inThousands(whole)}${fraction ? `.${fraction}` : ''}`;
}

const counted: ReadonlySet<Unit> = new Set(['days', 'weeks', 'months', 'years', 'hours']);

/** A value as a formula shows it: `40 000`, `7.1 %`, `a third`, `270 days`. */
export function formatExact(value: Exact | number, unit: Unit): string {
  const number = typeof value === 'number' ? exact(value) : value;
  if (unit === 'rate') return `${grouped(number.times(100), 6)} %`;
  if (unit === 'percent') return `${grouped(number, 6)} %`;
  if (!counted.has(unit)) return grouped(number, 6);
  return `${grouped(number, 6)} ${number.eq(1) ? unit.slice(0, -1) : unit}`;
}
