import { jobPath, pathOf } from '@majak/desk/content/paths';
import { listArticles, listJobs, listPages, listServices } from '@majak/desk/content/read';
import { rules } from '@majak/law/cz/rules';
import { slugs } from '@majak/tools/calculators/catalogue';
import type { APIRoute } from 'astro';
import { isWorthStoring } from '../page-query.ts';
import { absolute } from '../shell/seo.ts';

const fixed = ['/our-services', '/blog', '/contact', '/reviews', '/law', '/api'];
/** The guide of a calculator is part of the calculator's page, at the address of the calculator. */
const addressOf = new Map(
  slugs.map((slug) => [`/calculators/${slug.toLowerCase()}`, `/calculators/${slug}`]),
);

const pagePath = (slug: string) => addressOf.get(pathOf.pages(slug)) ?? pathOf.pages(slug);
/** Calculators that nobody has written a guide for yet: their page is there all the same. */
const withoutGuide = (pages: readonly { slug: string }[]): string[] => {
  const guides = new Set(pages.map(({ slug }) => pathOf.pages(slug)));
  return [...addressOf].filter(([guide]) => !guides.has(guide)).map(([, path]) => path);
};

/** Every page that search engines may show, with the day it last changed. */
export const GET: APIRoute = async ({ cache, url }) => {
  const [pages, services, articles, jobs] = await Promise.all([
    listPages(),
    listServices(),
    listArticles(),
    listJobs(),
  ]);
  const shown = [
    ...pages.map((doc) => ({ ...doc, path: pagePath(doc.slug) })),
    ...services.map((doc) => ({ ...doc, path: pathOf.services(doc.slug) })),
    ...articles.map((doc) => ({ ...doc, path: pathOf.articles(doc.slug) })),
    ...jobs.map((doc) => ({ ...doc, path: jobPath(doc.slug) })),
  ].filter(({ seoTag }) => !seoTag?.noindex);
  const entries = [
    ...[...fixed, ...withoutGuide(pages), ...Object.keys(rules).map((id) => `/law/${id}`)].map(
      (path) => `<url><loc>${absolute(path)}</loc></url>`,
    ),
    ...shown.map(
      ({ path, updatedAt }) =>
        `<url><loc>${absolute(path)}</loc><lastmod>${updatedAt.slice(0, 10)}</lastmod></url>`,
    ),
  ];
  if (isWorthStoring(url)) cache.set({ maxAge: 3600, tags: ['pages', 'services', 'articles', 'jobs'] });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  );
};
