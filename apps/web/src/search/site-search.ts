import { absolute } from '../shell/seo.ts';
import { type Entry, type EntryKind, kindLabels } from './entry.ts';
import { mostFound } from './search-index.ts';
import { SiteIndex } from './site-index.ts';
import { highlight, type SnippetPart, snippetOf } from './snippet.ts';

const again = { afterFaultMs: 5_000, comparedMs: 60 * 60_000 };

const site = new SiteIndex();
let started = false;

/**
 * Begins to read the site into the index of this process, the first time it is called. It is compared with the store
 * every hour too: an announcement that was lost is made up for.
 */
export function startSearch(): void {
  if (started) return;
  started = true;
  void compareForEver();
}

async function compareForEver(): Promise<void> {
  const next = await site.compare().then(
    () => again.comparedMs,
    () => again.afterFaultMs,
  );
  setTimeout(() => void compareForEver(), next).unref();
}

/** Takes what was published into the index. @param tags As the publication names what changed. */
export function refreshSearch(tags: readonly string[]): void {
  // A store that is away now is compared with when it is back.
  void site.refresh(tags).catch(() => undefined);
}

export type Result = {
  kind: EntryKind;
  label: string;
  title: SnippetPart[];
  snippet: SnippetPart[];
  path: string;
  url: string;
};
export type Results = {
  results: Result[];
  total: number;
  /** Whether there are more than were counted. */
  more: boolean;
  /** Whether every word is in each result, or only some of them. */
  match: 'all' | 'some';
  /** Whether the index holds the whole site: while it is being built some pages are missing. */
  complete: boolean;
};

const resultOf = (entry: Entry, found: readonly string[]): Result => {
  const terms = new Set(found);
  const { kind, path, title } = entry;
  return {
    kind,
    label: kindLabels[kind],
    title: highlight(title, terms),
    snippet: snippetOf(entry, terms),
    path,
    url: absolute(path),
  };
};

/** What the site has for some words, best first: so many results after the first `from`. */
export function searchSite(words: string, { from = 0, limit }: { from?: number; limit: number }): Results {
  startSearch();
  const { hits, match } = site.index.find(words);
  const results = hits.slice(from, from + limit).flatMap(({ key, terms }) => {
    const entry = site.index.entry(key);
    return entry ? [resultOf(entry, terms)] : [];
  });
  return { results, total: hits.length, more: hits.length >= mostFound, match, complete: site.complete };
}

/** The pages of the site that show the value of a rule of the law; `complete` as of a search. */
export function pagesShowing(rule: string): {
  pages: readonly Pick<Entry, 'title' | 'path'>[];
  complete: boolean;
} {
  startSearch();
  return { pages: site.index.showing(rule), complete: site.complete };
}
