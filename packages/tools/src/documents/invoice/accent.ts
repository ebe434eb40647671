/** What printed text needs against white paper, at the least. Source: WCAG 2.2, 1.4.3. */
export const leastContrast = 4.5;

const pattern = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

const channelsOf = (colour: string): number[] | undefined =>
  pattern
    .exec(colour)
    ?.slice(1)
    .map((hex) => Number.parseInt(hex, 16));

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** The contrast of a colour with white, from 1 to 21; nothing if it is no colour such as `#14263b`. */
export function contrastWithWhite(colour: string): number | undefined {
  const channels = channelsOf(colour);
  if (!channels) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.map(linear);
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** Whether a document can be printed in this colour: it is one, and it can be read on white. */
export const isReadableAccent = (colour: string): boolean =>
  (contrastWithWhite(colour) ?? 0) >= leastContrast;

/** The same colour, darker by as little as it takes to be read on white. */
export function readableAccent(colour: string): string {
  const channels = channelsOf(colour);
  if (!channels) return colour;
  for (let share = 100; share > 0; share -= 1) {
    const hex = channels.map((one) =>
      Math.round((one * share) / 100)
        .toString(16)
        .padStart(2, '0'),
    );
    const darker = `#${hex.join('')}`;
    if (isReadableAccent(darker)) return darker;
  }
  return '#000000';
}
