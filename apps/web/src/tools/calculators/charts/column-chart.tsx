import type { ChartOf } from '@majak/tools/calculator/chart';
import { DataTable } from '@majak/ui/data-table';
import { Details } from '@majak/ui/details';
import { formatValue } from '@majak/ui/format-value';
import { fillAt } from './chart-colours.ts';
import { type ChartFrame, Grid, heightIn, tenth } from './chart-frame.tsx';
import { Swatch } from './chart-key.tsx';

type Props = { chart: ChartOf<'columns'> };

const frame: ChartFrame = { wide: 440, high: 260, left: 44, bottom: 28, top: 10 };
const labelsShown = 8;
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Stacked columns, one for each year or month, and their numbers as a table. */
export function ColumnChart({ chart }: Props) {
  const { columns, series } = chart;
  const most = Math.max(...columns.map(({ values }) => total(values)), 0);
  const step = (frame.wide - frame.left) / Math.max(columns.length, 1);
  const every = Math.ceil(columns.length / labelsShown);
  return (
    <>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small">
        {series.map((label, at) => (
          <li key={label} className="flex gap-2">
            <Swatch fill={fillAt(at)} />
            {label}
          </li>
        ))}
      </ul>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${frame.wide} ${frame.high}`}
        className="h-auto w-full text-text-muted"
      >
        <Grid frame={frame} most={most} />
        {columns.map(({ label, values }, at) => (
          <Column
            key={label}
            values={values}
            x={frame.left + at * step}
            wide={step}
            y={heightIn(frame, most)}
            label={at % every === 0 ? label : ''}
          />
        ))}
      </svg>
      <ColumnsTable chart={chart} />
    </>
  );
}

type ColumnProps = {
  values: readonly number[];
  x: number;
  wide: number;
  y: (value: number) => number;
  label: string;
};

const Column = ({ values, x, wide, y, label }: ColumnProps) => {
  let below = 0;
  return (
    <g>
      {values.map((value, series) => {
        const from = y(below);
        below += value;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a series has no name but its place
            key={series}
            x={tenth(x + wide * 0.12)}
            y={y(below)}
            width={tenth(wide * 0.76)}
            height={tenth(Math.max(0, from - y(below)))}
            className={fillAt(series)}
          />
        );
      })}
      <text
        x={tenth(x + wide / 2)}
        y={frame.high - 8}
        textAnchor="middle"
        className="chart-text"
        fill="currentColor"
      >
        {label}
      </text>
    </g>
  );
};

const ColumnsTable = ({ chart: { columns, series, unit, of } }: Props) => (
  <Details summary="The chart as a table">
    <DataTable
      caption={of}
      captionHidden
      columns={[
        { key: 'label', label: of },
        ...series.map((label) => ({ key: label, label, numeric: true })),
      ]}
      rows={columns.map(({ label, values }) => ({
        id: label,
        cells: {
          label,
          ...Object.fromEntries(series.map((name, at) => [name, formatValue(values[at], unit)])),
        },
      }))}
    />
  </Details>
);
