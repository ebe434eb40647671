import { isSignificant, termsIn } from '../search/search-words.ts';
import { partsOf } from '../search/synonyms.ts';
import { isMisspelt } from './is-misspelt.ts';

type Described = { title: string; summary: string; forWhom: string; slug: string };

/** So many letters find the words that begin with them: fewer would find nearly everything. */
const prefixLetters = 3;

const begins = (word: string, term: string): boolean =>
  term.length < prefixLetters ? word === term : word.startsWith(term);

/** The services that some words find, with a letter or two wrong where none has them as they are written. */
export function withWords<S extends Described>(services: readonly S[], written: string): S[] {
  const found = services.filter(hasWords(written, begins));
  if (found.length > 0) return found;
  return services.filter(hasWords(written, (word, term) => begins(word, term) || isMisspelt(term, word)));
}

/** A test of services for some words: each is found in its texts or its address, or other words for the same are. */
function hasWords(
  written: string,
  isIn: (word: string, term: string) => boolean,
): (service: Described) => boolean {
  const parts = partsOf(termsIn(written).filter(isSignificant));
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

/** How many services are shown, in words. */
export const countOf = (services: number): string => (services === 1 ? '1 service' : `${services} services`);
