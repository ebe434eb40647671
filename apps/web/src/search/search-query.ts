import { longestQuestion } from './search-index.ts';

/** Results on a page of them. */
export const resultsOnPage = 10;
/** Results in one answer of the API. */
export const mostResults = 50;

export type SearchQuery = { words: string; page: number };

/** A question as it is read: on one line, cut where nobody writes any more. */
export const normalizeQuery = (written: string | null): string =>
  (written ?? '')
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestQuestion);

/** Reads the address: `q` words and `page`. Whatever else is written there is the first page. */
export function readSearchQuery(address: URLSearchParams): SearchQuery {
  const page = Number(address.get('page') ?? 1);
  return {
    words: normalizeQuery(address.get('q')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Where a page of the results is. */
export const searchHref = (words: string, page = 1): string =>
  `/search?${new URLSearchParams({ q: words, ...(page > 1 ? { page: String(page) } : {}) })}`;
