import type { CacheProviderFactory } from 'astro';

/** Says in the head of an answer how long it may be kept and what it shows; serving/page-store.ts keeps it. */
const pageCache: CacheProviderFactory = () => ({
  name: 'page-store',
  invalidate: async () => {
    throw new Error('Pages are made old by what is published: packages/desk/content/publications.ts');
  },
});

// biome-ignore lint/style/noDefaultExport: Astro loads a cache provider by its default export
export default pageCache;
