import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import { useBrowser } from '../browser.ts';

export const path = '/invoice-generator';

/** Visitors of the generator, each of whom has waited until its script has taken over the form. */
export function useGenerator(web: string) {
  const open = useBrowser();
  const generator = async (options: Parameters<typeof open>[0] = {}) => {
    const visitor = await open({ viewport: { width: 1440, height: 900 }, ...options });
    await visitor.page.goto(web + path);
    await visitor.page.locator('#part-what').hover();
    await awake(visitor.page);
    return visitor;
  };
  return { open, generator };
}

export const awake = (page: Page) => page.locator('#questions[data-live=true]').waitFor();

export const field = (page: Page, label: string) =>
  page.locator('#questions').getByLabel(label, { exact: true });
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** What stands beside the form, its thin and hard spaces as plain ones. */
export const answer = async (page: Page) =>
  (await page.locator('#answer').innerText()).replace(/[\u00a0\u202f]/g, ' ');
export const law = (page: Page) => part(page, 'What the law requires');

/** What a freelancer types for a first invoice. */
export async function fillIn(page: Page): Promise<void> {
  const you = part(page, 'You');
  await you.getByLabel('Your IČO (company ID)').fill('12345679');
  await you.getByLabel('Your name or company').fill('Ana Sample');
  await you.getByLabel('Street and number').fill('Dlouhá 1');
  await you.getByLabel('Postcode').fill('110 00');
  await you.getByLabel('Town').fill('Praha 1');
  const customer = part(page, 'Your customer');
  await customer.getByLabel('Name of the company').fill('Příklad s.r.o.');
  await customer.getByLabel('Street and number').fill('Krátká 2');
  await customer.getByLabel('Town').fill('Brno');
  await page.getByLabel('What it’s for').fill('Translation of a contract');
  await page.getByLabel('Quantity').fill('7,5');
  await page.getByLabel('Price', { exact: true }).fill('1 000');
  await field(page, 'Account number').fill('19-123457/0710');
}

export const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());
export async function saved(page: Page, name = 'Download the PDF') {
  // Files of all documents of a month have buttons of their own, further down.
  const pressed = page.locator('#answer').getByRole('button', { name });
  const [download] = await Promise.all([page.waitForEvent('download'), pressed.click()]);
  await page.locator('#answer').getByText('say the same as the page').waitFor();
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}

export const sheet = (page: Page) => page.locator('#answer img.sheet-page').first();
/** The words of the first page, as it is drawn: glyphs are paths, so the drawing itself is compared. */
export const drawing = (page: Page) => sheet(page).getAttribute('src');
