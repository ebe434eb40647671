import { linesWithin } from './extra-sheet.ts';
import type { PaperFont } from './paper-font.ts';

/** Below this nobody at an office reads it. */
export const smallest = 6;
/** Of what is typed into a form that leaves the size open. */
const usual = 11;
/** How much of a box letters fill at most, so that there is air around them. */
const most = { ofCellWidth: 0.8, ofCellHeight: 0.65, ofHeight: 0.9 };

/** What is left of a box within its border, how its text runs, and the size that the form asks for; 0 leaves it open. */
export type Box = {
  width: number;
  height: number;
  runs: 'in one line' | 'in lines' | 'in cells';
  cells: number;
  size: number;
};

/** The size at which no letter of a line is cut above or below: the library sets it with its capitals in the middle. */
function highest(text: string, height: number, { font, reachOf }: PaperFont): number {
  const { above, below } = reachOf(text);
  const half = font.heightAtSize(1, { descender: false }) / 2;
  return (height * most.ofHeight) / 2 / Math.max(above - half, below + half);
}

/** Lines of a text with breaks of its own; nothing where a word is wider than a line, which is not parted on paper. */
function linesOf(text: string, width: number, wide: (text: string) => number): number | undefined {
  if (text.split(/\s+/).some((word) => wide(word) >= width)) return undefined;
  return text
    .split('\n')
    .reduce((count, line) => count + Math.max(1, linesWithin(line, width, wide).length), 0);
}

function fits(text: string, tried: number, { box, type }: { box: Box; type: PaperFont }): boolean {
  const { font, reachOf } = type;
  const wide = (one: string) => font.widthOfTextAtSize(one, tried);
  if (box.runs === 'in one line') return wide(text) <= box.width;
  const lines = linesOf(text, box.width, wide);
  // As far apart as the library sets them.
  const height = 1.2 * font.heightAtSize(tried);
  return lines !== undefined && lines * height + reachOf(text).below * tried <= box.height;
}

/** In cells it is as large as they allow: there is nowhere else to write it. */
function cellSize(text: string, { width, height, cells, size }: Box, type: PaperFont): number {
  const widest = Math.max(...[...text].map((letter) => type.font.widthOfTextAtSize(letter, 1)));
  const byWidth = ((width / cells) * most.ofCellWidth) / widest;
  return Math.min(size || height, height * most.ofCellHeight, highest(text, height, type), byWidth);
}

/** The size at which a text fits into its box; nothing where it would be too small to read. */
export function fittingSize(text: string, box: Box, type: PaperFont): number | undefined {
  if (box.runs === 'in cells') return cellSize(text, box, type);
  const uncut = box.runs === 'in one line' ? highest(text, box.height, type) : usual;
  const from = Math.max(smallest, Math.min(box.size || usual, uncut));
  for (let tried = from; tried >= smallest; tried -= 0.5) if (fits(text, tried, { box, type })) return tried;
  return undefined;
}

/** As many words as one line has room for, and a sign that there are more. */
export function beginningOf(text: string, width: number, { font }: PaperFont): string {
  const [first = ''] = linesWithin(text, width - font.widthOfTextAtSize(' …', smallest), (one) =>
    font.widthOfTextAtSize(one, smallest),
  );
  return `${first} …`;
}
