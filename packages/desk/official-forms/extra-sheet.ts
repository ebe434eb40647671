import { PageSizes, type PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import type { ExtraLine } from '@majak/tools/official-forms/pdf-values';

const margin = 56;
const lineHeight = 1.45;

/** A text in lines that are no wider than this; a word that is wider is parted. */
export function linesWithin(text: string, width: number, wide: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const push = () => {
    if (line) lines.push(line);
    line = '';
  };
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line && wide(`${line} ${word}`) > width) push();
    line = line ? `${line} ${word}` : word;
    while (wide(line) > width && line.length > 1) {
      const letters = [...line];
      let end = letters.length - 1;
      while (end > 1 && wide(letters.slice(0, end).join('')) > width) end -= 1;
      lines.push(letters.slice(0, end).join(''));
      line = letters.slice(end).join('');
    }
  }
  push();
  return lines;
}

/** A pen that writes from the top of a new page down, and takes another page where one is full. */
function pen(document: PDFDocument, font: PDFFont) {
  let page: PDFPage | undefined;
  let y = 0;
  const wanted = (height: number): PDFPage => {
    if (!page || y - height < margin) {
      page = document.addPage(PageSizes.A4);
      y = page.getHeight() - margin;
    }
    return page;
  };
  return (
    text: string,
    { size, above = 0, grey = false }: { size: number; above?: number; grey?: boolean },
  ) => {
    const width = PageSizes.A4[0] - 2 * margin;
    y -= above;
    for (const line of linesWithin(text, width, (one) => font.widthOfTextAtSize(one, size))) {
      const on = wanted(size * lineHeight);
      y -= size * lineHeight;
      on.drawText(line, { x: margin, y, size, font, color: grey ? rgb(0.35, 0.35, 0.35) : rgb(0, 0, 0) });
    }
  };
}

/** What an extra sheet says, and of which paper it is. */
export type ExtraSheet = { heading: string; of: string; lines: readonly ExtraLine[] };

/** Adds what a paper has no room for at its end, under the parts it belongs to. Nothing where all has room. */
export function addExtraSheet(
  document: PDFDocument,
  font: PDFFont,
  { heading, of, lines }: ExtraSheet,
): void {
  if (lines.length === 0) return;
  const write = pen(document, font);
  write(heading, { size: 18 });
  write(of, { size: 10.5, above: 4, grey: true });
  let under: string | undefined;
  for (const line of lines) {
    if (line.under !== under) write(line.under, { size: 12.5, above: 20 });
    under = line.under;
    write(line.label, { size: 9, above: 8, grey: true });
    write(line.text, { size: 11 });
  }
}
