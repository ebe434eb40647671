import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { awake, fillPage, heading, press, sampleTexts } from '../support/application-page.ts';
import { useBrowser } from '../support/browser.ts';

const open = useBrowser();
const { web } = inject('product');
const slug = 'temporary-residence-certificate';
const start = `${web}/application-forms/${slug}`;
const generator = `${web}/application-forms-generator/${slug}`;
const title = 'Registration certificate for EU citizens';

const rows = (page: Page) => page.locator('main li button');
const statuses = async (page: Page) =>
  (await rows(page).locator('span:last-child').allInnerTexts()).map((text) => text.trim());

/** Answers all that is asked, page by page, until the list of parts says so. */
async function answerAll(page: Page, texts: Record<string, string>): Promise<string[]> {
  const headings: string[] = [];
  const names = await rows(page).locator('span:first-child').allInnerTexts();
  for (const name of names) {
    await press(page, name);
    for (let shown = await heading(page); shown !== title; shown = await heading(page)) {
      headings.push(shown);
      await fillPage(page, texts);
      await press(page, 'Continue');
      expect(await page.getByText('There is a problem').count()).toBe(0);
    }
  }
  return headings;
}

test.each([
  { script: 'with script', javaScriptEnabled: true },
  { script: 'without script', javaScriptEnabled: false },
])('an application is filled in and handed in $script', async ({ javaScriptEnabled }) => {
  const { page } = await open({ javaScriptEnabled });
  await page.goto(`${web}/application-forms`);
  await page.locator(`main a[href="/application-forms/${slug}"]`).click();
  await page.waitForURL(start);
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await page.waitForURL(generator);
  if (javaScriptEnabled) await awake(page);
  expect(new Set(await statuses(page))).toEqual(new Set(['Not yet started']));
  const headings = await answerAll(page, await sampleTexts(slug));
  // One field alone is the heading itself, and what is not asked with these answers has no page.
  expect(headings).toContain('Marital status');
  expect(headings).not.toContain('More about the purpose');
  // What is not known yet keeps its part open, and stops nobody.
  expect(await statuses(page)).toEqual(['Completed', 'Completed', 'In progress', 'In progress', 'Completed']);
  await press(page, 'Check your answers');
  expect(await heading(page)).toBe('Check your answers');
  await press(page, 'Send the application');
  await page.getByRole('link', { name: 'Tick the box if we may use your answers' }).waitFor();
  await page.locator('[name=consent]').check();
  await page.getByRole('button', { name: 'Send the application' }).click();
  await page.waitForURL(/thank-you\?reference=MJK-/);
  expect(await heading(page)).toBe('We have your answers');
});
