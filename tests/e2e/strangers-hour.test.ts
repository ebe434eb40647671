import { readFile } from 'node:fs/promises';
import { findDocument } from '@majak/sites/all-tools';
import { hourPapers, hourProfile } from '@majak/tools/profile/strangers-hour-fixture';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { awake, fieldsOn, fillVisible, heading, press } from '../support/application-page.ts';
import { useBrowser } from '../support/browser.ts';
import { examine } from '../support/invoice/pdf-tools.ts';

const { web } = inject('product');
const open = useBrowser();
type Texts = Readonly<Record<string, string>>;
const name = 'Sample Aoife O’Neill';

const offerOn = (page: Page) => page.getByText(/^Fill in \d+ answers? from your profile$/);

/** Takes what the profile offers for the page, if it offers anything. */
async function takeOffer(page: Page): Promise<void> {
  if ((await offerOn(page).count()) === 0) return;
  const take = page.getByRole('button', { name: 'Fill them in' });
  if (!(await take.isVisible())) await offerOn(page).click();
  await take.click();
  await page.getByText(/\d+ answers? filled in from your profile\./).waitFor();
}

const bare = (text = '') => text.replace(/\s/g, '');

/** Answers what the profile does not, until the page says what is true. @returns what was typed. */
async function complete(page: Page, whole: Texts): Promise<string[]> {
  await takeOffer(page);
  const shown = await fieldsOn(page);
  const lacking = Object.entries(whole).filter(([path, text]) => bare(shown[path]) !== bare(text));
  const answered = await fillVisible(page, Object.fromEntries(lacking));
  const typed = answered.flatMap(({ kind, text }) =>
    // A country is looked for in a long list: that is typing too.
    (kind === 'SELECT' && !/^[A-Z]{2}$/.test(text)) || ['radio', 'checkbox'].includes(kind) || text === '?'
      ? []
      : [text],
  );
  return answered.length === 0 ? [] : [...typed, ...(await complete(page, whole))];
}

async function keep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keep in my profile' }).click();
  await page.getByText('Your profile keeps them for the next form.').waitFor();
}

/** Fills in the profile on its page. */
async function introduce(page: Page): Promise<string[]> {
  await page.goto(`${web}/profile`);
  await page.locator('#profile').waitFor();
  for (const part of await page.locator('#profile summary').all()) await part.click();
  const typed = await complete(page, hourProfile);
  await page.waitForFunction(() => localStorage.getItem('majak-profile')?.includes('Ciara'));
  return typed;
}

/** Fills in a document, and reads back its PDF. */
async function fillDocument(page: Page, slug: string, whole: Texts): Promise<string[]> {
  const document = await findDocument(slug);
  await page.goto(web + document?.page);
  await page.locator('#questions').hover();
  await page.locator('#questions[data-live=true]').waitFor();
  await offerOn(page).waitFor();
  const typed = await complete(page, whole);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    // The button says how many lines are left once the document was drawn as it stands: the day of signing.
    page.getByRole('button', { name: 'Download the PDF with one line to fill in by hand' }).click(),
  ]);
  examine(await readFile(await download.path()), ({ faults, text }) => {
    expect([slug, faults]).toEqual([slug, '']);
    expect(bare(text)).toContain(bare(name));
  });
  return typed;
}

/** Fills in an application and hands it in. */
async function apply(page: Page, slug: string, whole: Texts): Promise<string[]> {
  await page.goto(`${web}/application-forms-generator/${slug}`);
  await awake(page);
  await offerOn(page).waitFor();
  await takeOffer(page);
  const typed: string[] = [];
  const list = await heading(page);
  for (const part of await page.locator('main li button span:first-child').allInnerTexts()) {
    await press(page, part);
    while ((await heading(page)) !== list) {
      typed.push(...(await complete(page, whole)));
      await press(page, 'Continue');
      expect(await page.getByText('There is a problem').count(), await heading(page)).toBe(0);
    }
  }
  await press(page, 'Check your answers');
  await keep(page);
  await page.locator('[name=consent]').check();
  await page.getByRole('button', { name: 'Send the application' }).click();
  await page.waitForURL(/thank-you\?reference=MJK-/);
  return typed;
}

test('in an hour of papers nobody types the same thing twice', async () => {
  const { page, faults } = await open({ viewport: { width: 1440, height: 900 } });
  const [proof, certificate, lease, attorney] = hourPapers;
  const typed = await introduce(page);
  typed.push(...(await fillDocument(page, proof.slug, proof.whole)));
  await keep(page);
  typed.push(...(await apply(page, certificate.slug, certificate.whole)));
  typed.push(...(await fillDocument(page, lease.slug, lease.whole)));
  typed.push(...(await fillDocument(page, attorney.slug, attorney.whole)));
  expect(typed.length).toBeGreaterThan(50);
  expect(typed.filter((text, at) => typed.indexOf(text) !== at)).toEqual([]);
  expect(faults).toEqual([]);
});
