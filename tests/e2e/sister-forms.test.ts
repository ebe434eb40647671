import { readFile } from 'node:fs/promises';
import { findApplication } from '@majak/sites/all-tools';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { awake, fillPage, heading, press, sampleTexts } from '../support/application-page.ts';
import { useBrowser } from '../support/browser.ts';
import { fillContactForm, reachContactForm, sendButton } from '../support/contact-page.ts';
import { examine } from '../support/invoice/pdf-tools.ts';
import { startSister } from '../support/sister-site.ts';
import { inScripts, ofCzechia } from '../support/sister-words.ts';

const open = useBrowser();
const sister = await startSister('sk');
afterAll(sister.stop);

/** The words of the other country in a script, each with its address. */
async function foreignIn(script: string): Promise<string[]> {
  const code = await (await fetch(script)).text();
  return [...new Set(code.match(inScripts))].map((word) => `${script}: ${word}`);
}

/** A visitor of the Slovak site, with every script that came to them, whenever it was asked for. */
async function visit(path: string) {
  const visitor = await open();
  const scripts = new Set<string>();
  visitor.page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url());
  });
  await visitor.page.goto(sister.url + path);
  return { ...visitor, foreignScripts: async () => (await Promise.all([...scripts].map(foreignIn))).flat() };
}

/** The words on the screen that are the other country's: a choice of countries and the way to the sister may name hers. */
async function strangersOn(page: Page): Promise<string[]> {
  const said = await page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return '';
    for (const other of copy.querySelectorAll('option, [role=option], [hreflang], script, style'))
      other.remove();
    const names = [...copy.querySelectorAll('[title], [aria-label], [placeholder]')].map((one) =>
      ['title', 'aria-label', 'placeholder'].map((name) => one.getAttribute(name) ?? '').join(' '),
    );
    return `${copy.textContent} ${names.join(' ')}`;
  });
  return said.match(ofCzechia) ?? [];
}

const finished = async ({ page, faults, foreignScripts }: Awaited<ReturnType<typeof visit>>) => {
  expect(await strangersOn(page)).toEqual([]);
  expect(await foreignScripts()).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
};

test.each(['temporary-residence-intake', 'trade-licence-intake'])(
  'whoever answers %s to its receipt meets nothing Czech',
  async (slug) => {
    const application = await findApplication(slug);
    const texts = await sampleTexts(slug);
    const visitor = await visit(`/application-forms/${slug}`);
    const { page } = visitor;
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await awake(page);
    for (const part of await page.locator('main li button span:first-child').allInnerTexts()) {
      await press(page, part);
      for (let shown = await heading(page); shown !== application?.title; shown = await heading(page)) {
        // Before anything is answered, and with what an answer opened.
        expect(await strangersOn(page), shown).toEqual([]);
        await fillPage(page, texts);
        expect(await strangersOn(page), shown).toEqual([]);
        await press(page, 'Continue');
        expect(await page.getByText('There is a problem').count(), `${part}: ${shown}`).toBe(0);
      }
    }
    await press(page, 'Check your answers');
    await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
    expect(await strangersOn(page)).toEqual([]);
    await page.locator('[name=consent]').check();
    await page.getByRole('button', { name: 'Send the application' }).click();
    await page.waitForURL(/thank-you\?reference=MJS-/);
    const receipt = await page.getByRole('link', { name: 'Download the receipt' }).getAttribute('href');
    const answer = await page.context().request.get(new URL(receipt ?? '', sister.url).href);
    examine(new Uint8Array(await answer.body()), ({ faults, text }) => {
      expect(faults).toBe('');
      expect(text.match(ofCzechia) ?? []).toEqual([]);
      expect(text).toContain('MJS-');
    });
    await finished(visitor);
  },
);

test.each([
  ['/official-document-generator/slovak-power-of-attorney', 'splnomocnen'],
  ['/invoice-generator', 'PAY by square'],
])('whoever makes the document at %s meets nothing Czech', async (path, words) => {
  const visitor = await visit(path);
  const { page } = visitor;
  await page.locator('#questions').hover();
  await page.locator('#questions[data-live=true]').waitFor();
  await page.getByRole('button', { name: 'Show a sample' }).click();
  await page.locator('summary', { hasText: /^\d+ right/ }).waitFor();
  for (const closed of await page.locator('main details:not([open]) > summary:visible').all())
    await closed.click();
  expect(await strangersOn(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the PDF' }).click(),
  ]);
  examine(new Uint8Array(await readFile(await download.path())), ({ faults, text }) => {
    expect(faults).toBe('');
    expect(text.toLowerCase()).toContain(words.toLowerCase());
    expect(text.match(ofCzechia) ?? []).toEqual([]);
  });
  await finished(visitor);
});

test('whoever writes to the Slovak site is thanked, and meets nothing Czech', async () => {
  const visitor = await visit('/contact');
  const { page } = visitor;
  await reachContactForm(page);
  await sendButton(page).click();
  await page.getByText('Please input your name').first().waitFor();
  expect(await strangersOn(page)).toEqual([]);
  await fillContactForm(page);
  await sendButton(page).click();
  await page
    .getByText(/MJS-\w{4}-\w{4}/)
    .first()
    .waitFor();
  await finished(visitor);
});

test.each(['/profile', '/forms/student', '/forms/consultation'])(
  '%s says nothing Czech once it is alive',
  async (path) => {
    const visitor = await visit(path);
    await visitor.page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });
    await finished(visitor);
  },
);
