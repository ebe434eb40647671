import { readFileSync } from 'node:fs';

/** Where the table of letters begins in a TrueType file, by its tag in the directory. */
function tableAt(font: DataView, tag: string): number {
  const wanted = [...tag].reduce((code, letter) => code * 256 + letter.charCodeAt(0), 0);
  for (let at = 12; at < 12 + font.getUint16(4) * 16; at += 16)
    if (font.getUint32(at) === wanted) return font.getUint32(at + 8);
  throw new Error(`The font has no table ${tag}`);
}

/** Letters of a table in format 4: segments of the first 65,536, all that the printed fonts know. */
function lettersOf(font: DataView, at: number): Set<number> {
  const letters = new Set<number>();
  const segments = font.getUint16(at + 6) / 2;
  const [ends, starts] = [at + 14, at + 16 + segments * 2];
  for (let segment = 0; segment < segments; segment += 1) {
    const [first, last] = [font.getUint16(starts + segment * 2), font.getUint16(ends + segment * 2)];
    for (let letter = first; letter <= last && letter !== 0xffff; letter += 1) letters.add(letter);
  }
  return letters;
}

/**
 * The code points a font file has a glyph for.
 * @throws Error if it is no TrueType font with a table of format 4. Source: OpenType, `cmap`.
 */
export function fontLetters(file: string): ReadonlySet<number> {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const font = new DataView(buffer, byteOffset, byteLength);
  const cmap = tableAt(font, 'cmap');
  const count = font.getUint16(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const at = cmap + font.getUint32(cmap + 8 + index * 8);
    if (font.getUint16(at) === 4) return lettersOf(font, at);
  }
  throw new Error('The font has no table of letters that we read');
}

const longestRun = 24;
const runs = new RegExp(`[^\\s\\u00AD]{${longestRun + 1},}`, 'gu');
const pieces = new RegExp(`.{${longestRun}}(?=.)`, 'gsu');
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Stands for what the fonts lack: a document for archives must not hold a letter without a glyph. */
const unknown = '?';

/**
 * Makes texts that can be printed: what the fonts lack becomes its plain letters (`ﬁ`, `Ǎ`) or a question mark, and a
 * word longer than any column may be parted.
 */
export function printableWith(letters: ReadonlySet<number>) {
  const known = (text: string) =>
    [...text].every((letter) => letter === '\n' || letters.has(letter.codePointAt(0) ?? 0));
  const printed = (grapheme: string): string => {
    if (known(grapheme)) return grapheme;
    const plain = grapheme.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '');
    if (/^\s+$/u.test(plain)) return ' ';
    return known(plain) ? plain : unknown;
  };
  return (text: string): string => {
    const composed = text.normalize('NFC');
    const whole = known(composed)
      ? composed
      : Array.from(graphemes.segment(composed), ({ segment }) => printed(segment)).join('');
    return whole.replace(runs, (run) => run.replace(pieces, '$&\u00AD'));
  };
}
