import { exact } from '@majak/law/exact';

/** How a reader of English, or of a language of the region, expects figures and days. */
export type Reader = 'english' | 'local';

const thousands = { english: ',', local: '\u00A0' } as const;
const point = { english: '.', local: ',' } as const;

/** A number as a reader expects it: `1,234.5` or `1 234,5`. @param decimals At least so many. */
export function numberFor(reader: Reader, value: number | string, decimals = 0): string {
  const plain = exact(value);
  const [whole = '', fraction = ''] = plain.abs().toFixed().split('.');
  const filled = fraction.padEnd(decimals, '0');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands[reader]);
  return `${plain.lt(0) ? '−' : ''}${grouped}${filled ? point[reader] + filled : ''}`;
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A day in words: `21 November 2026`, `21. 11. 2026`; empty for none. */
export function dayFor(reader: Reader, day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (!year) return '';
  return reader === 'local'
    ? `${date}.\u00A0${month}.\u00A0${year}`
    : `${date}\u00A0${months[month - 1]}\u00A0${year}`;
}
