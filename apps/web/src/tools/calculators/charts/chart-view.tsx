import type { Chart, ChartKind, ChartOf } from '@majak/tools/calculator/chart';
import type { ComponentType } from 'react';

export type ChartComponent<K extends ChartKind = ChartKind> = ComponentType<{ picture: ChartOf<K> }>;

/** How each kind is drawn; a page fetches the one its calculator has. */
const drawings: { readonly [K in ChartKind]: () => Promise<ChartComponent<K>> } = {
  split: async () => (await import('./split-chart.tsx')).SplitChart,
  columns: async () => (await import('./column-chart.tsx')).ColumnChart,
  curves: async () => (await import('./curve-chart.tsx')).CurveChart,
  timeline: async () => (await import('./timeline-chart.tsx')).TimelineChart,
};

/** Fetches what draws a kind of picture. */
export const loadChart = async (kind: ChartKind): Promise<ChartComponent> =>
  (await drawings[kind]()) as ChartComponent;

type Props = { picture: Chart; drawing: ChartComponent };

/** A picture of the answer with the same numbers beside it. */
export const ChartView = ({ picture, drawing: Drawn }: Props) => (
  <figure className="grid gap-4">
    <figcaption className="text-subheading font-semibold">{picture.title}</figcaption>
    <Drawn picture={picture} />
  </figure>
);
