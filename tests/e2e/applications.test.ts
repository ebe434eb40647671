import type { Page, Request } from 'playwright-core';
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

/** Sends a plain form once more, as going back and pressing the button does. @returns where that leads. */
async function sentAgain(request: Request): Promise<string> {
  const answer = await fetch(request.url(), {
    method: 'POST',
    headers: { 'Content-Type': (await request.headerValue('content-type')) ?? '', Origin: web },
    body: new Uint8Array(request.postDataBuffer() ?? []),
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? '', web).href;
}

test('without script an application is filled in and handed in, once however often it is posted', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(`${web}/application-forms`);
  await page.locator(`main a[href="/application-forms/${slug}"]`).click();
  await page.waitForURL(start);
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await page.waitForURL(generator);
  expect(new Set(await statuses(page))).toEqual(new Set(['Not yet started']));
  const headings = await answerAll(page, await sampleTexts(slug));
  // One field alone is the heading itself, and what is not asked with these answers has no page.
  expect(headings).toContain('Marital status');
  expect(headings).not.toContain('More about the purpose');
  // What is not known yet keeps its part open, and stops nobody.
  expect(await statuses(page)).toEqual(['Completed', ...Array(4).fill('In progress'), 'Completed']);
  await press(page, 'Check your answers');
  expect(await heading(page)).toBe('Check your answers');
  await press(page, 'Send the application');
  await page.getByRole('link', { name: 'Tick the box if we may use your answers' }).waitFor();
  await page.locator('[name=consent]').check();
  const posts: Request[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request));
  await page.getByRole('button', { name: 'Send the application' }).click();
  await page.waitForURL(/thank-you\?reference=MJK-/);
  expect(await heading(page)).toBe('We have your answers');
  expect(await Promise.all(posts.map(sentAgain))).toEqual([page.url()]);
});

const begin = async (page: Page) => {
  await page.goto(generator);
  await awake(page);
};
const name = { firstName: 'Sample Maria', surname: 'Testová' };

test('what is wrong is told on Continue alone, with the same words, a title and the focus', async () => {
  const { page } = await open();
  await begin(page);
  await press(page, 'About you');
  await page.locator('[name=firstName]').fill('x'.repeat(200));
  await page.locator('[name=surname]').focus();
  expect(await page.getByText('There is a problem').count()).toBe(0);
  await press(page, 'Continue');
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await summary.waitFor();
  expect(await page.title()).toMatch(/^Error: Your name/);
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  const [said = ''] = await summary.getByRole('link', { name: 'Enter your surname' }).allInnerTexts();
  expect(await page.locator('#surname-error').innerText()).toContain(said);
  await summary.getByRole('link', { name: said }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('surname');
  await fillPage(page, name);
  await press(page, 'Continue');
  await expect.poll(() => page.title()).not.toMatch(/^Error/);
});

test('a change from the check leads straight back to it, and an answer out of sight is not lost', async () => {
  const { page } = await open();
  await begin(page);
  await press(page, 'About you');
  await fillPage(page, { nameParts: 'both', ...name });
  await press(page, 'Continue');
  await page.goBack();
  expect(await page.locator('[name=firstName]').inputValue()).toBe('Sample Maria');
  await press(page, 'Back');
  await press(page, 'Check your answers');
  const change = page.getByRole('button', { name: 'Change Does your passport show' });
  await change.click();
  await page.locator('[name=nameParts][value=surname]').check();
  await press(page, 'Continue');
  await change.waitFor();
  expect(await page.getByText('Sample Maria').count()).toBe(0);
  await change.click();
  await page.locator('[name=nameParts][value=both]').check();
  expect(await page.locator('[name=firstName]').inputValue()).toBe('Sample Maria');
});

test('answers that rule it out lead to a page with reasons and other ways', async () => {
  const { page } = await open();
  await begin(page);
  await press(page, 'Is this the right form?');
  await page.locator('[name=citizenship]').selectOption('CZ');
  await press(page, 'Continue');
  await page.getByRole('heading', { name: 'Czech citizens don’t need this' }).waitFor();
  await page.getByRole('heading', { name: 'What you can do instead' }).waitFor();
  await press(page, 'Back');
  expect(await page.locator('[name=citizenship]').inputValue()).toBe('CZ');
});

test('a page in the middle that is opened without answers says so kindly', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await open({ javaScriptEnabled });
    await page.goto(`${generator}/name`);
    await page.getByRole('link', { name: 'Go to the start' }).click();
    await page.waitForURL(start);
  }
});
