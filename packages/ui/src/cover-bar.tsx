/** A stretch of days, as YYYY-MM-DD, both ends in it. */
type Days = { from: string; to: string };

type Props = {
  /** What is to be covered. */
  whole: Days;
  /** Where nothing covers it, and where it is covered twice. */
  gaps: readonly Days[];
  overlaps: readonly Days[];
};

const dayMs = 86_400_000;
const width = 1000;

/**
 * Days that are covered, drawn to scale: what is covered is filled, gaps are open with a dashed edge, what is covered twice
 * is taller. What it says has to stand beside it in words.
 */
export function CoverBar({ whole, gaps, overlaps }: Props) {
  const days = Math.max(1, (Date.parse(whole.to) - Date.parse(whole.from)) / dayMs + 1);
  const x = (day: string, after = 0): number => {
    const at = (Date.parse(day) - Date.parse(whole.from)) / dayMs + after;
    return Math.round((Math.min(Math.max(at, 0), days) / days) * width);
  };
  const box = ({ from, to }: Days) => ({ x: x(from), width: Math.max(4, x(to, 1) - x(from)) });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 32`}
      preserveAspectRatio="none"
      className="block h-8 w-full overflow-visible"
    >
      <rect x="0" y="10" width={width} height="12" className="fill-success" />
      {gaps.map((gap) => (
        <rect
          key={gap.from}
          {...box(gap)}
          y="6"
          height="20"
          strokeDasharray="5 4"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
          className="fill-surface stroke-error"
        />
      ))}
      {overlaps.map((overlap) => (
        <rect key={overlap.from} {...box(overlap)} y="4" height="24" className="fill-lamp" />
      ))}
    </svg>
  );
}
