import type { Picture } from '@majak/tools/kit/picture';
import { DataTable } from '@majak/ui/data-table';
import { Details } from '@majak/ui/details';
import { shown } from '../spoken.ts';
import { short, ticks } from './axis.ts';
import { dashes, strokeAt } from './colours.ts';
import { Stroke } from './key.tsx';

type Props = { picture: Extract<Picture, { kind: 'curves' }> };

const [wide, high, left, bottom, top] = [440, 320, 46, 46, 12];

/** Curves over an income, with the points where they cross, and the numbers as a table. */
export function Curves({ picture }: Props) {
  const { series, marks, here } = picture;
  const all = series.flatMap(({ points }) => points);
  const mostX = Math.max(...all.map(([x]) => x), 1);
  const mostY = Math.max(...all.map(([, y]) => y), 1);
  const x = (value: number) => left + (value / mostX) * (wide - left - 12);
  const y = (value: number) => high - bottom - (Math.max(0, value) / mostY) * (high - bottom - top);
  return (
    <>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small">
        {series.map(({ label }, at) => (
          <li key={label} className="flex gap-2">
            <Stroke stroke={strokeAt(at)} dash={dashes[at % dashes.length]} />
            {label}
          </li>
        ))}
      </ul>
      <svg aria-hidden="true" viewBox={`0 0 ${wide} ${high}`} className="h-auto w-full text-text-muted">
        {ticks(mostY).map((tick) => (
          <g key={tick}>
            <path d={`M${left} ${y(tick)}H${wide}`} className="stroke-line" />
            <text x={left - 8} y={y(tick) + 4} textAnchor="end" fontSize="12" fill="currentColor">
              {short(tick)}
            </text>
          </g>
        ))}
        {ticks(mostX, 4).map((tick) => (
          <text
            key={tick}
            x={x(tick)}
            y={high - bottom + 20}
            textAnchor="middle"
            fontSize="12"
            fill="currentColor"
          >
            {short(tick)}
          </text>
        ))}
        <text x={wide - 12} y={high - 8} textAnchor="end" fontSize="12" fill="currentColor">
          {picture.x}
        </text>
        {here === undefined ? null : (
          <path
            d={`M${x(Math.min(here, mostX))} ${top}V${high - bottom}`}
            strokeWidth="3"
            className="stroke-lamp-edge"
          />
        )}
        {series.map(({ label, points }, at) => (
          <polyline
            key={label}
            points={points.map(([px, py]) => `${x(px).toFixed(1)},${y(py).toFixed(1)}`).join(' ')}
            fill="none"
            strokeWidth="3"
            strokeLinejoin="round"
            strokeDasharray={dashes[at % dashes.length]}
            className={strokeAt(at)}
          />
        ))}
        {marks.map((mark, at) => (
          <g key={`${mark.x}${mark.label}`}>
            <path d={`M${x(mark.x)} ${high - bottom}v-${12 + (at % 3) * 22}`} className="stroke-edge" />
            <circle
              cx={x(mark.x)}
              cy={high - bottom - 12 - (at % 3) * 22}
              r="10"
              className="fill-surface stroke-text"
            />
            <text
              x={x(mark.x)}
              y={high - bottom - 8 - (at % 3) * 22}
              textAnchor="middle"
              fontSize="12"
              className="fill-text"
            >
              {at + 1}
            </text>
          </g>
        ))}
      </svg>
      {marks.length > 0 ? (
        <ol className="grid list-decimal gap-2 pl-6 text-small">
          {marks.map((mark) => (
            <li key={`${mark.x}${mark.label}`}>
              <strong>
                From {shown(mark.x, 'CZK')}: {mark.label}.
              </strong>{' '}
              {sentence(mark.reason)}
            </li>
          ))}
        </ol>
      ) : null}
      <CurvesTable picture={picture} />
    </>
  );
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** About so many rows of the table: enough to read, few enough to print. */
const rowsShown = 12;

function CurvesTable({ picture: { series, x, y } }: Props) {
  const points = series[0]?.points ?? [];
  const every = Math.max(1, Math.ceil(points.length / rowsShown));
  const rows = points.flatMap(([at], index) =>
    index % every === 0 || index === points.length - 1 ? [{ at, index }] : [],
  );
  return (
    <Details summary={`The picture as a table: ${y.charAt(0).toLowerCase()}${y.slice(1)}`}>
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
            x: shown(at, 'CZK'),
            ...Object.fromEntries(series.map(({ label, points: own }) => [label, valueAt(own, at, index)])),
          },
        }))}
      />
    </Details>
  );
}

const valueAt = (points: readonly (readonly [number, number])[], x: number, index: number): string => {
  const point = points[index]?.[0] === x ? points[index] : points.find(([px]) => px === x);
  return point ? shown(point[1], 'CZK') : '–';
};
