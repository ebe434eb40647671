import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { reachContactForm } from '../support/contact-page.ts';

const open = useBrowser();
const { web } = inject('product');

/** A form on which nothing was typed. */
async function newForm(): Promise<Page> {
  const { page } = await open();
  await page.goto(`${web}/contact`);
  await reachContactForm(page);
  return page;
}
const field = (page: Page, name = 'Nationality') => page.getByRole('combobox', { name, exact: true });
const answer = (page: Page, name = 'cf_nationality') =>
  page.locator(`input[type=hidden][name=${name}]`).inputValue();
const citizen = (page: Page) => page.locator('[name=cf_eu_citizen]:checked').inputValue();
async function typeIn(page: Page, typed: string, name = 'Nationality') {
  await field(page, name).fill('');
  await field(page, name).pressSequentially(typed);
}

test('an American, a Briton, a Turk and a Taiwanese are understood by typing and Enter', async () => {
  const page = await newForm();
  const people: [country: string, names: string[]][] = [
    ['United States', ['United States', 'USA', 'American']],
    ['United Kingdom', ['UK', 'Britain', 'British']],
    ['Türkiye (Turkey)', ['Turkey', 'turkiye', 'Turkish']],
    ['Taiwan', ['Taiwan', 'Taiwanese', '台灣']],
  ];
  for (const [country, names] of people)
    for (const typed of names) {
      await typeIn(page, typed);
      await expect.poll(() => page.getByRole('option').first().textContent()).toBe(country);
      await page.keyboard.press('Enter');
      await expect.poll(() => answer(page)).toBe(country);
      expect(await field(page).inputValue()).toBe(country);
    }
  await expect.poll(() => citizen(page)).toBe('NO');
  // Who pastes and presses Enter at once gets what they pasted, not what stood there before.
  await field(page).fill('Brazil');
  await page.keyboard.press('Enter');
  await expect.poll(() => answer(page)).toBe('Brazil');
});

test('what may be several is not taken by Enter: the first press marks the best match, the second takes it', async () => {
  const page = await newForm();
  await typeIn(page, 'unit');
  await page.keyboard.press('Enter');
  await page.locator('[role=option][aria-selected=true]', { hasText: 'United Kingdom' }).waitFor();
  expect(await answer(page)).toBe('');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => answer(page)).toBe('United States');
});

test('leaving takes the exact name, or the words as they are, and says which may have been meant', async () => {
  const page = await newForm();
  await typeIn(page, 'dutch');
  await page.keyboard.press('Tab');
  await expect.poll(() => answer(page)).toBe('Netherlands');
  await expect.poll(() => citizen(page)).toBe('YES');
  await typeIn(page, 'Korea');
  await page.keyboard.press('Tab');
  await expect.poll(() => answer(page)).toBe('Korea');
  await page.getByText('Not in our list').waitFor();
  await page.getByRole('button', { name: 'South Korea' }).click();
  await expect.poll(() => answer(page)).toBe('South Korea');
  await typeIn(page, 'Atlantis');
  await page.getByRole('option', { name: 'Use “Atlantis”' }).click();
  await expect.poll(() => answer(page)).toBe('Atlantis');
});

test('who is still typing is not told to choose; who leaves the field empty is', async () => {
  const page = await newForm();
  const told = page.getByText('Please select your nationality');
  await page.getByRole('button', { name: 'Send request' }).click();
  await told.waitFor();
  await typeIn(page, 'brit');
  await page.getByRole('option', { name: 'United Kingdom' }).waitFor();
  expect(await told.count()).toBe(0);
  await page.keyboard.press('Escape');
  expect(await told.count()).toBe(0);
  await field(page).fill('');
  await page.keyboard.press('Tab');
  await told.waitFor();
});

test('a service is found by what people call it, or said in own words', async () => {
  const page = await newForm();
  await typeIn(page, 'visa for work', 'Service');
  await page.getByRole('option', { name: 'Employee card – first application' }).click();
  await expect.poll(() => answer(page, 'cf_select_servicee')).toBe('Employee card – first application');
  await typeIn(page, 'IČO', 'Service');
  await page.keyboard.press('Enter');
  await expect.poll(() => answer(page, 'cf_select_servicee')).toBe('Trade licence');
});

test('the answer about the EU follows until the person gives it; a contradiction is asked about, and stops nobody', async () => {
  const page = await newForm();
  const doubt = page.getByText('Which is right?');
  await typeIn(page, 'Norwegian');
  await page.keyboard.press('Enter');
  await expect.poll(() => citizen(page)).toBe('YES');
  expect(await doubt.count()).toBe(0);
  await page.getByLabel('No', { exact: true }).check();
  await doubt.waitFor();
  await typeIn(page, 'Brazil');
  await page.keyboard.press('Enter');
  await expect.poll(() => doubt.count()).toBe(0);
  await page.getByLabel('Yes', { exact: true }).check();
  await doubt.waitFor();
  await typeIn(page, 'German');
  await page.keyboard.press('Enter');
  await expect.poll(() => doubt.count()).toBe(0);
  expect(await citizen(page)).toBe('YES');
});

test('when the lists do not come, any words are an answer', async () => {
  const { page } = await open();
  await page.route('**/contact/choices.json', (route) => route.abort());
  await page.goto(`${web}/contact`);
  await page.locator('#contact-form').scrollIntoViewIfNeeded();
  await page.locator('astro-island:not([ssr]) #contact-form').waitFor();
  await page.locator('#cf_nationality').fill('American');
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByText('Please input your name').waitFor();
  expect(await page.getByText('Please select your nationality').count()).toBe(0);
  expect(await page.locator('#cf_nationality').inputValue()).toBe('American');
});

test('how long a message may be is said at the field, and how much of it is used', async () => {
  const page = await newForm();
  const message = page.getByLabel('How can we help?');
  await message.fill('x'.repeat(4500));
  await page.getByText('4,500 of 5,000 characters').waitFor();
  await message.fill('x'.repeat(5001));
  await page.getByText('Please write at most 5,000 characters').waitFor();
  await page.getByLabel('Full name').fill('x'.repeat(101));
  await page.getByText('Please write your name in at most 100 characters').waitFor();
});
