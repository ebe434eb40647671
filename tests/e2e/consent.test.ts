import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { stopAll } from '../../bin/processes.ts';
import { startReviewsVendor } from '../stubs/reviews-vendor.ts';
import { axeFaults } from '../support/axe.ts';
import { useBrowser } from '../support/browser.ts';
import { startSecondWebProcess } from '../support/second-web-process.ts';

const open = useBrowser();
const product = inject('product');
const id = 'stub-widget-0001';
let vendor: Awaited<ReturnType<typeof startReviewsVendor>>;
let site: Awaited<ReturnType<typeof startSecondWebProcess>>;
beforeAll(async () => {
  vendor = await startReviewsVendor();
  const env = { REVIEWS_WIDGET_ID: id, REVIEWS_WIDGET_HOST: vendor.host };
  site = await startSecondWebProcess({ dataDirectory: product.dataDirectory, env });
}, 120_000);
afterAll(async () => {
  await stopAll([site.child]);
  await vendor.close();
});

const show = (page: Page) => page.getByRole('button', { name: 'Show reviews from Elfsight' });
const refuse = (page: Page) => page.getByRole('button', { name: 'Do not show them' });
const settings = (page: Page) => page.getByRole('link', { name: 'Cookie settings' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });
const frame = (page: Page) => page.locator('iframe[title="Reviews from Elfsight"]');
const inFrame = (page: Page) => page.frameLocator('iframe[title="Reviews from Elfsight"]').locator('body');

const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';

/** A visitor, and all that their browser asked of others. */
async function visitor() {
  // No header of our own goes to others.
  const opened = await open({ extraHTTPHeaders: {} });
  const elsewhere: string[] = [];
  opened.context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site.url) elsewhere.push(request.url());
  });
  return { ...opened, elsewhere };
}

/** Whether the consent library, or its style, was fetched. */
const fetchedLibrary = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /consent/i.test(name)));

test('nothing is loaded from others before consent; after it the widget is, in a frame without an origin', async () => {
  const { page, faults, elsewhere } = await visitor();
  const before = vendor.asked().length;
  await page.goto(`${site.url}/reviews`);
  await show(page).scrollIntoViewIfNeeded();
  expect(await frame(page).count()).toBe(0);
  expect(await fetchedLibrary(page)).toBe(false);
  expect(elsewhere).toEqual([]);
  for (const part of ['#cookie-settings', 'footer'])
    expect(await axeFaults(page, '/reviews that asks', part)).toEqual([]);
  await show(page).click();
  await inFrame(page).getByText('Five stars elsewhere').waitFor();
  const text = await inFrame(page).textContent();
  expect(text).toContain(`Widget ${id}`);
  expect(text).toContain('cookie refused | page refused');
  expect(vendor.asked().slice(before)).toEqual(['/platform.js', '/reviews.json']);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('widget-title');
  expect(faults).toEqual([]);
});

test('consent is remembered, can be taken back from any page, and then nothing is loaded again', async () => {
  const { page, faults, elsewhere } = await visitor();
  await page.goto(`${site.url}/reviews`);
  await show(page).click();
  await inFrame(page).getByText('Five stars elsewhere').waitFor();
  await page.reload();
  await inFrame(page).getByText('Five stars elsewhere').waitFor();

  await page.goto(`${site.url}/blog`);
  expect(await fetchedLibrary(page)).toBe(false);
  await settings(page).click();
  await dialog(page).waitFor();
  await dialog(page).getByRole('button', { name: 'Reject' }).click();
  await expect.poll(() => frame(page).count()).toBe(0);
  await show(page).waitFor();

  elsewhere.length = 0;
  await page.goto(`${site.url}/reviews`);
  await show(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await frame(page).count()).toBe(0);
  expect(elsewhere).toEqual([]);
  expect(faults).toEqual([]);
});

test('a refusal is kept: nothing is loaded, and the way to say yes stays', async () => {
  const { page, elsewhere } = await visitor();
  await page.goto(`${site.url}/reviews`);
  await refuse(page).click();
  await page.getByText(`Nothing is loaded from ${vendor.host}`).waitFor();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await show(page).waitFor();
  expect(elsewhere).toEqual([]);
});

test('yes and no look the same, in the page and in the dialog', async () => {
  const { page } = await visitor();
  await page.goto(`${site.url}/reviews`);
  const looks = (name: string, root = page.locator('body')) =>
    root.getByRole('button', { name }).evaluate((button) => {
      const { backgroundColor, color, fontSize, fontWeight, borderColor, height } = getComputedStyle(button);
      return { backgroundColor, color, fontSize, fontWeight, borderColor, height };
    });
  expect(await looks('Show reviews from Elfsight')).toEqual(await looks('Do not show them'));
  await settings(page).click();
  await dialog(page).waitFor();
  expect(await looks('Accept', dialog(page))).toEqual(await looks('Reject', dialog(page)));
});

test('the dialog is for the keyboard and for a screen reader: it takes the focus, keeps it, and Esc gives it back', async () => {
  const { page, faults } = await visitor();
  await page.goto(`${site.url}/reviews`);
  await settings(page).focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  const inside = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);
  await expect.poll(inside).toBe(true);
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
  }
  expect(await axeFaults(page, '/reviews with the dialog', '#cc-main')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(page).isVisible()).toBe(false);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cookie settings');
  expect(faults).toEqual([]);
});

test('without script there is no widget and nothing to ask', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(`${site.url}/reviews`);
  expect([await frame(page).count(), await show(page).isVisible()]).toEqual([0, false]);
  expect(await page.getByText('They need JavaScript').isVisible()).toBe(true);
});

test('the frame is refused outside of a frame, and has a policy of its own', async () => {
  const { page } = await open();
  expect((await page.goto(`${site.url}/reviews/widget`))?.status()).toBe(404);
  const answer = await fetch(`${site.url}/reviews/widget`);
  const policy = policyOf(answer);
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toContain(`script-src http://${vendor.host};`);
  const reviews = await fetch(`${site.url}/reviews`);
  expect(policyOf(reviews)).toContain("frame-src 'self'");
  expect(policyOf(reviews)).not.toContain(vendor.host);
});

test('with no id there is no widget, no question and no link, on any page', async () => {
  for (const path of ['/reviews', '/', '/blog']) {
    const answer = await fetch(product.web + path);
    const html = await answer.text();
    expect(html).not.toContain('ookie settings');
    expect(html).not.toContain('data-widget');
    expect(policyOf(answer)).not.toContain('frame-src');
  }
  expect((await fetch(`${product.web}/reviews/widget`)).status).toBe(404);
});
