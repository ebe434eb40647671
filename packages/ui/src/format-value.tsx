import { formatDate } from './format-date.tsx';

const narrow = '\u202f';

/** A number as the page prints it: thousands parted by a thin space that does not break. */
export const formatNumber = (value: number, decimals = 2): string => {
  const [whole = '', fraction] = String(Math.abs(Number(value.toFixed(decimals)))).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, narrow);
  return `${value < 0 ? '−' : ''}${grouped}${fraction ? `.${fraction}` : ''}`;
};

/** What is less than one is written with two digits, or not at all. */
const money = (value: number): string => formatNumber(value).replace(/\.(\d)$/, '.$10');

const inUnits: Readonly<Record<string, string>> = {
  days: 'day',
  weeks: 'week',
  months: 'month',
  years: 'year',
  hours: 'hour',
};

/** A value with its unit, for people: `31 930 CZK`, `7.1 %`, `196 days`, `Yes`, `2 May 2027`. */
export function formatValue(value: unknown, unit: string): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return unit === 'date' ? formatDate(value) : value;
  if (typeof value !== 'number') return '';
  if (unit === 'rate') return `${formatNumber(value * 100, 4)} %`;
  const one = inUnits[unit];
  if (one) return `${formatNumber(value)} ${value === 1 ? one : unit}`;
  if (unit === 'part') return value === 3 ? 'a third' : `1/${formatNumber(value)}`;
  if (unit === 'count' || unit === 'text') return formatNumber(value, 4);
  return unit === 'percent' ? `${formatNumber(value)} %` : `${money(value)} ${unit}`;
}

/** A formula with thin spaces in its numbers, so that none breaks at the end of a line. */
export const typeset = (formula: string): string =>
  formula.replace(/(?<=\d) (?=\d{3}(?!\d))/g, narrow).replace(/(?<=\d) %/g, `${narrow}%`);
