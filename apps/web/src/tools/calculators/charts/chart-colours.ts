/** Fills of the parts of a chart, in order; each differs from its neighbours in lightness, not in hue alone. */
const fills = [
  'fill-chart-1',
  'fill-chart-2',
  'fill-chart-3',
  'fill-chart-4',
  'fill-chart-5',
  'fill-chart-6',
] as const;
const strokes = ['stroke-chart-1', 'stroke-chart-2', 'stroke-chart-3', 'stroke-chart-4'] as const;
export const kept = 'fill-lamp';

/** The fill of the part at a place. */
export const fillAt = (at: number): string => fills[at % fills.length] ?? fills[0];
/** The line of the series at a place. */
export const strokeAt = (at: number): string => strokes[at % strokes.length] ?? strokes[0];

/** Line patterns, so that curves can be told apart without colour. */
export const dashes = [undefined, '9 5', '2 5', '12 4 2 4'] as const;
