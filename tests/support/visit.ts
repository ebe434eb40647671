import { parseHTML } from 'linkedom';
import type { ConsoleMessage, Page, Request } from 'playwright-core';
import { openContactForm } from './contact-page.ts';

export type Link = { href: string; text: string };
export type Visit = {
  path: string;
  status: number;
  html: string;
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  noindex: boolean;
  headings: string[];
  jsonLd: string[];
  ids: string[];
  /** Everything the page leads to or loads, as full addresses. */
  links: Link[];
  /** Console errors, refusals of the content security policy among them, and requests to other origins. */
  faults: string[];
};

/** What a page says of itself, read from its markup. @param address Its full address. */
function readMarkup(html: string, address: string) {
  const { document } = parseHTML(html);
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const texts = (selector: string) => all(selector).map((element) => element.textContent ?? '');
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? undefined;
  const absolute = (href: string | null) => new URL(href ?? '', address).href;
  return {
    title: document.title,
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    noindex: attribute('meta[name="robots"]', 'content')?.includes('noindex') ?? false,
    headings: texts('h1'),
    jsonLd: texts('script[type="application/ld+json"]'),
    ids: all('[id]').map(({ id }) => id),
    links: [
      ...all('a[href], link[href]').map((link) => ({
        href: absolute(link.getAttribute('href')),
        text: link.textContent || (link.getAttribute('rel') ?? ''),
      })),
      ...all('meta[property="og:image"]').map((meta) => ({
        href: absolute(meta.getAttribute('content')),
        text: 'og:image',
      })),
      ...all('img').map((image) => ({
        href: absolute(image.getAttribute('src')),
        text: image.getAttribute('alt') ?? '',
      })),
    ],
  };
}

/** Notes what a page complains of, until it is told to stop. */
function listen(page: Page, web: string, path: string) {
  const faults: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    // The browser reports the status of a dead end as an error, which it is meant to have.
    const isDeadEnd = message.location().url === web + path && message.text().includes('404');
    if (message.type() === 'error' && !isDeadEnd) faults.push(message.text());
  };
  const onError = (error: Error) => void faults.push(error.message);
  const onRequest = (request: Request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== web) faults.push(`asked ${request.url()}`);
  };
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
  const stop = () => page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
  return { faults, stop };
}

/** Loads a page, goes down to its end so that everything on it wakes up, and reads it. */
export async function visit(page: Page, web: string, path: string): Promise<Visit> {
  const { faults, stop } = listen(page, web, path);
  const response = await page.goto(web + path);
  const html = (await response?.text()) ?? '';
  if (await page.locator('#contact-form').count()) {
    await openContactForm(page);
    await page.locator('#contact-form').scrollIntoViewIfNeeded();
    await page.locator('astro-island:not([ssr]) #contact-form').waitFor();
  }
  // What the scripts made of it.
  const read = readMarkup(await page.content(), web + path);
  stop();
  // What is still under way here is no fault of the page that comes next.
  await page.goto('about:blank');
  return { path, status: response?.status() ?? 0, html, ...read, faults };
}

/** Reads a page as it comes, without a browser: enough for what it says, and many times as quick. */
export async function look(web: string, path: string): Promise<Visit> {
  const response = await fetch(web + path);
  const html = await response.text();
  return { path, status: response.status, html, ...readMarkup(html, web + path), faults: [] };
}
