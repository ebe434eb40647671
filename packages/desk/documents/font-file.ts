import { readFileSync } from 'node:fs';

/** Where a table begins in a TrueType file, by its tag in the directory. */
function tableAt(font: DataView, tag: string): number {
  const wanted = [...tag].reduce((code, letter) => code * 256 + letter.charCodeAt(0), 0);
  for (let at = 12; at < 12 + font.getUint16(4) * 16; at += 16)
    if (font.getUint32(at) === wanted) return font.getUint32(at + 8);
  throw new Error(`The font has no table ${tag}`);
}

/** Glyphs by letter, of a table in format 4: segments of the first 65,536, all that the printed fonts know. */
function glyphsOf(font: DataView, at: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const count = font.getUint16(at + 6) / 2;
  const [ends, starts, deltas] = [at + 14, at + 16 + count * 2, at + 16 + count * 4];
  const offsets = at + 16 + count * 6;
  for (let segment = 0; segment < count * 2; segment += 2) {
    const [first, last] = [font.getUint16(starts + segment), font.getUint16(ends + segment)];
    const [delta, offset] = [font.getUint16(deltas + segment), font.getUint16(offsets + segment)];
    for (let letter = first; letter <= last && letter !== 0xffff; letter += 1) {
      const listed = offset && font.getUint16(offsets + segment + offset + (letter - first) * 2);
      glyphs.set(letter, ((offset ? listed : letter) + delta) & 0xffff);
    }
  }
  return glyphs;
}

function glyphsIn(font: DataView): Map<number, number> {
  const cmap = tableAt(font, 'cmap');
  for (let index = 0; index < font.getUint16(cmap + 2); index += 1) {
    const at = cmap + font.getUint32(cmap + 8 + index * 8);
    if (font.getUint16(at) === 4) return glyphsOf(font, at);
  }
  throw new Error('The font has no table of letters that we read');
}

/**
 * How wide each letter of a font file is, by its code point, in parts of the size of the text.
 * @throws Error if it is no TrueType font with a table of format 4. Source: OpenType, `cmap`, `hhea` and `hmtx`.
 */
export function fontAdvances(file: string): ReadonlyMap<number, number> {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const font = new DataView(buffer, byteOffset, byteLength);
  const unitsPerEm = font.getUint16(tableAt(font, 'head') + 18);
  // Glyphs after the last that is measured are as wide as that one.
  const last = font.getUint16(tableAt(font, 'hhea') + 34) - 1;
  const widths = tableAt(font, 'hmtx');
  const widthOf = (glyph: number) => font.getUint16(widths + Math.min(glyph, last) * 4) / unitsPerEm;
  return new Map([...glyphsIn(font)].map(([letter, glyph]) => [letter, widthOf(glyph)]));
}

/** A measure of text in a font: as wide as the text at most, in parts of its size, each digit as the widest one. */
export function textMeasure(advances: ReadonlyMap<number, number>): (text: string) => number {
  const widestDigit = Math.max(...[...'0123456789'].map((one) => advances.get(one.charCodeAt(0)) ?? 0));
  // Digits for columns are glyphs of their own, a little wider, which no letter leads to.
  const digit = widestDigit * 1.03;
  const widest = Math.max(...advances.values());
  const widthOf = (letter: string) =>
    letter >= '0' && letter <= '9' ? digit : (advances.get(letter.codePointAt(0) ?? 0) ?? widest);
  return (text) => [...text].reduce((width, letter) => width + widthOf(letter), 0);
}
