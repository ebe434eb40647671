import { isSignificant, termsIn } from '../search/search-words.ts';

/** What is looked for in a word: its names in both languages with its other forms, and its meaning. */
export type Looked = { names: string; meaning: string };

/** So many letters find the words that begin with them: fewer would find nearly everything. */
const prefixLetters = 2;

const begins = (word: string, asked: string): boolean =>
  asked.length < prefixLetters ? word === asked : word.startsWith(asked);

const says = (text: string, asked: readonly string[]): boolean => {
  const words = termsIn(text);
  return asked.every((term) => words.some((word) => begins(word, term)));
};

/** The words that are called so; where none is, those that are explained so; all of them where nothing is asked. */
export function matchTerms<T extends Looked>(entries: readonly T[], written: string): ReadonlySet<T> {
  const all = termsIn(written);
  const telling = all.filter(isSignificant);
  const asked = telling.length > 0 ? telling : all;
  const named = entries.filter(({ names }) => says(names, asked));
  return new Set(named.length > 0 ? named : entries.filter(({ meaning }) => says(meaning, asked)));
}

/** Other forms of a word that its names do not begin with: what the filter in the browser has to know besides. */
export function furtherForms(names: string, also: string | null | undefined): string {
  const known = new Set(termsIn(names));
  return [...new Set(termsIn(also ?? ''))].filter((form) => !known.has(form)).join(' ');
}

/** How many words are shown, in words. */
export const countOf = (words: number): string => (words === 1 ? '1 word' : `${words} words`);
