import { watchPublications } from '@majak/desk/content/publications';
import memoryProvider from 'astro/cache/memory';

/** Query parameters that change what a page shows; all others share one entry, so they cannot flood the cache. */
const meaningful = ['service', 'for'];

/** Astro's memory cache, emptied by tag whenever the studio publishes something. */
const pageCache: typeof memoryProvider = () => {
  const provider = memoryProvider({ max: 2000, query: { include: meaningful } });
  watchPublications((tags) => void provider.invalidate({ tags }));
  return provider;
};

// biome-ignore lint/style/noDefaultExport: Astro loads a cache provider by its default export
export default pageCache;
