import { addDays, type Day } from './dates.ts';

/** Days on which a time limit stands still, its first and its last among them. Without `to` it still does. */
export type Pause = { from: Day; to?: Day };

const endsBefore = ({ to }: Pause, day: Day): boolean => to !== undefined && to < day;

/** One pause of two that share a day or follow each other. */
const joined = (one: Pause, other: Pause): Pause => {
  if (one.to === undefined || other.to === undefined) return { from: one.from };
  return { from: one.from, to: one.to > other.to ? one.to : other.to };
};

/**
 * Pauses in the order of time, none touching another: every day that counts twice would otherwise be taken out twice.
 * @param first What lies before this day is left out.
 */
export function mergePauses(pauses: readonly Pause[], first: Day): readonly Pause[] {
  const dayOrderFaults = pauses
    .filter((pause) => !endsBefore(pause, first))
    .map((pause) => (pause.from < first ? { ...pause, from: first } : pause))
    .sort((one, other) => (one.from < other.from ? -1 : 1));
  const merged: Pause[] = [];
  for (const pause of dayOrderFaults) {
    const last = merged.at(-1);
    if (last && !endsBefore(last, addDays(pause.from, -1))) merged[merged.length - 1] = joined(last, pause);
    else merged.push(pause);
  }
  return merged;
}
