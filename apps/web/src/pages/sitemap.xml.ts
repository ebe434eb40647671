import { pathOf } from '@majak/desk/content/paths';
import { listArticles, listPages, listServices } from '@majak/desk/content/read';
import type { APIRoute } from 'astro';
import { absolute } from '../shell/seo.ts';

const fixed = ['/our-services', '/blog', '/contact', '/reviews'];

/** Every page that search engines may show, with the day it last changed. */
export const GET: APIRoute = async ({ cache }) => {
  const [pages, services, articles] = await Promise.all([listPages(), listServices(), listArticles()]);
  const shown = [
    ...pages.map((doc) => ({ ...doc, path: pathOf.pages(doc.slug) })),
    ...services.map((doc) => ({ ...doc, path: pathOf.services(doc.slug) })),
    ...articles.map((doc) => ({ ...doc, path: pathOf.articles(doc.slug) })),
  ].filter(({ seoTag }) => !seoTag?.noindex);
  const entries = [
    ...fixed.map((path) => `<url><loc>${absolute(path)}</loc></url>`),
    ...shown.map(
      ({ path, updatedAt }) =>
        `<url><loc>${absolute(path)}</loc><lastmod>${updatedAt.slice(0, 10)}</lastmod></url>`,
    ),
  ];
  cache.set({ maxAge: 3600, tags: ['pages', 'services', 'articles'] });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  );
};
