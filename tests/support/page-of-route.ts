import { parseHTML } from 'linkedom';
import { expect } from 'vitest';
import type { Line } from './route-table.ts';

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

/** Opens the address of a line, and expects what the line says of it, one heading, a title and a description. */
export async function expectPage(web: string, line: Line): Promise<void> {
  const { Address = '', Canonical = '' } = line;
  const answer = await fetch(web + Address);
  const seen = described(await answer.text());
  expect({ ...seen, Status: String(answer.status) }).toMatchObject({
    Status: line.Status,
    Shell: line.Shell,
    Header: line.Header,
    noindex: Canonical === 'noindex',
    canonical: Canonical === 'noindex' ? undefined : web + (Canonical === 'self' ? Address : Canonical),
    headings: 1,
  });
  expect(seen.title).toMatch(/\S.{3,}/);
  expect(seen.description).toMatch(/\S.{20,}/);
}
