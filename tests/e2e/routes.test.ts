import { parseHTML } from 'linkedom';
import { expect, inject, test } from 'vitest';
import { type Line, routeTable } from '../support/route-table.ts';

const { web, studio, identity } = inject('product');
// Each of these is also looked at by accessibility.test.ts and markup.test.ts, which take the table into their routes.
const pages = [
  ...routeTable('Pages'),
  ...routeTable('Pages of application forms, the tracker and insurance'),
];

/** What a page is, in the words of the table. */
function described(html: string) {
  const { document } = parseHTML(html);
  const has = (selector: string) => document.querySelector(selector) !== null;
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  const form = has('#contact');
  return {
    Shell: has('.site-header') && has('.site-footer') ? (form ? 'standard' : 'plain') : 'standalone',
    Header: attribute('.site-header', 'data-tone') ?? 'none',
    noindex: has('meta[name="robots"][content*="noindex"]'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    title: document.title,
    description: attribute('meta[name="description"]', 'content'),
    headings: document.querySelectorAll('h1').length,
  };
}

const canonicalOf = ({ Address = '', Canonical = '' }: Line): string | undefined =>
  Canonical === 'noindex' ? undefined : web + (Canonical === 'self' ? Address : Canonical);

test.each(pages.map((line) => [line.Address ?? '', line] as const))(
  '%s is what docs/routes.md says',
  async (address, line) => {
    const answer = await fetch(web + address);
    const seen = described(await answer.text());
    expect({ ...seen, Status: String(answer.status) }).toMatchObject({
      Status: line.Status,
      Shell: line.Shell,
      Header: line.Header,
      noindex: line.Canonical === 'noindex',
      canonical: canonicalOf(line),
      headings: 1,
    });
    expect(seen.title).toMatch(/\S.{3,}/);
    expect(seen.description).toMatch(/\S.{20,}/);
  },
);

test.each(routeTable('For programs and search engines').map((line) => [line.Address ?? '', line] as const))(
  '%s answers a program',
  async (address, line) => {
    const answer = await fetch(web + address);
    expect(String(answer.status)).toBe(line.Status);
    expect(answer.headers.get('content-type')).toContain(line.Type ?? 'nothing');
  },
);

test.each(routeTable('Addresses that lead elsewhere').map((line) => [line.Address ?? '', line] as const))(
  '%s leads on',
  async (address, line) => {
    const answer = await fetch(web + address, { redirect: 'manual' });
    expect(String(answer.status)).toBe(line.Status);
    const to = new URL(answer.headers.get('location') ?? '', web);
    if (line.To === 'the studio') expect(to.href.startsWith(`${studio}/admin`)).toBe(true);
    else if (line.To === 'the identity provider') expect(to.href.startsWith(`${identity}/auth?`)).toBe(true);
    else expect(to.pathname + to.search).toBe(line.To);
  },
);

test('a landing page that says the same as another names one that says so of itself', async () => {
  const targets = new Set(pages.map(({ Canonical = '' }) => Canonical).filter((to) => to.startsWith('/')));
  const own = pages.filter(({ Canonical }) => Canonical === 'self').map(({ Address }) => Address);
  expect(targets.size).toBeGreaterThan(2);
  for (const target of targets) expect(own).toContain(target);
});
