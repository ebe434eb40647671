import { watchPublications } from '@majak/desk/content/publications';
import memoryProvider from 'astro/cache/memory';
import { encodedAnswers } from './encoded-answers.ts';
import { meaningful } from './page-query.ts';

/** Astro's memory cache, emptied by tag whenever the studio publishes something; each page is compressed once. */
const pageCache: typeof memoryProvider = () => {
  const pages = memoryProvider({ max: 500, query: { include: meaningful } });
  const encoded = encodedAnswers();
  watchPublications((tags) => {
    void pages.invalidate({ tags });
    encoded.clear();
  });
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
