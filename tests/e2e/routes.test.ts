import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { type Line, routeTable } from '../support/route-table.ts';

const { web, studio, identity } = inject('product');
const open = useBrowser();
// Each of these is also looked at by accessibility.test.ts and markup.test.ts, which take the table into their routes.
const pages = [...routeTable('Pages'), ...routeTable('Pages of tools that are still to come')];

/** What a page is, in the words of the table. */
const described = (page: Page) =>
  page.evaluate(() => {
    const has = (selector: string) => document.querySelector(selector) !== null;
    const header = document.querySelector('.site-header');
    const footer = has('.site-footer');
    const form = has('#contact');
    return {
      Shell: header && footer ? (form ? 'standard' : 'plain') : 'standalone',
      Header: header?.getAttribute('data-tone') ?? 'none',
      noindex: has('meta[name="robots"][content*="noindex"]'),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      title: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
      headings: document.querySelectorAll('h1').length,
    };
  });

const canonicalOf = ({ Address = '', Canonical = '' }: Line): string | undefined =>
  Canonical === 'noindex' ? undefined : web + (Canonical === 'self' ? Address : Canonical);

test.each(pages.map((line) => [line.Address ?? '', line] as const))(
  '%s is what docs/routes.md says',
  async (address, line) => {
    const { page, context } = await open();
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    );
    const answer = await page.goto(web + address, { waitUntil: 'domcontentloaded' });
    const seen = await described(page);
    expect({ ...seen, Status: String(answer?.status()) }).toMatchObject({
      Status: line.Status,
      Shell: line.Shell,
      Header: line.Header,
      noindex: line.Canonical === 'noindex',
      canonical: canonicalOf(line),
      headings: 1,
    });
    expect(seen.title).toMatch(/\S.{3,}/);
    expect(seen.description).toMatch(/\S.{20,}/);
    await context.close();
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
