import type { Chart, ChartKind, ChartOf } from '@majak/tools/calculator/chart';
import type { ComponentType } from 'react';

export type ChartComponent<K extends ChartKind = ChartKind> = ComponentType<{ chart: ChartOf<K> }>;

/** How each kind is drawn; a page fetches the one its calculator has. */
const drawings: { readonly [K in ChartKind]: () => Promise<ChartComponent<K>> } = {
  split: async () => (await import('./split-chart.tsx')).SplitChart,
  columns: async () => (await import('./column-chart.tsx')).ColumnChart,
  curves: async () => (await import('./curve-chart.tsx')).CurveChart,
  timeline: async () => (await import('./timeline-chart.tsx')).TimelineChart,
};

/** Fetches what draws a kind of chart. */
export const loadChart = async (kind: ChartKind): Promise<ChartComponent> =>
  (await drawings[kind]()) as ChartComponent;

type Props = { chart: Chart; drawing: ChartComponent };

/** A chart of the result with the same numbers beside it. */
export const ChartView = ({ chart, drawing: Drawn }: Props) => (
  <figure className="grid gap-4">
    <figcaption className="text-subheading font-semibold">{chart.title}</figcaption>
    <Drawn chart={chart} />
  </figure>
);
