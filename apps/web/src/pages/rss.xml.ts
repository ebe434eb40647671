import rss from '@astrojs/rss';
import { pathOf } from '@majak/desk/content/paths';
import { listArticles } from '@majak/desk/content/read';
import { site } from '@majak/desk/site';
import type { APIRoute } from 'astro';
import { isWorthStoring } from '../page-query.ts';
import { absolute } from '../shell/seo.ts';

/** The newest articles for feed readers. */
export const GET: APIRoute = async ({ cache, url }) => {
  const { articles } = await listArticles({ limit: 30 });
  if (isWorthStoring(url)) cache.set({ maxAge: 3600, tags: ['articles'] });
  return rss({
    title: `${site.brand}: blog`,
    description: site.claim,
    site: absolute('/'),
    trailingSlash: false,
    items: articles.map(({ title, slug, lead, writtenOn, topics }) => ({
      title,
      link: pathOf.articles(slug),
      description: lead,
      pubDate: new Date(writtenOn),
      categories: topics ?? [],
    })),
    customData: '<language>en</language>',
  });
};
