import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { Entry, EntryKind } from './entry.ts';
import { isSignificant, termsIn } from './search-words.ts';
import { siteWords } from './site-words.ts';
import { type Part, partsOf } from './synonyms.ts';

// The first count most, in what is found and in what is left out where too much is.
const fields = ['title', 'headings', 'lead', 'topics', 'body'] as const;
const withoutBody = fields.filter((field) => field !== 'body');
const boost = { title: 8, headings: 3, lead: 3, topics: 2, body: 1 };
/** What a visitor more likely wants comes first among pages that say as much. */
const weights: Record<EntryKind, number> = {
  services: 1.6,
  calculators: 1.3,
  articles: 1,
  pages: 1,
  // A word and its translation in a title of two words outweigh any page about the thing.
  forms: 0.9,
  terms: 0.35,
  courses: 0.9,
  lessons: 0.9,
  rules: 0.3,
  jobs: 0.6,
};
/** As much as a service: who asks when an office decides wants the clock before a text that says as much. */
const builtInWeight = 1.6;

/** So many letters of a word find those that begin with them: fewer would find nearly everything. */
const prefixLetters = { asked: 3, other: 5 };
/** Where fewer are found, words may be misspelt. */
const enoughFound = 5;
/** Letters and words of a question that are read. */
export const longestQuestion = 100;
const mostTerms = 6;
/** More pages are not looked at: a word that is everywhere is answered as quickly as any other. */
export const mostFound = 100;

type Match = { score: number; terms: string[] };
type Hits = {
  /** Best first, with the terms of the index that each was found by. */
  hits: readonly { key: string; terms: readonly string[] }[];
  /** Whether every word was found in each, or only some of them. */
  match: 'all' | 'some';
};

/** What a question asks for: its telling words. */
const questionOf = (asked: string): string[] =>
  termsIn(asked.slice(0, longestQuestion)).filter(isSignificant).slice(0, mostTerms);

/** Letters that may be wrong in a word. */
const wrongLetters = (term: string): number | false => {
  if (term.length < 4 || /\d/.test(term)) return false;
  return term.length < 8 ? 1 : 2;
};

const prefixFrom = (letters: number) => (term: string) => term.length >= letters;
const own = { prefix: prefixFrom(prefixLetters.asked) };
const other = { prefix: prefixFrom(prefixLetters.other), fuzzy: false, boostTerm: () => 0.7 };

/** Pages by their words: whole, beginnings, words that mean the same, and with a letter or two wrong. */
export class SearchIndex {
  readonly #entries = new Map<string, Entry>();
  /** How often each term stands in the index. */
  readonly #counts = new Map<string, number>();
  #counting = 1;
  readonly #words = new MiniSearch<Entry>({
    idField: 'key',
    fields: [...fields],
    // How often a long text says a word tells little, and would cost the most.
    tokenize: (text, field) => (field === 'body' ? [...new Set(termsIn(text))] : termsIn(text)),
    processTerm: (term) => isSignificant(term) && this.#counted(term),
    // Terms of a question are ready when they come here.
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term, boost },
  });

  get size(): number {
    return this.#entries.size;
  }

  /** The pages that show the value of a rule of the law. */
  showing(rule: string): readonly Entry[] {
    return [...this.#entries.values()].filter(({ rules = [] }) => rules.includes(rule));
  }

  /** Adds a page, or puts it in the place of an older one. */
  put(entry: Entry): void {
    this.drop(entry.key);
    this.#entries.set(entry.key, entry);
    this.#words.add(entry);
  }

  /** Takes a page out, if it is in. */
  drop(key: string): void {
    const held = this.#entries.get(key);
    if (!held) return;
    this.#counting = -1;
    this.#words.remove(held);
    this.#counting = 1;
    this.#entries.delete(key);
  }

  entry(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  /** Pages that have all of the words; where there are few, with letters that may be wrong; where none, some of the words. */
  find(asked: string): Hits {
    const parts = rarestFirst(partsOf(questionOf(asked), siteWords), (part) => this.#pagesOf(part));
    const exact = this.#all(parts, false);
    if (parts.length === 0 || exact.length >= enoughFound) return { hits: exact, match: 'all' };
    const alike = this.#all(parts, wrongLetters);
    if (alike.length > 0 || parts.length === 1) return { hits: alike, match: 'all' };
    const queries = parts.map((part) => this.#queryOf(part, wrongLetters));
    return { hits: sorted(this.#some({ combineWith: 'OR', queries })), match: 'some' };
  }

  /** Pages that have every part: each is looked for only among those that have the rarer ones. */
  #all(parts: readonly Part[], fuzzy: SearchOptions['fuzzy']): Hits['hits'] {
    let found: Map<string, Match> | undefined;
    for (const part of parts) found = this.#some(this.#queryOf(part, fuzzy), found);
    return sorted(found ?? new Map());
  }

  /** Pages that have a part, among those that were found by other parts, or among the first so many. */
  #some(query: Query, among?: ReadonlyMap<string, Match>): Map<string, Match> {
    const seen = new Set<string>();
    const weightOf = (key: string): number => {
      if (among ? !among.has(key) : seen.size >= mostFound && !seen.has(key)) return 0;
      seen.add(key);
      const entry = this.#entries.get(key);
      return weights[entry?.kind ?? 'pages'] * (entry?.isBuiltIn ? builtInWeight : 1);
    };
    const search = (within: readonly string[]) =>
      this.#words.search(query, { fields: [...within], boostDocument: (key) => weightOf(String(key)) });
    // A word that is in so many titles and leads needs no look at what would be every text.
    const first = among ? [] : search(withoutBody);
    const results = first.length < mostFound ? search(fields) : first;
    return new Map(
      results.map(({ id, score, terms }) => {
        const before = among?.get(String(id));
        return [id, { score: score + (before?.score ?? 0), terms: [...(before?.terms ?? []), ...terms] }];
      }),
    );
  }

  /** A part of a question: its own words, or any of the others that mean the same. */
  #queryOf({ terms, others }: Part, fuzzy: SearchOptions['fuzzy']): Query {
    const rarest = rarestFirst(terms, (term) => this.#count(term));
    const meant = others.map((words): Query => ({ combineWith: 'AND', queries: [...words], ...other }));
    return {
      combineWith: 'OR',
      queries: [{ combineWith: 'AND', queries: rarest, ...own, fuzzy }, ...meant],
    };
  }

  #counted(term: string): string {
    this.#counts.set(term, (this.#counts.get(term) ?? 0) + this.#counting);
    return term;
  }

  /** What is not in the index is the beginning of a word, or a mistake: nobody knows of how many. */
  #count(term: string): number {
    return this.#counts.get(term) || Number.POSITIVE_INFINITY;
  }

  /** About so many pages have a part of a question. */
  #pagesOf({ terms, others }: Part): number {
    const least = (words: readonly string[]) => Math.min(...words.map((word) => this.#count(word)));
    return (
      [terms, ...others]
        .map(least)
        .filter(Number.isFinite)
        .reduce((sum, count) => sum + count, 0) || Number.POSITIVE_INFINITY
    );
  }
}

const rarestFirst = <Item>(items: readonly Item[], count: (item: Item) => number): Item[] =>
  items
    .map((item) => ({ item, count: count(item) }))
    .sort((a, b) => (a.count === b.count ? 0 : a.count - b.count))
    .map(({ item }) => item);

const sorted = (found: ReadonlyMap<string, Match>): Hits['hits'] =>
  [...found].sort(([, a], [, b]) => b.score - a.score).map(([key, { terms }]) => ({ key, terms }));
