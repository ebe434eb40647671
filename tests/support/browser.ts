import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { headlessPath } from './browser-path.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A client address nobody else has, so that a test meets only its own limits. */
export const newAddress = (): string => ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.');

/** One Chromium for a test file; each `open` is a visitor of their own. Any console error of theirs fails the test that looks. */
export function useBrowser() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: headlessPath(), args: flags });
  });
  afterAll(async () => {
    await browser.close();
  });
  return async (
    options: BrowserContextOptions = {},
  ): Promise<{ page: Page; context: BrowserContext; faults: string[] }> => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      extraHTTPHeaders: { 'X-Forwarded-For': newAddress() },
      ...options,
    });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    return { page, context, faults };
  };
}

/** Pages of one kind of visitor, used again by tests that run side by side: what one has loaded, the next need not. */
export function usePages(open: () => Promise<{ page: Page }>) {
  const idle: Page[] = [];
  return async <T>(use: (page: Page) => Promise<T>): Promise<T> => {
    const page = idle.pop() ?? (await open()).page;
    const result = await use(page);
    idle.push(page);
    return result;
  };
}

/** Does what leads to another page, and waits until that one is there: without script a click alone does not wait. */
export async function follow(page: Page, act: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForEvent('domcontentloaded'), act()]);
}
