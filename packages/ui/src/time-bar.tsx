/** A stretch of days, as YYYY-MM-DD. */
export type Stretch = { from: string; to: string };

type Props = Stretch & {
  /** Where time stands still. */
  pauses: readonly Stretch[];
  today: string;
};

const dayMs = 86_400_000;
const width = 1000;

/**
 * How far a time has run, drawn to scale: what is over is filled, pauses are gaps, and the beam stands on today. Once the
 * time is over the bar goes on to today, and its end is the mark in it. What it says has to stand beside it in words.
 */
export function TimeBar({ from, to, pauses, today }: Props) {
  const isLate = today > to;
  const whole = Math.max(1, (Date.parse(isLate ? today : to) - Date.parse(from)) / dayMs);
  const x = (day: string, after = 0): number => {
    const days = (Date.parse(day) - Date.parse(from)) / dayMs + after;
    return Math.round((Math.min(Math.max(days, 0), whole) / whole) * width);
  };
  const now = x(today);
  const end = x(to);
  const isOn = today >= from;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 72`}
      preserveAspectRatio="none"
      className="block h-18 w-full overflow-visible"
    >
      {isOn ? <path d={`M${now} 52L${now - 46} 0H${now + 46}z`} className="fill-lamp" /> : null}
      <rect x="0" y="50" width={width} height="12" className="fill-line" />
      <rect x="0" y="50" width={Math.min(now, end)} height="12" className="fill-edge" />
      {isLate ? <rect x={end} y="50" width={now - end} height="12" className="fill-error" /> : null}
      {pauses.map((pause) => (
        <rect
          key={pause.from}
          x={x(pause.from)}
          y="46"
          width={Math.max(4, x(pause.to, 1) - x(pause.from))}
          height="20"
          strokeDasharray="5 4"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
          className="fill-surface stroke-text"
        />
      ))}
      <rect x={isLate ? end - 2 : width - 4} y="38" width="4" height="34" className="fill-text" />
    </svg>
  );
}
