import { watchPublications } from '@majak/desk/content/publications';
import memoryProvider from 'astro/cache/memory';
import { meaningful } from './page-query.ts';

/** Astro's memory cache, emptied by tag whenever the studio publishes something. */
const pageCache: typeof memoryProvider = () => {
  const provider = memoryProvider({ max: 2000, query: { include: meaningful } });
  watchPublications((tags) => void provider.invalidate({ tags }));
  return provider;
};

// biome-ignore lint/style/noDefaultExport: Astro loads a cache provider by its default export
export default pageCache;
