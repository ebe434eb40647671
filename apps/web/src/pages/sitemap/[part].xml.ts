import type { APIRoute } from 'astro';
import { isWorthStoring } from '../../page-query.ts';
import { absolute } from '../../shell/seo.ts';
import { entriesOf, tagsOfPart } from '../../sitemap/parts.ts';
import { xml } from '../../sitemap/xml.ts';

/** A part of the sitemap: pages that search engines may show, with the day they last changed. */
export const GET: APIRoute = async ({ cache, params, rewrite, url }) => {
  const { part = '' } = params;
  const entries = await entriesOf(part);
  if (!entries) return rewrite('/404');
  if (isWorthStoring(url)) cache.set({ maxAge: 3600, tags: tagsOfPart(part) });
  return xml(
    'urlset',
    entries.map(({ path, changedOn }) => {
      const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
      return `<url><loc>${absolute(path)}</loc>${changed}</url>`;
    }),
  );
};
