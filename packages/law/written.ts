import { type Exact, exact } from './exact.ts';
import type { Unit } from './rule.ts';

/** Thousands parted by a space, at most so many decimals: `40 000`, `1 234.5`. Plain spaces; a page may make them thin. */
function grouped(value: Exact, decimals: number): string {
  const number = value.toNumber();
  // Nearly every number written is a small whole one, and numbers are written a hundred times an answer.
  if (Number.isInteger(number) && Math.abs(number) < 1000) return number < 0 ? `−${-number}` : String(number);
  const shown = value.round(decimals, 1);
  const [whole = '', fraction] = shown.abs().toFixed().split('.');
  const sign = shown.lt(0) ? '−' : '';
  const thousands = whole.replace(/\B(?=(?:\d{3})+$)/g, ' ');
  return `${sign}${thousands}${fraction ? `.${fraction}` : ''}`;
}

const counted: ReadonlySet<Unit> = new Set(['days', 'weeks', 'months', 'years', 'hours']);

/** A value as a formula shows it: `40 000`, `7.1 %`, `a third`, `270 days`. */
export function written(value: Exact | number, unit: Unit): string {
  const number = exact(value);
  if (unit === 'rate') return `${grouped(number.times(100), 6)} %`;
  if (unit === 'percent') return `${grouped(number, 6)} %`;
  if (!counted.has(unit)) return grouped(number, 6);
  return `${grouped(number, 6)} ${number.eq(1) ? unit.slice(0, -1) : unit}`;
}
