import { routeTable } from './route-table.ts';

/** Addresses that no sitemap lists: dead ends, states of a page, pages of this machine alone. */
const unlisted: readonly string[] = [
  '/our-services/thank-you?reference=MJK-0000-0000',
  '/czech-taxes-online/thank-you?reference=MJK-0000-0000',
  '/forms/job-application/thank-you',
  '/reviews/thank-you',
  '/reviews?service=trade-licence',
  '/search?q=trade+licence',
  '/search?q=xyzzyq',
  '/dev/mail',
  '/dev/bank',
];
/** What docs/routes.md lists: landing pages that name another as theirs stand in no sitemap. */
const tabled = [
  ...routeTable('Pages'),
  ...routeTable('Pages of application forms, the tracker and insurance'),
];
const deadEnds = new Set(tabled.filter(({ Status }) => Status === '404').map(({ Address }) => Address));
const files = /^\/(_assets|media)\/|\.(svg|png|xml|txt|webmanifest)$/;

type Route = {
  path: string;
  status: number;
  /** One of many that share a template, of which some are looked at thoroughly: this one is looked at once. */
  alike: boolean;
  /** Made of the same blocks as pages before it, each of which is looked at by itself: this one is looked at once. */
  ofBlocks: boolean;
};

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address));

/** The addresses of each part of the sitemap. */
async function sitemapParts(web: string): Promise<[part: string, paths: string[]][]> {
  const parts = locationsIn(await textOf(`${web}/sitemap.xml`));
  return Promise.all(parts.map(async (part) => [part, locationsIn(await textOf(web + part))]));
}

/** What a test publishes carries an identifier of its own: it is there for a moment, and for this test alone. */
export const isOfATest = (path: string): boolean => /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.test(path);

/** Every address that the sitemap lists, from all of its parts. */
export const listedAddresses = async (web: string): Promise<string[]> =>
  (await sitemapParts(web)).flatMap(([, paths]) => paths);

const manyOfAKind = /^\/sitemap\/(services|articles|lessons)-/;
const thoroughly = 3;
const madeOfBlocks = /^\/sitemap\/pages-/;
const loaded = 8;

/** Every page of the site: what the sitemap lists, what the front page links beyond it, and what neither names. */
export async function listRoutes(web: string): Promise<Route[]> {
  const [all, home] = await Promise.all([sitemapParts(web), textOf(`${web}/`)]);
  const parts = all.map(([part, paths]) => [part, paths.filter((path) => !isOfATest(path))] as const);
  const listed = parts.flatMap(([, paths]) => paths);
  const alike = new Set(
    parts.flatMap(([part, paths]) => (manyOfAKind.test(part) ? paths.slice(thoroughly) : [])),
  );
  const ofBlocks = new Set(
    parts.flatMap(([part, paths]) => (madeOfBlocks.test(part) ? paths.slice(loaded) : [])),
  );
  for (const path of Object.values<string>(samples)) {
    alike.delete(path);
    ofBlocks.delete(path);
  }
  const linked = [...home.matchAll(/ href="(\/[^"#]*)/g)].map(([, href = '']) => href);
  // The rules of the law share one template: three of them are looked at, all of them are fetched in law.test.ts.
  const rules = listed.filter((path) => path.startsWith('/law/')).slice(3);
  const paths = new Set([
    ...listed.filter((path) => !rules.includes(path)),
    // Signing in leads to the provider, which is no page of this site.
    ...linked.filter((path) => !files.test(path) && !isOfATest(path) && path !== '/api/auth/login'),
    ...unlisted,
    ...tabled.map(({ Address = '' }) => Address),
  ]);
  return [...paths].map((path) => ({
    path,
    status: deadEnds.has(path) ? 404 : 200,
    alike: alike.has(path),
    ofBlocks: ofBlocks.has(path),
  }));
}

/** One page of each kind that matters: the front page, a service, an article, the contact page. */
export const samples = {
  home: '/',
  service: '/our-services/freelancer-visa',
  article: '/first-30-days-in-czechia',
  contact: '/contact',
  tool: '/calculators/Czech-Republic-Gross-Net-salary-calculator',
} as const;
