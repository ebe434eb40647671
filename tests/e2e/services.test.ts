import { expect, inject, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';

const { web } = inject('product');
const open = useBrowser();
const phone = { viewport: { width: 360, height: 740 } };
const card = '/our-services/employee-card';

test('the first screen of a service on a phone says who, how long and how much in all', async () => {
  const { page, context } = await open(phone);
  await page.goto(web + card);
  const inView = (text: string | RegExp) =>
    page
      .locator('.service-rail')
      .getByText(text)
      .first()
      .evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 70 && bottom <= innerHeight;
      });
  for (const text of ['How much in total', /^How long$/, /^Who it’s for/])
    expect(await inView(text)).toBe(true);
  const numbers = await page.locator('.service-rail').innerText();
  const [total, ours, fee] = [...numbers.matchAll(/([\d\s]+)CZK/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(/\s/g, '')),
  );
  expect((ours ?? 0) + (fee ?? 0)).toBe(total);
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThan(14);
  await context.close();
});

test('the price and the next step stay in view while a service is read, and one press opens the form', async () => {
  const { page, context } = await open(phone);
  await page.goto(web + card);
  await page.evaluate(() => scrollTo(0, 2000));
  const ask = page.getByRole('link', { name: 'Ask for this', exact: true });
  expect(await ask.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  expect(await page.locator('#contact-form').isVisible()).toBe(false);
  await ask.click();
  await page.getByLabel('Full name').waitFor();
  await context.close();
});

test('an address that leads to what is folded opens it', async () => {
  const { page, context } = await open();
  await page.goto(`${web}${card}#contact-form`);
  await page.getByLabel('Full name').waitFor();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const folded = page.locator('details.service-fold').first();
  const title = await folded.locator('summary').innerText();
  await contents.getByRole('link', { name: title }).click();
  await expect.poll(() => folded.getAttribute('open')).not.toBeNull();
  await context.close();
});

test('a service shows what was said about it, or nothing', async () => {
  const reviewed = await (await fetch(`${web}/our-services/trade-licence`)).text();
  expect(reviewed.match(/<blockquote/g)).toHaveLength(1);
  expect(reviewed).toContain('What a client says');
  expect(await (await fetch(web + card)).text()).not.toContain('reviews-title');
});

test.each(['job', 'job offer', 'work visa'])(
  'among the services “%s” finds the employee card first, with script and without',
  async (words) => {
    const { page, context } = await open();
    await page.goto(`${web}/our-services`);
    await page.getByLabel('What do you need?').fill(words);
    const shown = () => page.locator('[data-row]:not([hidden])').first().getAttribute('data-row');
    await expect.poll(shown).toBe('employee-card');
    await context.close();
    const html = await (await fetch(`${web}/our-services?${new URLSearchParams({ q: words })}`)).text();
    const rows = [...html.matchAll(/<li[^>]*data-row="([^"]+)"([^>]*)>/g)];
    expect(rows.find(([, , rest = '']) => !rest.includes('hidden'))?.[1]).toBe('employee-card');
  },
);

test('“Where are you from?” answers', async () => {
  const { page, context } = await open();
  await page.goto(`${web}/our-services`);
  await page.getByLabel('Where are you from?').selectOption('United States');
  await page.getByRole('button', { name: 'Show services' }).click();
  const answer = page.getByRole('region', { name: 'Your passport: United States' });
  await answer.waitFor();
  expect(await answer.innerText()).toContain('no vacancy number');
  await context.close();
});

test('the landing page about reviews shows the newest of them', async () => {
  const html = await (await fetch(`${web}/reviews-landing`)).text();
  expect((html.match(/<blockquote/g) ?? []).length).toBeGreaterThan(3);
});
