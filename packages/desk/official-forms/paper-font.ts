import { readFileSync } from 'node:fs';
import path from 'node:path';
import fontkit, { type BBox } from '@cantoo/fontkit';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { printFolders } from '../documents/print-folders.ts';

/** How far a text reaches above its line and below it, at size 1. */
export type Reach = { above: number; below: number };

/** The font that papers are filled in with: accents reach further than its own measures say (Ů, Ễ). */
export type PaperFont = { font: PDFFont; reachOf: (text: string) => Reach };

/** Puts the font into a paper, whole: whoever mends an answer needs other letters than we did. */
export async function embedPaperFont(document: PDFDocument, root: string): Promise<PaperFont> {
  const bytes = readFileSync(path.join(printFolders(root).fontFolder, 'inter-400.ttf'));
  document.registerFontkit(fontkit);
  const font = await document.embedFont(bytes);
  const drawn = fontkit.create(bytes);
  if ('fonts' in drawn) throw new Error('The font for papers is several');
  const boxes = (text: string): BBox[] => drawn.layout(text).glyphs.map(({ bbox }) => bbox);
  return {
    font,
    reachOf: (text) => ({
      above: Math.max(0, ...boxes(text).map(({ maxY }) => maxY)) / drawn.unitsPerEm,
      below: Math.max(0, ...boxes(text).map(({ minY }) => -minY)) / drawn.unitsPerEm,
    }),
  };
}
