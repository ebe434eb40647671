// What the printed fonts have: Latin with Latin Extended-A, Vietnamese, Cyrillic, Greek, punctuation. Source: packages/ui/fonts/build.ts.
const letters =
  /^(?:[\u0300\u0301\u0303\u0309\u0323]|[\n\u0020-\u007E\u00A0-\u0148\u014A-\u017F\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u0400-\u045F\u0490-\u0493\u049A\u049B\u04A2\u04A3\u04AE-\u04B3\u04D8\u04D9\u04E8\u04E9\u04EE\u04EF\u1EA0-\u1EF9\u2009\u202F\u2013\u2014\u2018\u2019\u201A\u201C-\u201E\u2026\u2022\u20AB\u20AC\u2116\u2190-\u2193\u2212\u2248\u2264\u2265\u2713])*$/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const isPrinted = (grapheme: string): boolean => {
  const plain = grapheme.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '');
  return letters.test(grapheme) || /^\s+$/u.test(plain) || letters.test(plain);
};

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The characters of a text that no font of the document has, each once: they are printed as a question mark. */
export function lostIn(text: string): string[] {
  const composed = text.normalize('NFC');
  if (letters.test(composed)) return [];
  const found = Array.from(graphemes.segment(composed), ({ segment }) => segment);
  return [...new Set(found.filter((grapheme) => !isPrinted(grapheme)))];
}

/** Those of a whole document. */
export const unprintable = (content: unknown): string[] => lostIn(textsOf(content).join('\n'));
