/** Addresses that no sitemap lists: dead ends, states of a page, pages of this machine alone. */
const unlisted: readonly string[] = [
  '/not-found',
  '/an-address-nobody-has-written',
  '/our-services/thank-you',
  '/our-services/thank-you?reference=MJK-0000-0000',
  '/our-services?for=eu',
  '/contact?service=trade-licence',
  '/dev/mail',
];
const deadEnds: readonly string[] = ['/not-found', '/an-address-nobody-has-written'];
const files = /^\/(_assets|media)\/|\.(svg|png|xml|txt|webmanifest)$/;

export type Route = { path: string; status: number };

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** Every page of the site: what the sitemap lists, what the front page links beyond it, and what neither names. */
export async function listRoutes(web: string): Promise<Route[]> {
  const [sitemap, home] = await Promise.all([textOf(`${web}/sitemap.xml`), textOf(`${web}/`)]);
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address));
  const linked = [...home.matchAll(/ href="(\/[^"#]*)/g)].map(([, href = '']) => href);
  // The rules of the law share one template: three of them are looked at, all of them are fetched in law.test.ts.
  const rules = listed.filter((path) => path.startsWith('/law/')).slice(3);
  const paths = new Set([
    ...listed.filter((path) => !rules.includes(path)),
    ...linked.filter((path) => !files.test(path)),
    ...unlisted,
  ]);
  return [...paths].map((path) => ({ path, status: deadEnds.includes(path) ? 404 : 200 }));
}

/** One page of each kind that matters: the front page, a service, an article, the contact page. */
export const samples = {
  home: '/',
  service: '/our-services/freelancer-visa',
  article: '/first-30-days-in-czechia',
  contact: '/contact',
  tool: '/calculators/Czech-Republic-Gross-Net-salary-calculator',
} as const;
