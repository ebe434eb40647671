import type { ConsoleMessage, Page, Request } from 'playwright-core';

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

/** What a page says of itself, once all its scripts have run. */
const readDocument = () => {
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? undefined;
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '');
  return {
    title: document.title,
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    noindex: attribute('meta[name="robots"]', 'content')?.includes('noindex') ?? false,
    headings: texts('h1'),
    jsonLd: texts('script[type="application/ld+json"]'),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    links: [
      ...[...document.querySelectorAll<HTMLAnchorElement | HTMLLinkElement>('a[href], link[href]')].map(
        (link) => ({ href: link.href, text: link.textContent || link.rel }),
      ),
      ...[...document.querySelectorAll<HTMLMetaElement>('meta[property="og:image"]')].map((meta) => ({
        href: meta.content,
        text: 'og:image',
      })),
      ...[...document.images].map((image) => ({ href: image.src, text: image.alt })),
    ],
  };
};

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
    await page.locator('#contact-form').scrollIntoViewIfNeeded();
    await page.locator('astro-island:not([ssr]) #contact-form').waitFor();
  }
  const read = await page.evaluate(readDocument);
  stop();
  // What is still under way here is no fault of the page that comes next.
  await page.goto('about:blank');
  return { path, status: response?.status() ?? 0, html, ...read, faults };
}

/** Lets a page load nothing but itself. */
export const withoutFiles = (page: Page) =>
  page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );

/** Reads a page as it comes, `withoutFiles`: enough for what it says, and ten times as quick. */
export async function look(page: Page, web: string, path: string): Promise<Visit> {
  const response = await page.goto(web + path, { waitUntil: 'domcontentloaded' });
  const html = (await response?.text()) ?? '';
  return { path, status: response?.status() ?? 0, html, ...(await page.evaluate(readDocument)), faults: [] };
}
