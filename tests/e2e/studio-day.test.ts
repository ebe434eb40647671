import { expect, inject, test } from 'vitest';
import { pollOptions } from '../support/poll-options.ts';
import { studioOf } from '../support/studio.ts';
import { useStudioScreens } from '../support/studio-screens.ts';

const product = inject('product');
const { asOwner } = studioOf(product);
const { screen } = useStudioScreens();
const asEditor = (where: string) => screen(where, 1440, product.owner.session);
const isThere = async (id: number) => (await asOwner(`/articles/${id}?draft=true&depth=0`)).status === 200;
/** Opens Create, and answers the number of the draft that it makes. */
const create = async () => {
  const visit = await asEditor('collections/articles/create');
  await visit.page.waitForURL(/articles\/\d+$/);
  return { ...visit, id: Number(visit.page.url().split('/').at(-1)) };
};

test('a visit to Create that ends as it began leaves no draft behind', async () => {
  const { page, context, id } = await create();
  expect(await isThere(id)).toBe(true);
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .or(page.locator('.step-nav'))
    .getByRole('link', { name: 'Articles' })
    .click();
  await expect.poll(() => isThere(id), pollOptions).toBe(false);
  await context.close();
});

test('what was begun stays, says truthfully that it is published, and has its address and its minutes by itself', async () => {
  const { page, context, id } = await create();
  await page.getByLabel('Title', { exact: false }).first().fill('A day at the office');
  await page.getByLabel(/^Lead/).fill('What an office day looks like.');
  const body = page.locator('[data-lexical-editor]').first();
  await body.click();
  await page.keyboard.type('We open at nine and answer within minutes.');
  const status = page.locator('.doc-controls__status, .status').first();
  await expect.poll(() => status.innerText(), pollOptions).toContain('Draft');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(() => status.innerText(), pollOptions).toContain('Published');
  const { body: stored } = await asOwner(`/articles/${id}?depth=0`);
  expect(stored).toMatchObject({ slug: 'a-day-at-the-office', readingMinutes: 1, _status: 'published' });
  await page.reload();
  expect(await status.innerText()).toContain('Published');
  await asOwner(`/articles/${id}`, 'DELETE');
  await context.close();
});

test('a value of the law is found by words beside the text, copied, and shown as its value once it is in the text', async () => {
  const { page, context, id } = await create();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const values = page.locator('.law-values');
  await values.getByLabel('Values of the law').fill('VAT standard 2026');
  await values.getByRole('button', { name: 'Copy VAT, standard rate, 2026' }).click();
  await values.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
  await page.locator('[data-lexical-editor]').first().click();
  await page.keyboard.press('ControlOrMeta+V');
  await values.getByText('In this text').waitFor();
  expect(await values.innerText()).toMatch(/In this text\s+VAT, standard rate, 2026: 21 %/);
  await asOwner(`/articles/${id}`, 'DELETE');
  await context.close();
});

test('the first screen tells what waits, the law that has to be read again among it', async () => {
  const { page, context } = await asEditor('');
  for (const pile of ['Requests to answer', 'Silent for 14 days', 'Failed deliveries', 'Law to read again'])
    await page.getByRole('heading', { name: pile }).waitFor();
  await context.close();
});

test('a password that is too weak is refused with the reason, and nothing typed is lost', async () => {
  const { page, context } = await asEditor('account');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('New Password').fill('majak2026');
  await page.getByLabel('Confirm Password').fill('majak2026');
  await page.getByLabel('Your current password').fill('Correct-horse-battery-26');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The password needs at least 12 characters.').first().waitFor();
  expect(await page.getByLabel('New Password').inputValue()).toBe('majak2026');
  await context.close();
});
