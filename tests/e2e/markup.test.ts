import { beforeAll, expect, inject, test } from 'vitest';
import { useBrowser, usePages } from '../support/browser.ts';
import { markupFaults } from '../support/html-rules.ts';
import { routeTable } from '../support/route-table.ts';
import { isOfATest, listRoutes } from '../support/routes.ts';
import { thorough } from '../support/thorough.ts';
import { type Link, look, type Visit, visit } from '../support/visit.ts';
import { withSomethingNew } from '../support/with-something-new.ts';

const { web } = inject('product');
const routes = await listRoutes(web);
const visits = new Map<string, Visit>();
const open = useBrowser();
/** Each is used for many pages, whose files it has then. */
const visiting = usePages(open);
const hands = 3;
/** Pages whose canonical address is not simply theirs, from docs/routes.md. */
const docs = new Map(
  routeTable('Pages')
    .filter(({ Canonical = '' }) => Canonical !== 'noindex')
    .map(({ Address = '', Canonical = '' }) => [Address, Canonical === 'self' ? Address : Canonical]),
);

/** Every page is loaded once; each test then looks at all of them. */
beforeAll(async () => {
  const waiting = [...routes];
  const ofTheirOwn = routes.filter(({ alike, ofBlocks }) => !alike && !ofBlocks);
  const inABrowser = new Set(thorough ? routes : await withSomethingNew(web, [], ofTheirOwn, 'drawn alike'));
  const hand = async () => {
    for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
      const { path } = route;
      const seen = inABrowser.has(route)
        ? await visiting((page) => visit(page, web, path))
        : await look(web, path);
      visits.set(path, seen);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
}, 300_000);

const visitOf = (path: string): Visit => {
  const found = visits.get(path);
  if (!found) throw new Error(`${path} was not visited`);
  return found;
};
/** Pages that search engines may show. */
const indexed = () => [...visits.values()].filter(({ noindex }) => !noindex);

test.each(routes)(
  '$path answers $status with sound markup and nothing to complain of',
  async ({ path, status }) => {
    const seen = visitOf(path);
    expect(seen.status).toBe(status);
    expect(await markupFaults(seen.html)).toEqual([]);
    expect(seen.faults).toEqual([]);
  },
);

test.each(routes)('$path says what it is: title, description, one heading, its own address', ({ path }) => {
  const seen = visitOf(path);
  expect(seen.title).toMatch(/\S.{3,}/);
  expect(seen.description ?? '').toMatch(/\S.{20,}/);
  expect(seen.headings).toHaveLength(1);
  expect(seen.headings[0]?.trim()).not.toBe('');
  // A choice within a page is no page of its own: its address is the one without the choice.
  const own = docs.get(path) ?? new URL(path, web).pathname;
  expect(seen.canonical).toBe(seen.noindex ? undefined : web + own);
});

test.each(routes)('$path has data for search engines that can be read', ({ path }) => {
  const parsed: unknown[] = visitOf(path).jsonLd.map((text) => JSON.parse(text));
  expect(parsed.length).toBeGreaterThan(0);
  for (const data of parsed)
    expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
});

const repeated = (pick: (seen: Visit) => string | undefined): string[] => {
  const byText = Map.groupBy(indexed(), pick);
  const pages = (same: Visit[]) => new Set(same.map(({ canonical }) => canonical));
  return [...byText]
    .filter(([, same]) => pages(same).size > 1)
    .map(([text, same]) => `“${text}” on ${[...pages(same)].join(', ')}`);
};
test('no two pages have the same title or description', () => {
  expect(indexed().length).toBeGreaterThan(20);
  expect(repeated(({ title }) => title)).toEqual([]);
  expect(repeated(({ description }) => description)).toEqual([]);
});

/** Why a link leads nowhere; nothing if it leads somewhere. */
async function deadEnd({ href }: Link, from: string): Promise<string | undefined> {
  const target = new URL(href);
  const path = target.pathname + target.search;
  const known = visits.get(path);
  const self = path === from;
  const response = known ? undefined : await fetch(web + path, { redirect: 'manual' });
  const status = known?.status ?? response?.status;
  // Where people sign in is the provider's to say: tests/e2e/sign-in.test.ts goes all the way.
  if (path === '/api/auth/login' && status === 303) return undefined;
  if (status !== 200 && !self) return `answers ${status}`;
  if (target.hash.length < 2) return undefined;
  const id = decodeURIComponent(target.hash.slice(1));
  const html = known?.html ?? (await response?.text()) ?? '';
  return known?.ids.includes(id) || html.includes(`id="${id}"`) ? undefined : `has nothing called ${id}`;
}

test('every link within the site leads somewhere', async () => {
  const links = new Map<string, { link: Link; from: string }>();
  // The pictures of shared links are drawn one at a time: those of pages that are alike are left out.
  const alike = new Set(routes.filter((route) => route.alike).map(({ path }) => path));
  for (const { path, links: found } of visits.values())
    for (const link of found)
      if (
        link.href.startsWith(web) &&
        !isOfATest(link.href) &&
        link.text !== 'canonical' &&
        !(link.text === 'og:image' && alike.has(path))
      )
        links.set(link.href, { link, from: path });
  expect(links.size).toBeGreaterThan(routes.length);
  const waiting = [...links.values()];
  const faults: string[] = [];
  const hand = async () => {
    for (let found = waiting.shift(); found !== undefined; found = waiting.shift()) {
      const { link, from } = found;
      const fault = await deadEnd(link, from);
      if (fault) faults.push(`${from}: “${link.text}” to ${link.href.slice(web.length)} ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: 2 * hands }, hand));
  expect(faults).toEqual([]);
}, 180_000);
