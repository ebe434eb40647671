import { readFile } from 'node:fs/promises';
import type { Page, Request } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import * as z from 'zod';
import { awake, fillPage, heading, press, sampleTexts } from '../support/application-page.ts';
import { axeFaults } from '../support/axe.ts';
import { useBrowser } from '../support/browser.ts';
import { examine } from '../support/invoice/pdf-tools.ts';

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
  const thanks = page.url();
  if (javaScriptEnabled) {
    await page.goBack();
    await page.getByRole('link', { name: 'Go to the start' }).waitFor();
  } else expect(await Promise.all(posts.map(sentAgain))).toEqual([thanks]);
});

const begin = async (page: Page) => {
  await page.goto(generator);
  await awake(page);
};
const name = { firstName: 'Sample Maria', surname: 'Testová' };

/** What stands in the fields of the page. */
const fieldsOf = (page: Page) =>
  page
    .locator('main form')
    .evaluate((form) =>
      form instanceof HTMLFormElement
        ? [...new FormData(form)].filter(([name, text]) => typeof text === 'string' && !name.startsWith('~'))
        : [],
    );

/** Waits until this browser has written down all that stands on the page. */
const keptAll = (page: Page, key: string) =>
  expect
    .poll(async () => {
      const kept = await page.evaluate((name) => localStorage.getItem(name), `majak-application-${key}`);
      const { typed } = z.object({ typed: z.record(z.string(), z.string()) }).parse(JSON.parse(kept ?? '{}'));
      const lacking = (await fieldsOf(page)).filter(([path, text]) => text !== '' && typed[path] !== text);
      return lacking;
    })
    .toEqual([]);

test('killed at each page, the tab comes back to it with everything typed', async () => {
  const short = 'change-of-address';
  const { page: first, context } = await open();
  const texts = await sampleTexts(short);
  let page = first;
  await page.goto(`${web}/application-forms-generator/${short}`);
  await awake(page);
  const list = await heading(page);
  let killed = 0;
  for (const part of await rows(page).locator('span:first-child').allInnerTexts()) {
    await press(page, part);
    while ((await heading(page)) !== list) {
      await fillPage(page, texts);
      await keptAll(page, short);
      const before = [page.url(), await heading(page), await fieldsOf(page)];
      await page.close({ runBeforeUnload: false });
      page = await context.newPage();
      await page.goto(String(before[0]));
      await awake(page);
      await expect.poll(async () => [page.url(), await heading(page), await fieldsOf(page)]).toEqual(before);
      killed += 1;
      await press(page, 'Continue');
    }
  }
  expect(killed).toBeGreaterThan(12);
  await press(page, 'Check your answers');
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
  await keptAll(page, short);
  await page.close({ runBeforeUnload: false });
  page = await context.newPage();
  await page.goto(`${web}/application-forms/${short}`);
  await page.getByRole('link', { name: 'Go on where you stopped' }).click();
  await page.getByText('Sample Dormitory', { exact: true }).waitFor();
});

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

/** A browser that holds all answers and stands at the check. */
async function atCheck() {
  const visitor = await open();
  const { page } = visitor;
  const texts = await sampleTexts(slug);
  await page.goto(start);
  await page.evaluate(
    ({ key, typed }) =>
      localStorage.setItem(
        `majak-application-${key}`,
        JSON.stringify({ form: key, version: 1, typed, page: 'check', seen: [], id: crypto.randomUUID() }),
      ),
    { key: slug, typed: { ...texts, consent: '' } },
  );
  await page.goto(`${generator}/check`);
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
  return visitor;
}

test('sent again after an answer that never came, it is one submission, with its receipt', async () => {
  const { page, context } = await atCheck();
  const references: string[] = [];
  await page.route('**/api/v1/applications/*', async (route) => {
    const response = await route.fetch();
    references.push(z.object({ reference: z.string() }).parse(await response.json()).reference);
    if (references.length === 1) return route.abort();
    return route.fulfill({ response });
  });
  await page.locator('[name=consent]').check();
  await page.getByRole('button', { name: 'Send the application' }).click();
  await page.getByText('Form not received due to a submission error. Please email us at').waitFor();
  await page.getByText('Your answers are still here.').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
  await page.locator('[name=consent]').check();
  await page.getByRole('button', { name: 'Send the application' }).dblclick();
  await page.waitForURL(/thank-you/);
  expect(new Set(references).size).toBe(1);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const link = await page.getByRole('link', { name: 'Download the receipt' }).getAttribute('href');
  const receipt = await context.request.get(new URL(link ?? '', web).href);
  expect([receipt.status(), receipt.headers()['content-type'], receipt.headers()['cache-control']]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  examine(new Uint8Array(await receipt.body()), ({ faults, text }) => {
    expect(faults).toBe('');
    expect(text).toContain(references[0]);
    expect(text).toContain('About you');
    expect(text).toContain('Testová');
  });
  const forged = await context.request.get(new URL(`${link}x`, web).href);
  expect(forged.status()).toBe(404);
});

test('saved as a file it shows the answers, and another browser goes on from it', async () => {
  const { page } = await atCheck();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save your answers as a file' }).click(),
  ]);
  const file = await download.path();
  const other = await open();
  const html = await readFile(file, 'utf8');
  expect(html).toContain('Testová');
  expect(html).toContain('Tick the box if we may use your answers');
  await other.page.goto(start);
  // As a version before wrote it, which asked something else besides.
  const older = html.replace('"answers":{', '"answers":{"fax":"12 34",');
  await other.page
    .getByLabel('Open a file you saved')
    .setInputFiles({ name: 'mine.html', mimeType: 'text/html', buffer: Buffer.from(older) });
  await other.page.waitForURL(generator);
  await other.page.getByText('Your file is open.').waitFor();
  await other.page.getByText('It no longer asks for these answers:').waitFor();
  await other.page.getByText('fax: 12 34').waitFor();
  await press(other.page, 'Check your answers');
  await other.page.getByText('Testová').waitFor();
  await other.page.goto(start);
  await other.page.getByLabel('Open a file you saved').setInputFiles({
    name: 'x.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await other.page.getByText('The file is no saved form.').waitFor();
});

test('every state of an application is open to everyone, and fits', async () => {
  const { page } = await atCheck();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      start,
      generator,
      `${generator}/check`,
      `${generator}/name`,
      `${start}/thank-you?reference=MJK-0000-0000&key=1.x`,
    ]) {
      await page.goto(path);
      if (path.includes('generator')) await awake(page);
      if (path.endsWith('/name')) {
        await page.locator('[name=surname]').fill('');
        await press(page, 'Continue');
        await page.getByText('There is a problem').waitFor();
      }
      expect(await axeFaults(page, `${path} at ${width}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});
