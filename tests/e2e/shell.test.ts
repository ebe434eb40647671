import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { layoutShift } from '../support/transfer.ts';

const open = useBrowser();
const { web } = inject('product');
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 740 } };
const tablet = { viewport: { width: 768, height: 900 } };
const header = (page: Page) => page.locator('.site-header');
const colour = (page: Page) => header(page).evaluate((element) => getComputedStyle(element).backgroundColor);
const nothing = 'rgba(0, 0, 0, 0)';
const white = 'rgb(255, 255, 255)';

test('the header is 70 px; transparent over the dark top, white after 50 px, and right at load when already scrolled', async () => {
  const { page } = await open(desktop);
  await page.goto(web);
  // On a phone the budgets hold it.
  expect(await layoutShift(page)).toBeLessThan(0.001);
  expect((await header(page).boundingBox())?.height).toBe(70);
  expect(await colour(page)).toBe(nothing);
  await page.evaluate(() => scrollTo(0, 50));
  await expect.poll(() => colour(page)).toBe(nothing);
  await page.evaluate(() => scrollTo(0, 51));
  await expect.poll(() => colour(page)).toBe(white);
  await page.reload();
  await expect.poll(() => colour(page)).toBe(white);
});

test.each([
  ['/', nothing],
  ['/our-services', nothing],
  ['/contact', nothing],
  ['/reviews', nothing],
  ['/calculators', nothing],
  ['/invoice-generator', nothing],
  ['/official-document-generator', nothing],
  ['/track-application', nothing],
  ['/doklad', nothing],
  ['/work-with-us/customer-happiness-officer', nothing],
  ['/blog', white],
  ['/our-services/trade-licence', white],
  ['/first-30-days-in-czechia', white],
])('the header of %s is %s', async (path, expected) => {
  const { page } = await open(desktop);
  await page.goto(web + path);
  if (await header(page).count()) expect(await colour(page)).toBe(expected);
  else expect(path).toBe('/doklad');
});

test('groups open and close by click, one at a time, and close on Esc and on a click elsewhere', async () => {
  const { page } = await open(desktop);
  await page.goto(web);
  const opened = () => page.locator('.site-nav details[open] summary').allTextContents();
  const summary = (name: string) => page.locator('.site-nav summary', { hasText: new RegExp(`^${name}$`) });
  await summary('About').click();
  expect(await opened()).toEqual(['About']);
  await summary('Freelance Tools').click();
  expect(await opened()).toEqual(['Freelance Tools']);
  await summary('Freelance Tools').click();
  expect(await opened()).toEqual([]);
  await summary('About').click();
  await page.keyboard.press('Escape');
  expect(await opened()).toEqual([]);
  await summary('About').click();
  await page.mouse.click(700, 600);
  await expect.poll(opened).toEqual([]);
});

test.each([
  ['a phone', phone, 360],
  ['a medium screen', tablet, 384],
])(
  'on %s the drawer is %o wide %i px; it locks scrolling, traps focus, and Esc gives focus back',
  async (_, size, width) => {
    const { page } = await open(size);
    await page.goto(web);
    const drawer = page.locator('#menu');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect.poll(() => drawer.isVisible()).toBe(true);
    const box = await drawer.boundingBox();
    expect(Math.round(box?.width ?? 0)).toBe(width);
    expect(box?.height).toBe(size.viewport.height);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflow])).toEqual(
      [0, 'hidden'],
    );
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest('#menu');
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => drawer.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Menu');
  },
);

test('a group left open in the closed drawer does not colour the header', async () => {
  const { page } = await open(tablet);
  await page.goto(web);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#menu summary', { hasText: 'About' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('#menu').isVisible()).toBe(false);
  expect(await page.locator('#menu details[open]').count()).toBe(1);
  await expect.poll(() => colour(page)).toBe(nothing);
});

test('the drawer closes when the screen widens', async () => {
  const { page } = await open(tablet);
  await page.goto(web);
  expect(await layoutShift(page)).toBeLessThan(0.001);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(() => page.locator('#menu').isVisible()).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => page.locator('#menu').isVisible()).toBe(false);
});

test('the scroll-up button comes after 300 px and goes to the top, or to #apply-section above it', async () => {
  const { page } = await open(desktop);
  const button = page.locator('.scroll-up');
  await page.goto(web);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => button.isVisible()).toBe(false);
  await page.evaluate(() => scrollTo(0, 301));
  await expect.poll(() => button.isVisible()).toBe(true);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goto(`${web}/our-services/trade-licence`);
  const above = await page.evaluate(
    () => (document.querySelector('#apply-section')?.getBoundingClientRect().top ?? 0) - 100,
  );
  await page.evaluate(() => scrollTo(0, 3000));
  await button.click();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.max(0, Math.round(above)));
});

test.each([
  '/calculators/Czech-VAT-calculator',
  '/official-document-generator/power-of-attorney',
  '/forms/student',
])('on %s the button leads back to what the page is for', async (path) => {
  const { page } = await open(phone);
  await page.goto(web + path);
  const topOf = () =>
    page.evaluate(() =>
      Math.round(document.querySelector('#apply-section')?.getBoundingClientRect().top ?? 0),
    );
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await topOf()).toBeLessThan(0);
  await page.locator('.scroll-up').click();
  await expect.poll(topOf).toBe(100);
});

test('a page that stands alone has no button to scroll up', async () => {
  const html = await (await fetch(`${web}/doklad`)).text();
  expect(html).toContain('id="apply-section"');
  expect(html).not.toContain('class="scroll-up"');
});

test('the footer has its five columns, four networks and the years', async () => {
  const { page } = await open(desktop);
  await page.goto(web);
  const footer = page.locator('footer');
  expect(await footer.locator('h2').allTextContents()).toEqual([
    'What we do',
    'Services',
    'Solutions',
    'About',
    'Contact Us',
  ]);
  expect(await footer.getByRole('list', { name: 'Social networks' }).locator('a').count()).toBe(4);
  expect(await footer.textContent()).toContain(`© 2013–${new Date().getFullYear()}`);
});

test.each(['/not-found', '/no-such-page', '/our-services/no-such-service'])(
  '%s is a standalone 404',
  async (path) => {
    const { page } = await open(desktop);
    const answer = await page.goto(web + path);
    expect(answer?.status()).toBe(404);
    expect([await header(page).count(), await page.locator('footer').count()]).toEqual([0, 0]);
  },
);

test('the container is 1245 px, and full width on the front page', async () => {
  const { page } = await open({ viewport: { width: 1920, height: 900 } });
  await page.goto(`${web}/reviews`);
  const widest = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().width);
  expect(await widest('main .max-w-page')).toBe(1245);
  await page.goto(web);
  expect(await widest('main .max-w-page')).toBeGreaterThan(1245);
});
