import type { Picture } from '@majak/tools/kit/picture';
import { DataTable } from '@majak/ui/data-table';
import { Details } from '@majak/ui/details';
import { shown } from '../spoken.ts';
import { short, ticks } from './axis.ts';
import { fillAt } from './colours.ts';
import { Swatch } from './key.tsx';

type Props = { picture: Extract<Picture, { kind: 'columns' }> };

const [wide, high, left, bottom, top] = [440, 260, 44, 28, 10];
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Stacked columns, one for each year or month, and their numbers as a table. */
export function Columns({ picture: { columns, series, unit, of } }: Props) {
  const most = Math.max(...columns.map(({ values }) => total(values)), 0);
  const y = (value: number) => high - bottom - (most > 0 ? value / most : 0) * (high - bottom - top);
  const step = (wide - left) / Math.max(columns.length, 1);
  const every = Math.ceil(columns.length / 8);
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
      <svg aria-hidden="true" viewBox={`0 0 ${wide} ${high}`} className="h-auto w-full text-text-muted">
        {ticks(most).map((tick) => (
          <g key={tick}>
            <path d={`M${left} ${y(tick)}H${wide}`} className="stroke-line" />
            <text x={left - 8} y={y(tick) + 4} textAnchor="end" fontSize="12" fill="currentColor">
              {short(tick)}
            </text>
          </g>
        ))}
        {columns.map(({ label, values }, at) => {
          let below = 0;
          return (
            <g key={label}>
              {values.map((value, of) => {
                const from = y(below);
                below += value;
                return (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: a series has no name but its place
                    key={of}
                    x={left + at * step + step * 0.12}
                    y={y(below)}
                    width={step * 0.76}
                    height={Math.max(0, from - y(below))}
                    className={fillAt(of)}
                  />
                );
              })}
              {at % every === 0 ? (
                <text
                  x={left + (at + 0.5) * step}
                  y={high - 8}
                  textAnchor="middle"
                  fontSize="12"
                  fill="currentColor"
                >
                  {label}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
      <Details summary="The picture as a table">
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
              ...Object.fromEntries(series.map((name, at) => [name, shown(values[at], unit)])),
            },
          }))}
        />
      </Details>
    </>
  );
}
