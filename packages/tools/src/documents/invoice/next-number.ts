import { type Day, yearOf } from '@majak/law/dates';

/** The year a number starts or is parted with: four digits anywhere, or the first two of a number. */
const yearIn = (number: string, year: number): string | undefined => {
  const four = String(year);
  if (number.includes(four)) return four;
  return number.startsWith(four.slice(2)) && /^\d{6,}$/.test(number) ? four.slice(2) : undefined;
};

const zeros = (digits: string, value: bigint) => String(value).padStart(digits.length, '0');

/** The last run of digits that is not the year: `2026-004` counts by 004, `INV-7/2026` by 7. */
function counted(
  number: string,
  year: string | undefined,
): { before: string; digits: string; after: string } | undefined {
  const at = year === undefined ? -1 : number.indexOf(year);
  const runs = [...number.matchAll(/\d+/g)].map((run) => ({ start: run.index, digits: run[0] }));
  const last = runs.findLast(({ start, digits }) => !(start === at && digits === year));
  if (!last) return undefined;
  const inside = year !== undefined && last.start === at ? year.length : 0;
  return {
    before: number.slice(0, last.start + inside),
    digits: last.digits.slice(inside),
    after: number.slice(last.start + last.digits.length),
  };
}

/**
 * The number after the last one: its counter goes up, and starts again with a new year where the year is in it.
 * @param last The number used last; empty for the first one.
 */
export function nextNumber(last: string, today: Day): string {
  const year = yearOf(today);
  const past = [year, year - 1, year - 2].find((one) => yearIn(last, one) !== undefined);
  const written = past === undefined ? undefined : yearIn(last, past);
  const parts = counted(last, written);
  if (!parts) return last ? `${last}-1` : `${year}001`;
  const fresh = past !== undefined && past !== year;
  const next =
    parts.before + zeros(parts.digits, fresh ? 1n : BigInt(parts.digits || '0') + 1n) + parts.after;
  if (!fresh || written === undefined) return next;
  return next.replace(written, String(year).slice(-written.length));
}

/** The variable symbol of a document: the digits of its number, the last ten. */
export const symbolOf = (number: string): string => number.replace(/\D/g, '').slice(-10);
