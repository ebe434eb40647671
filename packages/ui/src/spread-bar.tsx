type Props = {
  /** The stretch that most fall into, and its middle. */
  low: number;
  middle: number;
  high: number;
  /** Where the picture ends. */
  most: number;
  /** Something that is compared with it: the beam falls on it. */
  own?: number;
};

const width = 1000;

/** A spread of figures on a line from nothing to `most`. What it says has to stand beside it in words. */
export function SpreadBar({ low, middle, high, most, own }: Props) {
  const x = (value: number): number => Math.round((Math.min(value, most) / Math.max(most, 1)) * width);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 40`}
      preserveAspectRatio="none"
      className="block h-10 w-full overflow-visible"
    >
      {own === undefined ? null : (
        <path d={`M${x(own)} 40L${x(own) - 22} 0H${x(own) + 22}z`} className="fill-lamp" />
      )}
      <rect x="0" y="19" width={width} height="2" className="fill-line" />
      <rect x={x(low)} y="12" width={Math.max(6, x(high) - x(low))} height="16" className="fill-edge" />
      <rect x={x(middle) - 3} y="6" width="6" height="28" className="fill-text" />
      {own === undefined ? null : <rect x={x(own) - 2} y="0" width="4" height="40" className="fill-text" />}
    </svg>
  );
}
