import { short, ticks } from './axis.ts';

/** The drawing's own units: narrow, so that its words stay readable on a phone. */
export type ChartFrame = { wide: number; high: number; left: number; bottom: number; top: number };

/** A tenth of a unit is finer than any screen shows; more digits only weigh. */
export const tenth = (units: number): number => Math.round(units * 10) / 10;

/** Where a value from zero to `most` lies between the foot and the top. */
export const heightIn =
  ({ high, bottom, top }: ChartFrame, most: number) =>
  (value: number) =>
    tenth(high - bottom - (most > 0 ? Math.max(0, value) / most : 0) * (high - bottom - top));

/** The lines across a chart with their values at the left. */
export const Grid = ({ frame, most }: { frame: ChartFrame; most: number }) => {
  const y = heightIn(frame, most);
  return ticks(most).map((tick) => (
    <g key={tick}>
      <path d={`M${frame.left} ${y(tick)}H${frame.wide}`} className="stroke-line" />
      <text
        x={frame.left - 8}
        y={tenth(y(tick) + 4)}
        textAnchor="end"
        className="chart-text"
        fill="currentColor"
      >
        {short(tick)}
      </text>
    </g>
  ));
};
