type Figure = {
  name: string;
  value: number;
  unit?: string;
  /** At most, unless `least`. Left out where a figure is only for the record. */
  budget?: number;
  least?: boolean;
};

/** The value that this part of all values does not exceed; 0.5 is the median. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}
export const median = (values: readonly number[]): number => percentile(values, 0.5);

const shown = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 3 : 0 });

/** What was printed as over its budget, in this run. */
export const overBudget: string[] = [];

/** Prints a figure beside its budget; one that is over says so, and is remembered. */
export function print({ name, value, unit = '', budget, least = false }: Figure): void {
  const kept = budget === undefined || (least ? value >= budget : value <= budget);
  if (!kept) overBudget.push(name);
  const limit = budget === undefined ? '' : `budget ${least ? '≥' : '≤'} ${shown(budget)} ${unit}`;
  process.stdout.write(
    `${name.padEnd(58)} ${`${shown(value)} ${unit}`.padEnd(16)} ${limit.padEnd(24)} ${kept ? '' : 'OVER'}\n`,
  );
}
