import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { useBrowser } from '../support/browser.ts';
import { sidewaysFaults } from '../support/layout.ts';
import { signIn } from '../support/sign-in.ts';

const { web } = inject('product');
const open = useBrowser();
const letter = '/official-document-generator/request-against-inactivity';
const draft = 'majak-form-request-against-inactivity';

const filedOn = (page: Page) => page.getByRole('textbox', { name: 'When you filed it' });
const ownWork = (page: Page) => page.getByRole('region', { name: 'Your own work' });

/** Types into a letter that nobody is signed in for, until the browser holds it. */
async function begin(page: Page, day: string): Promise<void> {
  await page.goto(web + letter);
  await filedOn(page).fill(day);
  await page.waitForFunction(
    ([name, text]) => localStorage.getItem(name ?? '')?.includes(text ?? ''),
    [draft, day],
  );
}

test('a form begun signed out is kept after signing in, and put onto another device', async () => {
  const email = `kept-${randomUUID()}@example.com`;
  const laptop = await open();
  await begin(laptop.page, '05/01/2025');
  const area = await signIn(laptop.context, email);
  const offer = ownWork(area).getByRole('checkbox', { name: /^Request against inactivity/ });
  await offer.check();
  expect(await axeFaults(area, 'work to be kept')).toEqual([]);
  await ownWork(area).getByRole('button', { name: 'Keep with my account' }).click();
  await ownWork(area).getByText('It’s on this device too, and the same.').waitFor();

  const phone = await open({ viewport: { width: 360, height: 800 } });
  const there = await signIn(phone.context, email);
  await ownWork(there).getByRole('button', { name: 'Put it on this device' }).click();
  await ownWork(there).getByText('It’s on this device too, and the same.').waitFor();
  expect(await sidewaysFaults(there, 'kept work')).toEqual([]);
  await ownWork(there).getByRole('listitem').getByRole('link').click();
  await there.waitForURL(web + letter);
  // The form wakes up once somebody comes near it.
  await there.locator('#questions').hover();
  await expect.poll(() => filedOn(there).inputValue()).toBe('05/01/2025');

  // The phone goes on; the laptop is told that there are two, and chooses.
  await begin(there, '06/02/2025');
  await there.goto(`${web}/client-area`);
  await ownWork(there).getByRole('button', { name: 'Keep this device’s version' }).click();
  await ownWork(there).getByText('and the same').waitFor();
  await area.reload();
  await ownWork(area).getByText('This device has another version').waitFor();
  await ownWork(area)
    .getByRole('button', { name: /^Use the one kept/ })
    .click();
  await ownWork(area).getByText('and the same').waitFor();
  expect(await area.evaluate((name) => localStorage.getItem(name), draft)).toContain('06/02/2025');

  await ownWork(area).getByText('Delete it').click();
  await ownWork(area).getByRole('button', { name: 'Delete from my account' }).click();
  await area.waitForURL(/work-deleted/);
  await ownWork(area).getByRole('checkbox').waitFor();
  expect(await area.evaluate((name) => localStorage.getItem(name), draft)).toContain('06/02/2025');
  expect([...laptop.faults, ...phone.faults]).toEqual([]);
  await Promise.all([laptop.context.close(), phone.context.close()]);
});

test('a calculation is kept by a name, found again, and goes along with the account', async () => {
  const { page, context, faults } = await open({ viewport: { width: 360, height: 800 } });
  await page.goto(`${web}/calculators`);
  expect(await page.locator('#kept-calculations').isVisible()).toBe(false);
  const calculator = '/calculators/Czech-VAT-calculator';
  await page.goto(`${web}${calculator}`);
  await page.locator('#questions[data-live=true]').waitFor();
  const amount = page.locator('#questions input[type=text]').first();
  await amount.fill('12345');
  await page.getByRole('button', { name: 'Keep in this browser' }).click();
  await page.getByLabel('What to call it').fill('My invoice');
  await page.getByRole('button', { name: 'Keep it', exact: true }).click();
  await page.getByText('Kept in this browser: My invoice.').waitFor();
  expect(await axeFaults(page, 'a calculation that is kept')).toEqual([]);
  await page.getByRole('link', { name: 'See everything you’ve kept' }).click();
  const list = page.getByRole('region', { name: 'Calculations you kept' });
  expect(await axeFaults(page, 'kept calculations')).toEqual([]);
  expect(await sidewaysFaults(page, 'kept calculations')).toEqual([]);
  await list.getByRole('link', { name: 'My invoice' }).click();
  await page.locator('#questions[data-live=true]').waitFor();
  await expect.poll(async () => (await amount.inputValue()).replace(/\s/g, '')).toBe('12345');
  const area = await signIn(context, `kept-${randomUUID()}@example.com`);
  await ownWork(area)
    .getByRole('checkbox', { name: /^Calculations you kept/ })
    .waitFor();
  await area.goto(`${web}/calculators`);
  await area.getByRole('button', { name: 'Remove My invoice' }).click();
  await area.locator('#kept-calculations').waitFor({ state: 'hidden' });
  expect(faults).toEqual([]);
  await context.close();
});
