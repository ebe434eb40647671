import path from 'node:path';
import { fontAdvances, textMeasure } from './font-file.ts';
import { printableWith } from './printable-text.ts';
import type { Measures } from './table-layout.ts';

/** What printing needs to know of the fonts. */
export type Fonts = Measures & { printable: (text: string) => string };

/** Reads the fonts in a folder. */
export function printFonts(folder: string): Fonts {
  const regular = fontAdvances(path.join(folder, 'inter-400.ttf'));
  const semibold = fontAdvances(path.join(folder, 'inter-600.ttf'));
  return {
    row: textMeasure(regular),
    heading: textMeasure(semibold),
    printable: printableWith(regular),
  };
}
