import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { useBrowser } from '../support/browser.ts';
import { contactApi, fillContactForm, reachContactForm, sendButton } from '../support/contact-page.ts';
import { sidewaysFaults } from '../support/layout.ts';
import { samples } from '../support/routes.ts';

const { web } = inject('product');
const open = useBrowser();
/** The open list lies over its neighbours, whose colours axe then cannot see: this field alone is looked at. */
const nationality = ':has(> #cf_nationality-label)';
const schemes = ['light', 'dark'] as const;
const cases = schemes.flatMap((colorScheme) =>
  [320, 768, 1440].map((width) => ({ width, colorScheme, viewport: { width, height: 900 } })),
);

test.concurrent.each(cases)(
  'the contact form has no fault in any state at $width px, $colorScheme',
  async ({ width, colorScheme, viewport }) => {
    const { page, context } = await open({ colorScheme, viewport });
    const faults: string[] = [];
    const look = async (state: string, within = '#contact') => {
      const where = `${samples.contact} at ${width} px, ${colorScheme}, ${state}`;
      faults.push(...(await axeFaults(page, where, within)), ...(await sidewaysFaults(page, where)));
    };
    await page.goto(web + samples.contact);
    await reachContactForm(page);

    await sendButton(page).click();
    await page.locator('#description-error').waitFor();
    expect(await page.locator('#contact-form [id$="-error"]').count()).toBe(6);
    await look('all errors shown');

    await page.getByRole('combobox', { name: 'Nationality' }).fill('a');
    await page.getByRole('option').first().waitFor();
    await look('list of countries open', nationality);
    await page.getByRole('combobox', { name: 'Nationality' }).fill('qqq');
    await page.getByRole('option', { name: 'Use “qqq”' }).waitFor();
    await look('no country matches', nationality);

    await fillContactForm(page);
    const held = Promise.withResolvers<void>();
    await page.route(contactApi, async (route) => {
      await held.promise;
      await route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({ title: 'Unavailable', status: 503 }),
      });
    });
    await sendButton(page).click();
    await page.locator('#contact-form [aria-busy="true"]').waitFor();
    await look('loading');

    held.resolve();
    await page.getByRole('alert').getByRole('link').waitFor();
    await look('failure');

    await page.unroute(contactApi);
    await sendButton(page).click();
    await page.getByRole('status').getByText('Your reference is').waitFor();
    await look('success');
    await context.close();
    expect(faults).toEqual([]);
  },
);

const narrow = cases.filter(({ width }) => width < 1280);
test.concurrent.each(narrow)(
  'the drawer has no fault at $width px, $colorScheme',
  async ({ width, colorScheme, viewport }) => {
    const { page, context } = await open({ colorScheme, viewport });
    const where = `the drawer of ${samples.home} at ${width} px, ${colorScheme}`;
    await page.goto(web + samples.home);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog[open] summary').first().click();
    await page.locator('dialog[open] details[open] a').first().waitFor();
    expect([...(await axeFaults(page, where)), ...(await sidewaysFaults(page, where))]).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await context.close();
  },
);

test.concurrent.each(schemes)('an open group of the navigation has no fault, %s', async (colorScheme) => {
  const { page, context } = await open({ colorScheme, viewport: { width: 1440, height: 900 } });
  const faults: string[] = [];
  for (const path of [samples.home, samples.service]) {
    await page.goto(web + path);
    for (const group of await page.locator('.site-nav summary').all()) {
      await group.click();
      await page.locator('.site-nav details[open] a').first().waitFor();
      const where = `${path} with the group “${await group.textContent()}” open, ${colorScheme}`;
      faults.push(...(await axeFaults(page, where, '.site-header')), ...(await sidewaysFaults(page, where)));
    }
  }
  await context.close();
  expect(faults).toEqual([]);
});
