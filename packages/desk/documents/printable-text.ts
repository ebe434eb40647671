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
export function printableWith(letters: { has: (codePoint: number) => boolean }) {
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
