import type { APIRoute } from 'astro';
import { isWorthStoring } from '../page-query.ts';
import { absolute } from '../shell/seo.ts';
import { partNames, sitemapTags } from '../sitemap/parts.ts';
import { xml } from '../sitemap/xml.ts';

/** The list of the parts of the sitemap. */
export const GET: APIRoute = async ({ cache, url }) => {
  const parts = await partNames();
  if (isWorthStoring(url)) cache.set({ maxAge: 3600, tags: [...sitemapTags] });
  return xml(
    'sitemapindex',
    parts.map((name) => `<sitemap><loc>${absolute(`/sitemap/${name}.xml`)}</loc></sitemap>`),
  );
};
