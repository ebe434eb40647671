import type { Where } from 'payload';
import { openPayload } from '../payload.ts';
import { pathOf, type SiteKind } from './paths.ts';
import { asStranger, indexable } from './read.ts';
import { shownByProgram } from './shown-by-program.ts';

/** What the sitemap holds: a sample of a job is no open position, and one of a form asks nothing. */
const inSitemap = (collection: SiteKind | 'jobs'): Where => {
  if (collection === 'jobs' || collection === 'forms')
    return { and: [indexable, { sample: { not_equals: true } }] };
  return collection === 'pages' ? { and: [indexable, { slug: { not_in: [...shownByProgram] } }] } : indexable;
};

type Address = { slug: string; updatedAt: string };

/** Addresses that search engines may show, a page of them at a time; pages count from 1. */
export async function listAddresses(
  collection: SiteKind | 'jobs',
  { page, limit }: { page: number; limit: number },
): Promise<Address[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asStranger,
    depth: 0,
    collection,
    select: { slug: true, updatedAt: true },
    where: inSitemap(collection),
    sort: 'slug',
    pagination: false,
    page,
    limit,
  });
  return docs.map(({ slug, updatedAt }) => ({ slug, updatedAt }));
}

/** How many addresses of a kind search engines may show. */
export async function countAddresses(collection: SiteKind | 'jobs'): Promise<number> {
  const payload = await openPayload();
  const { totalDocs } = await payload.count({
    collection,
    where: inSitemap(collection),
    overrideAccess: false,
  });
  return totalDocs;
}

/** Paths of the program's own pages that editors keep out of search engines. */
export async function listHiddenPaths(): Promise<string[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asStranger,
    depth: 0,
    collection: 'pages',
    select: { slug: true, seoTag: true },
    where: { slug: { in: [...shownByProgram] } },
    pagination: false,
  });
  return docs
    .filter(({ seoTag }) => seoTag?.noindex || seoTag?.canonical)
    .map(({ slug }) => pathOf.pages(slug));
}
