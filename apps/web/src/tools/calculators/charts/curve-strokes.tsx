const strokes = ['stroke-chart-1', 'stroke-chart-2', 'stroke-chart-3', 'stroke-chart-4'] as const;

/** The line of the series at a place. */
export const strokeAt = (at: number): string => strokes[at % strokes.length] ?? strokes[0];

/** Line patterns, so that curves can be told apart without colour. */
export const dashes = [undefined, '9 5', '2 5', '12 4 2 4'] as const;

/** A piece of a curve, as it is drawn. */
export const Stroke = ({ stroke, dash }: { stroke: string; dash: string | undefined }) => (
  <svg aria-hidden="true" width="30" height="12" viewBox="0 0 30 12" className="mt-2 shrink-0">
    <path d="M0 6H30" strokeWidth="3" strokeDasharray={dash} className={stroke} />
  </svg>
);
