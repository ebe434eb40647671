/** Fills of the parts of a chart, in order; each differs from its neighbours in lightness, not in hue alone. */
const fills = [
  'fill-chart-1',
  'fill-chart-2',
  'fill-chart-3',
  'fill-chart-4',
  'fill-chart-5',
  'fill-chart-6',
] as const;
export const kept = 'fill-lamp';

/** The fill of the part at a place. */
export const fillAt = (at: number): string => fills[at % fills.length] ?? fills[0];
