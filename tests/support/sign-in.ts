import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { follow } from './browser.ts';
import { mailedTo } from './mailed.ts';
import { pollOptions } from './poll-options.ts';

const product = inject('product');

/** Every sign-in link that was mailed to an address. */
export const linksTo = (email: string): string[] =>
  mailedTo(email, '.link@').flatMap((mail) => /http\S+\/sign-in\/link\/\S+/.exec(mail)?.[0] ?? []);

/** The one link that was mailed to an address beside those that are known, once the outbox has sent it. */
export async function linkTo(email: string, known: readonly string[] = []): Promise<string> {
  const others = () => linksTo(email).filter((link) => !known.includes(link));
  await expect.poll(others, pollOptions).toHaveLength(1);
  return others()[0] ?? '';
}

/** Asks for a link, as a person does from the header of any page. */
export async function askForLink(page: Page, email: string, returnTo = '/client-area'): Promise<void> {
  await page.goto(`${product.web}/api/auth/login?return=${encodeURIComponent(returnTo)}`);
  await page.getByLabel('Your e-mail address').fill(email);
  await follow(page, () => page.getByRole('button', { name: 'Send me a link' }).click());
}

/** Signs a browser in, by the link in the mail. @returns its page, where the sign-in led. */
export async function signIn(context: BrowserContext, email: string, returnTo?: string): Promise<Page> {
  const page = await context.newPage();
  const known = linksTo(email);
  await askForLink(page, email, returnTo);
  await page.goto(await linkTo(email, known));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
  return page;
}
