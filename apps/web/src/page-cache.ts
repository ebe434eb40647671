import { watchPublications } from '@majak/desk/content/publications';
import memoryProvider from 'astro/cache/memory';
import { encodedAnswers } from './encoded-answers.ts';
import { meaningful } from './page-query.ts';
import { refreshSearch, startSearch } from './search/site-search.ts';

/**
 * Astro's memory cache, emptied by tag whenever the studio publishes something; each page is compressed once.
 * What is published goes into the search of this process too.
 */
const pageCache: typeof memoryProvider = () => {
  const pages = memoryProvider({ max: 500, query: { include: meaningful } });
  const encoded = encodedAnswers();
  watchPublications((tags) => {
    void pages.invalidate({ tags });
    encoded.clear();
    refreshSearch(tags);
  });
  startSearch();
  return {
    ...pages,
    onRequest: async (context, next) => {
      const response = await pages.onRequest?.(context, next);
      return encoded.of(context.request, response ?? (await next()));
    },
  };
};

// biome-ignore lint/style/noDefaultExport: Astro loads a cache provider by its default export
export default pageCache;
