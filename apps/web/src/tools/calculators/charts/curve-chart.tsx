import type { ChartOf } from '@majak/tools/calculator/chart';
import { formatValue } from '@majak/ui/format-value';
import { short, ticks } from './axis.ts';
import { type ChartFrame, Grid, heightIn, tenth } from './chart-frame.tsx';
import { dashes, Stroke, strokeAt } from './curve-strokes.tsx';
import { CurvesTable } from './curves-table.tsx';
import { markLevels } from './mark-levels.ts';

type CurveChartData = ChartOf<'curves'>;
type Props = { chart: CurveChartData };

const frame: ChartFrame = { wide: 440, high: 320, left: 46, bottom: 46, top: 12 };
const right = 12;
const foot = frame.high - frame.bottom;

/** Curves over an income, with the points where they cross, and the numbers as a table. */
export function CurveChart({ chart }: Props) {
  const { series, marks, here } = chart;
  const all = series.flatMap(({ points }) => points);
  const mostX = Math.max(...all.map(([x]) => x), 1);
  const mostY = Math.max(...all.map(([, y]) => y), 1);
  const x = (value: number) =>
    tenth(frame.left + (Math.min(value, mostX) / mostX) * (frame.wide - frame.left - right));
  const y = heightIn(frame, mostY);
  const levels = markLevels(
    marks.map((mark) => x(mark.x)),
    apart,
  );
  return (
    <>
      <Key chart={chart} />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${frame.wide} ${frame.high}`}
        className="h-auto w-full text-text-muted"
      >
        <Grid frame={frame} most={mostY} />
        {ticks(mostX, 4).map((tick) => (
          <text
            key={tick}
            x={x(tick)}
            y={foot + 20}
            textAnchor="middle"
            className="chart-text"
            fill="currentColor"
          >
            {short(tick)}
          </text>
        ))}
        <text
          x={frame.wide - right}
          y={frame.high - 8}
          textAnchor="end"
          className="chart-text"
          fill="currentColor"
        >
          {chart.x}
        </text>
        {here === undefined ? null : (
          <path d={`M${x(here)} ${frame.top}V${foot}`} strokeWidth="3" className="stroke-lamp-edge" />
        )}
        {series.map(({ label, points }, at) => (
          <polyline
            key={label}
            points={points.map(([px, py]) => `${x(px)},${y(py)}`).join(' ')}
            fill="none"
            strokeWidth="3"
            strokeLinejoin="round"
            strokeDasharray={dashes[at % dashes.length]}
            className={strokeAt(at)}
          />
        ))}
        {marks.map((mark, at) => (
          <Mark key={`${mark.x}${mark.label}`} x={x(mark.x)} number={at + 1} level={levels[at] ?? 0} />
        ))}
      </svg>
      <Marks chart={chart} />
      <CurvesTable chart={chart} />
    </>
  );
}

const Key = ({ chart: { series } }: Props) => (
  <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small">
    {series.map(({ label }, at) => (
      <li key={label} className="flex gap-2">
        <Stroke stroke={strokeAt(at)} dash={dashes[at % dashes.length]} />
        {label}
      </li>
    ))}
  </ul>
);

/** Two marks nearer than this would touch. */
const apart = 28;

/** A numbered point on the foot, as high above it as it takes to cover no other. */
const Mark = ({ x, number, level }: { x: number; number: number; level: number }) => {
  const up = 14 + level * apart;
  return (
    <g>
      <path d={`M${x} ${foot}v-${up}`} className="stroke-edge" />
      <circle cx={x} cy={foot - up} r="13" className="fill-surface stroke-text" />
      <text x={x} y={foot - up + 5} textAnchor="middle" className="chart-text fill-text">
        {number}
      </text>
    </g>
  );
};

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

const Marks = ({ chart: { marks, unit } }: Props) =>
  marks.length === 0 ? null : (
    <ol className="grid list-decimal gap-2 pl-6 text-small">
      {marks.map((mark) => (
        <li key={`${mark.x}${mark.label}`}>
          <strong>
            From {formatValue(mark.x, unit)}: {mark.label}.
          </strong>{' '}
          {sentence(mark.reason)}
        </li>
      ))}
    </ol>
  );
