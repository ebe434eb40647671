import type { ChartOf } from '@majak/tools/calculator/chart';
import { formatNumber, formatValue } from '@majak/ui/format-value';
import { fillAt, kept } from './chart-colours.ts';
import { Swatch } from './chart-key.tsx';

type Props = { chart: ChartOf<'split'> };

const width = 1000;

/** One bar for the whole, a piece for each part, and the parts as a list with their numbers. */
export function SplitChart({ chart }: Props) {
  const parts = chart.parts.filter(({ value }) => value > 0);
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  if (whole === 0) return <p className="text-text-muted">There is nothing to share out.</p>;
  // One part alone is lit: the one that stays.
  const whatIsKept = parts.find((part) => part.kept);
  let from = 0;
  const pieces = parts.map((part, at) => {
    const x = from;
    from += (part.value / whole) * width;
    return { ...part, x, width: from - x, fill: part === whatIsKept ? kept : fillAt(at) };
  });
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} 64`}
        preserveAspectRatio="none"
        className="h-14 w-full rounded-sm"
      >
        {pieces.map(({ label, x, width: wide, fill }) => (
          <rect key={label} x={x} y="0" width={Math.max(0, wide - 3)} height="64" className={fill} />
        ))}
      </svg>
      <dl className="grid gap-1.5 text-small sm:grid-cols-2 sm:gap-x-8">
        {pieces.map(({ label, value, fill }) => (
          <div key={label} className="flex gap-2.5">
            <Swatch fill={fill} />
            <dt className="min-w-0 flex-1">{label}</dt>
            <dd className="text-right tabular-nums">
              {formatValue(value, chart.unit)}{' '}
              <span className="text-text-muted">({formatNumber((value / whole) * 100, 1)} %)</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
