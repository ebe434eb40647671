import type { ChartOf } from '@majak/tools/calculator/chart';
import { DataTable } from '@majak/ui/data-table';
import { Details } from '@majak/ui/details';
import { formatValue } from '@majak/ui/format-value';

/** About so many rows: enough to read, few enough to print. */
const rowsShown = 12;

/** The numbers behind curves: some of their points, and the last. */
export function CurvesTable({ chart: { unit, series, x, y } }: { chart: ChartOf<'curves'> }) {
  const points = series[0]?.points ?? [];
  const every = Math.max(1, Math.ceil(points.length / rowsShown));
  const rows = points.flatMap(([at], index) =>
    index % every === 0 || index === points.length - 1 ? [{ at, index }] : [],
  );
  return (
    <Details summary={`The chart as a table: ${y.charAt(0).toLowerCase()}${y.slice(1)}`}>
      <DataTable
        caption={y}
        captionHidden
        columns={[
          { key: 'x', label: x },
          ...series.map(({ label }) => ({ key: label, label, numeric: true })),
        ]}
        rows={rows.map(({ at, index }) => ({
          id: String(at),
          cells: {
            x: formatValue(at, unit),
            ...Object.fromEntries(
              series.map(({ label, points: own }) => [label, formatValue(valueAt(own, at, index), unit)]),
            ),
          },
        }))}
      />
    </Details>
  );
}

const valueAt = (points: readonly (readonly [number, number])[], x: number, index: number) =>
  (points[index]?.[0] === x ? points[index] : points.find(([px]) => px === x))?.[1];
