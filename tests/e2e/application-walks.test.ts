import { allApplications, sampleAnswers } from '@majak/sites/all-tools';
import { site } from '@majak/sites/cz/site';
import { answerLines } from '@majak/tools/form/answer-lines';
import { readForm } from '@majak/tools/form/form';
import type { Application } from '@majak/tools/forms/application';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, test, vi } from 'vitest';
import {
  awake,
  fieldsOn,
  fillPage,
  heading,
  keptAll,
  press,
  sampleTexts,
} from '../support/application-page.ts';
import { useBrowser } from '../support/browser.ts';
import { examine } from '../support/invoice/pdf-tools.ts';
import { pollOptions } from '../support/poll-options.ts';
import { thorough } from '../support/thorough.ts';
import { askingAnew, wayOfAsking } from '../support/ways-of-asking.ts';

const open = useBrowser();
const { web } = inject('product');
const offered = Object.keys(site.tools.applications);
const applications = (await allApplications()).filter(({ slug }) => offered.includes(slug));

/** The pages that ask in a way that none before them does: what is kept of each way is tried on one of them. */
function newPages(application: Application): ReadonlySet<string> {
  const known = new Set<string>();
  const fresh = new Set<string>();
  for (const one of applications.slice(0, applications.indexOf(application) + 1))
    for (const { key, fields } of one.form.steps ?? []) {
      const shapes = fields
        .map((name) => one.form.fields[name])
        .flatMap((field) => (field ? wayOfAsking(field) : []));
      if (one === application && shapes.some((shape) => !known.has(shape))) fresh.add(key);
      for (const shape of shapes) known.add(shape);
    }
  return fresh;
}

/** Closes a tab as a crash does, and opens its address in another. */
async function killed(page: Page, context: BrowserContext): Promise<Page> {
  const address = page.url();
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(address);
  await awake(next);
  return next;
}

const stateOf = async (page: Page) => [page.url(), await heading(page), await fieldsOn(page)];

/** The tab is killed, and comes back to the page with everything that was typed. */
async function survived(page: Page, { form }: Application): Promise<Page> {
  await keptAll(page, form);
  const before = await stateOf(page);
  const next = await killed(page, page.context());
  await vi.waitFor(async () => expect(await stateOf(next)).toEqual(before), pollOptions);
  return next;
}

/** Answers a form page by page, part by part. @returns the tab it ended in, and how many pages it had. */
async function walk(first: Page, application: Application) {
  const { slug, title } = application;
  const [texts, fresh] = [await sampleTexts(slug), newPages(application)];
  let page = first;
  let pages = 0;
  for (const part of await page.locator('main li button span:first-child').allInnerTexts()) {
    await press(page, part);
    for (let shown = await heading(page); shown !== title; shown = await heading(page)) {
      await fillPage(page, texts);
      if (fresh.has(page.url().split('/').at(-1) ?? '')) page = await survived(page, application);
      await press(page, 'Continue');
      const refused = page.getByRole('heading', { name: 'There is a problem' });
      expect(await refused.count(), `${part}: ${shown}`).toBe(0);
      pages += 1;
    }
  }
  return { page, pages };
}

/** Every answer of the sample in words, as its person reads it back. */
function wordsOf({ slug, form }: Application): string[] {
  const reading = readForm(form, sampleAnswers[slug] ?? {});
  if (!reading.ok) throw new Error(`the sample of ${slug} is wrong`);
  const lines = answerLines(form.fields, reading.value).filter(({ path }) => path !== 'consent');
  return lines.flatMap(({ label, text }) => [label, text]);
}

/** Where lines break is no matter. */
const lacking = (words: readonly string[], text: string): string[] => {
  const bare = (some: string) => some.replace(/\s/g, '');
  return words.filter((word) => !bare(text).includes(bare(word)));
};

async function receiptOf(page: Page): Promise<Uint8Array> {
  const link = await page.getByRole('link', { name: 'Download the receipt' }).getAttribute('href');
  const answer = await page.context().request.get(new URL(link ?? '', web).href);
  return new Uint8Array(await answer.body());
}

test.each(thorough ? applications : askingAnew(applications))(
  '$slug is walked from its first page to its receipt, the tab killed on the way',
  async (application) => {
    const { slug, title, thanks } = application;
    const visitor = await open();
    await visitor.page.goto(`${web}/application-forms/${slug}`);
    await visitor.page.getByRole('link', { name: 'Start', exact: true }).click();
    await awake(visitor.page);
    const walked = await walk(visitor.page, application);
    expect(walked.pages).toBeGreaterThan(6);
    await press(walked.page, 'Check your answers');
    await walked.page.getByRole('heading', { name: 'Check your answers' }).waitFor();
    const page = await survived(walked.page, application);
    const words = wordsOf(application);
    expect(lacking(words, await page.locator('main').innerText())).toEqual([]);
    await page.locator('[name=consent]').check();
    await page.getByRole('button', { name: 'Send the application' }).click();
    await page.waitForURL(/thank-you\?reference=MJK-/);
    expect(await heading(page)).toBe(thanks.title);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    const reference = new URL(page.url()).searchParams.get('reference') ?? '';
    examine(await receiptOf(page), ({ faults, text }) => {
      expect(faults).toBe('');
      expect(lacking([reference, title, ...words], text)).toEqual([]);
    });
    await visitor.context.close();
  },
);
