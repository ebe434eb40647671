import { LRUCache } from 'lru-cache';
import { type KeptPage, keptPage } from './kept-page.ts';
import type { CacheState } from './prepared-response.ts';

/** Renders the page at an address. */
type Render = (key: string) => Promise<Response>;
type Underway = { page: Promise<Response | KeptPage>; published: Set<string> };
/** A page from the store, or the answer that cannot be kept. */
export type Found = { page: KeptPage; state: CacheState } | { response: Response };

const mostPages = 1000;
const mostBytes = 48 * 1024 * 1024;
/** How long one waits for a page anew while there is a copy, and how long a failure is taken to last. */
const patienceMs = 1000;

/**
 * Pages as they go over the wire, in the memory of this process. A page is rendered once however many ask for it;
 * what was published is rendered before it is answered again; while rendering fails the last copy is.
 */
export function pageStore(now: () => number = Date.now) {
  const pages = new LRUCache<string, KeptPage>({
    max: mostPages,
    maxSize: mostBytes,
    sizeCalculation: ({ weight }) => weight,
  });
  const underway = new Map<string, Underway>();

  /** Renders and keeps; what was published meanwhile makes it old at once. */
  async function renew(key: string, render: Render, published: Set<string>): Promise<Response | KeptPage> {
    const last = pages.peek(key);
    try {
      const response = await render(key);
      if (last && response.status >= 500) throw new Error(`answered ${response.status}`);
      const page = await keptPage(response, now());
      if (!page) {
        pages.delete(key);
        return response;
      }
      page.outdated = page.tags.some((tag) => published.has(tag));
      pages.set(key, page);
      return page;
    } catch (error) {
      if (!last) throw error;
      last.retryAt = now() + patienceMs;
      return last;
    }
  }

  function inTurn(key: string, render: Render): Promise<Response | KeptPage> {
    const published = new Set<string>();
    // Begun a moment later, so that what is published from the first line on is heard.
    const page = Promise.resolve()
      .then(() => renew(key, render, published))
      .finally(() => underway.delete(key));
    underway.set(key, { page, published });
    return page;
  }

  /** @param render For this visitor alone; whoever comes meanwhile shares what can be kept of it. */
  async function find(key: string, render: Render): Promise<Found> {
    const last = pages.get(key);
    if (last?.isFresh(now())) return { page: last, state: 'HIT' };
    if (last && now() < last.retryAt) return { page: last, state: 'STALE' };
    const others = underway.get(key)?.page;
    const anew = others ?? inTurn(key, render);
    if (last?.isServable(now())) {
      anew.catch(() => undefined);
      return { page: last, state: 'STALE' };
    }
    const found = last ? await Promise.race([anew, later(last)]) : await anew;
    if (!(found instanceof Response)) return { page: found, state: found === last ? 'STALE' : 'MISS' };
    // The answer of another cannot be given twice.
    return { response: others ? await render(key) : found };
  }

  return {
    /** A page that can be answered at once, or nothing. */
    fresh: (key: string): KeptPage | undefined => {
      const page = pages.get(key);
      return page?.isFresh(now()) ? page : undefined;
    },
    find,
    /** Makes every page old that carries one of these tags. */
    invalidate: (tags: readonly string[]): void => {
      for (const { published } of underway.values()) for (const tag of tags) published.add(tag);
      pages.forEach((page) => {
        if (page.tags.some((tag) => tags.includes(tag))) page.outdated = true;
      });
    },
  };
}

const later = (page: KeptPage): Promise<KeptPage> =>
  new Promise((resolve) => setTimeout(resolve, patienceMs, page).unref());
