import { expect, inject, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';

const open = useBrowser();
const { web } = inject('product');

test('the glossary is shortened while one types, to words that are called so, with their letters', async () => {
  const { page } = await open({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${web}/glossary`);
  const shown = () => page.locator('main dt:visible').allTextContents();
  const all = (await shown()).length;
  const letters = page.locator('nav[aria-label="Letters"] a:visible');
  const allLetters = await letters.count();
  await page.getByLabel('A word, in Czech or English').fill('apostila');
  await expect.poll(shown).toEqual(['apostila']);
  expect(await letters.allTextContents()).toEqual(['A']);
  expect(await page.locator('[data-count]').textContent()).toBe('1 word');
  await page.getByLabel('A word, in Czech or English').fill('xyzzyq');
  await expect.poll(shown).toEqual([]);
  expect(await page.getByText('None of our words is called that').isVisible()).toBe(true);
  await page.getByLabel('A word, in Czech or English').fill('');
  await expect.poll(async () => (await shown()).length).toBe(all);
  expect(await letters.count()).toBe(allLetters);
});

test('without a script the same form shortens it, and letters are links', async () => {
  const { page } = await open({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await page.goto(`${web}/glossary`);
  await page.getByLabel('A word, in Czech or English').fill('trade licence');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const found = await page.locator('main dt:visible').allTextContents();
  expect(found).toContain('živnostenské oprávnění');
  expect(found.length).toBeLessThan(6);
  await page.goto(`${web}/glossary`);
  await page.locator('nav[aria-label="Letters"]').getByRole('link', { name: 'B', exact: true }).click();
  expect(new URL(page.url()).hash).toMatch(/^#letter-\d+$/);
  const letter = page.getByRole('heading', { name: 'B', exact: true });
  const bar = await page.locator('nav[aria-label="Letters"]').boundingBox();
  const box = await letter.boundingBox();
  // What was jumped to lies below the bar of letters, which stays.
  expect(bar?.y).toBe(70);
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(box?.y ?? 0).toBeLessThan(300);
});
