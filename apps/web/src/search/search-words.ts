/** Letters that have no accent to take off. */
const plain: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A word without case and accents: `Živnost` as `zivnost`. */
function folded(word: string): string {
  const lower = word.toLowerCase();
  // Most words are plain, and there are millions.
  if (/^[a-z0-9]*$/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[łđøßæœ]/g, (letter) => plain[letter] ?? letter);
}

/** What says nothing about a page, and the halves of contracted words. */
const unsaid = new Set(
  'a an and another anyone are as at be been but by can do does else everyone for from had has have here how i if in into is it its just may me my not of on or other our so something still than that the their them then there these they this to was we were what when where which who whose will with you your t isn aren don doesn didn hasn wasn won couldn ll ve re'.split(
    ' ',
  ),
);

/** A word in the singular, as far as its ending shows: `visas`, `taxes` and `policies` as `visa`, `tax` and `policy`. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Words with two spellings. */
const spelling: Readonly<Record<string, string>> = {
  license: 'licence',
  labor: 'labour',
  residency: 'residence',
  organisation: 'organization',
};

/** A word as it stands in the index. */
function termOf(word: string): string {
  const term = singular(folded(word));
  return Object.hasOwn(spelling, term) ? (spelling[term] ?? term) : term;
}

export type Word = { term: string; start: number; end: number };
const letters = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text with their places in it. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(letters)].map(({ 0: word, index }) => ({
    term: termOf(word),
    start: index,
    end: index + word.length,
  }));

/** The terms of a text, one after the other. */
export const termsIn = (text: string): string[] => (text.match(letters) ?? []).map(termOf);

/** Whether a term says something about a page. */
export const isSignificant = (term: string): boolean => !unsaid.has(term);
