import { jobPath, pathOf, type SiteKind, siteKinds } from '@majak/desk/content/paths';
import { countAddresses, listAddresses, listHiddenPaths } from '@majak/desk/content/read-addresses';
import {
  offeredApplications,
  offeredDocuments,
  offeredEnquiries,
  offeredSlugs,
} from '@majak/desk/offered-tools';
import { site } from '@majak/desk/site';
import { insuranceLines } from '@majak/tools/insurance/product';
import { startPath } from '../applications/application-address.ts';
import { insurancePaths } from '../insurance/insurance-address.ts';
import { ruleIds } from '../law/law-book.ts';
import { documentKinds, documentsOf } from '../tools/documents/document-kinds.ts';

/** A part of the sitemap has as many addresses as a page of the store is read for quickly. */
const addressesInPart = 100;

type Entry = { path: string; changedOn?: string };
type Kind = SiteKind | 'jobs';
const kinds: readonly Kind[] = [...siteKinds, 'jobs'];

const fixed: readonly string[] = [
  ...['/our-services', '/blog', '/contact', '/reviews'],
  ...(site.plan ? ['/plan'] : []),
  ...(ruleIds.length > 0 ? ['/law'] : []),
  ...(offeredSlugs.length > 0 ? ['/api', '/proof'] : []),
  ...['/glossary', '/forms'],
  ...(site.insurance ? insuranceLines.map((line) => insurancePaths(line).start) : []),
];
/** The guide of a calculator is part of the calculator's page. */
const isGuide = (path: string): boolean => path.startsWith('/calculators/');

const pathFor = (kind: Kind, slug: string): string => (kind === 'jobs' ? jobPath(slug) : pathOf[kind](slug));

/** What publications announce of everything that has an address: the list of parts may be another then. */
export const sitemapTags: readonly string[] = kinds;

/** What publications announce of the addresses of a part. */
export const tagsOfPart = (name: string): string[] =>
  name === 'site' ? ['pages'] : kinds.filter((kind) => name.startsWith(`${kind}-`));

/** Names of all parts: `site` for what the program itself shows, then each kind of document in its pages. */
export async function partNames(): Promise<string[]> {
  const counts = await Promise.all(kinds.map(async (kind) => [kind, await countAddresses(kind)] as const));
  const pages = counts.flatMap(([kind, count]) =>
    Array.from({ length: Math.ceil(count / addressesInPart) }, (_, index) => `${kind}-${index + 1}`),
  );
  return ['site', ...pages];
}

/** The documents that are made here but the invoice, which has a page of the studio, and the lists to choose from. */
async function documentAddresses(): Promise<readonly string[]> {
  const documents = (await offeredDocuments()).filter(({ page }) => page !== '/invoice-generator');
  const kinds = Object.values(documentKinds).filter((kind) => documentsOf(kind, documents).length > 0);
  return [...kinds, ...documents].map(({ page }) => page);
}

/** The addresses of one part; nothing for a name that is none. */
export async function entriesOf(name: string): Promise<Entry[] | undefined> {
  if (name === 'site') {
    const hidden = await listHiddenPaths();
    return [
      ...fixed,
      ...offeredEnquiries.map(({ slug }) => `/forms/${slug}`),
      ...offeredApplications.map(startPath),
      ...offeredSlugs.map((slug) => `/calculators/${slug}`),
      ...(await documentAddresses()),
      ...ruleIds.map((id) => `/law/${id}`),
    ]
      .filter((path) => !hidden.includes(path))
      .map((path) => ({ path }));
  }
  const [, kindName, page] = name.match(/^([a-z]+)-([1-9]\d{0,4})$/) ?? [];
  const kind = kinds.find((known) => known === kindName);
  if (!kind) return undefined;
  const found = await listAddresses(kind, { page: Number(page), limit: addressesInPart });
  if (found.length === 0) return undefined;
  return found
    .map(({ slug, updatedAt }) => ({ path: pathFor(kind, slug), changedOn: updatedAt.slice(0, 10) }))
    .filter(({ path }) => !isGuide(path));
}
