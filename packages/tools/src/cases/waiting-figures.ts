/** What many waits come to, in days: every fifth took no longer than `p20`, half no longer than `p50`, four of five no longer than `p80`. */
export type WaitingFigures = { count: number; p20: number; p50: number; p80: number };

/** Of fewer nobody should conclude anything, and somebody might recognise a case. */
export const fewestCases = 8;

/** The wait that so many in a hundred did not exceed, by the nearest rank: always one that somebody had. */
const percentile = (sorted: readonly number[], percent: number): number =>
  sorted[Math.ceil((percent * sorted.length) / 100) - 1] ?? 0;

/** The figures of waits; nothing where there are too few. @param days In any order. */
export function waitingFigures(days: readonly number[]): WaitingFigures | undefined {
  if (days.length < fewestCases) return undefined;
  const sorted = days.toSorted((one, other) => one - other);
  const [p20, p50, p80] = [percentile(sorted, 20), percentile(sorted, 50), percentile(sorted, 80)];
  return { count: days.length, p20, p50, p80 };
}
