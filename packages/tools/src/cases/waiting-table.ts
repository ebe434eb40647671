import { type WaitingFigures, waitingFigures } from './waiting-figures.ts';
import type { WaitingTime } from './waiting-time.ts';

/** A wait that was measured, or invented to have something to show. */
export type StoredWait = Pick<WaitingTime, 'office' | 'quarter' | 'days'> & { sample: boolean };

/** Figures of some of the waits: of a quarter, or of an office. */
export type WaitingRow = { name: string; figures: WaitingFigures };

/** What is shown of the waits for one kind of permit. */
export type WaitingTable = {
  /** The figures are invented. */
  sample: boolean;
  /** Of the quarters below together: the last four in which something was decided. */
  all: WaitingFigures;
  from: string;
  to: string;
  quarters: readonly WaitingRow[];
  offices: readonly WaitingRow[];
};

const newest = 4;

/** Two ways of writing an office are one. */
const folded = (office: string): string => office.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function rowsBy(waits: readonly StoredWait[], nameOf: (wait: StoredWait) => string): WaitingRow[] {
  const groups = Map.groupBy(waits, (wait) => folded(nameOf(wait)));
  return [...groups.values()].flatMap((group) => {
    const figures = waitingFigures(group.map(({ days }) => days));
    const [first] = group;
    return figures && first && nameOf(first) ? [{ name: nameOf(first), figures }] : [];
  });
}

function tableOf(waits: readonly StoredWait[], sample: boolean): WaitingTable | undefined {
  const names = [...new Set(waits.map(({ quarter }) => quarter))].sort().slice(-newest);
  const recent = waits.filter(({ quarter }) => names.includes(quarter));
  const all = waitingFigures(recent.map(({ days }) => days));
  const [from, to] = [names[0], names.at(-1)];
  if (!all || !from || !to) return undefined;
  return {
    sample,
    all,
    from,
    to,
    quarters: rowsBy(recent, ({ quarter }) => quarter).sort((one, other) =>
      one.name.localeCompare(other.name),
    ),
    offices: rowsBy(recent, ({ office }) => office).sort((one, other) => one.name.localeCompare(other.name)),
  };
}

/**
 * What many waits come to, together, by quarter and by office; each only where there are enough cases to say something of
 * no single one. What was measured and what is invented are never mixed.
 * @returns nothing where there is neither enough of one nor of the other.
 */
export const waitingTable = (waits: readonly StoredWait[]): WaitingTable | undefined =>
  tableOf(
    waits.filter(({ sample }) => !sample),
    false,
  ) ??
  tableOf(
    waits.filter(({ sample }) => sample),
    true,
  );
