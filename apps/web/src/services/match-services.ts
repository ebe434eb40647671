import { bringSynonyms } from '@majak/sites/bring-synonyms';
import { isSignificant, termsIn } from '../search/search-words.ts';
import { type KnownWords, knownWords, partsOf } from '../search/synonyms.ts';
import { isMisspelt } from './is-misspelt.ts';

type Described = { title: string; summary: string; forWhom: string; slug: string };

/** So many letters find the words that begin with them: fewer would find nearly everything. */
const prefixLetters = 3;

const begins = (word: string, term: string): boolean =>
  term.length < prefixLetters ? word === term : word.startsWith(term);

/**
 * The services that some words find, with a letter or two wrong where none has them as they are written.
 * @param known What people call one thing in the country of the site.
 */
export function withWords<S extends Described>(
  services: readonly S[],
  written: string,
  known: KnownWords,
): S[] {
  const found = services.filter(hasWords(written, known, begins));
  if (found.length > 0) return found;
  return services.filter(
    hasWords(written, known, (word, term) => begins(word, term) || isMisspelt(term, word)),
  );
}

/** A test of services for some words: each is found in its texts or its address, or other words for the same are. */
function hasWords(
  written: string,
  known: KnownWords,
  isIn: (word: string, term: string) => boolean,
): (service: Described) => boolean {
  const parts = partsOf(termsIn(written).filter(isSignificant), known);
  return ({ title, summary, forWhom, slug }) => {
    const words = termsIn(`${title} ${summary} ${forWhom} ${slug}`);
    return parts.every(
      ({ terms, others }) =>
        terms.every((term) => words.some((word) => isIn(word, term))) ||
        others.some((other) => other.every((term) => words.includes(term))),
    );
  };
}

/** Words of whom a service is for that stand nowhere else in it: what a filter in the browser has to know besides. */
export function furtherWords({ title, summary, forWhom, slug }: Described): string {
  const said = new Set(termsIn(`${title} ${summary} ${slug}`));
  return [...new Set(termsIn(forWhom))].filter((term) => isSignificant(term) && !said.has(term)).join(' ');
}

let brought: Promise<KnownWords> | undefined;
/** What people call one thing in a country, in a browser: brought once. */
export const wordsOf = (country: string): Promise<KnownWords> =>
  (brought ??= bringSynonyms(country).then(knownWords));

/** How many services are shown, in words. */
export const countOf = (services: number): string => (services === 1 ? '1 service' : `${services} services`);
