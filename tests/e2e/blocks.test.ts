import { expect, inject, test } from 'vitest';
import { blocks } from '../../packages/desk/content/blocks/all-blocks.ts';
import { axeFaults } from '../support/axe.ts';
import { useBrowser } from '../support/browser.ts';
import { markupFaults } from '../support/html-rules.ts';
import { sidewaysFaults } from '../support/layout.ts';

const { web } = inject('product');
const open = useBrowser();
const listed = await (await fetch(`${web}/dev/blocks`)).text();
const names = [...listed.matchAll(/\/dev\/blocks\/([\w-]+)/g)].map(([, name = '']) => name);

test('every block that an editor can place has a fixture', () => {
  const kinds = new Set(names.map((name) => name.replace(/-\d+$/, '')));
  expect([...kinds].toSorted()).toEqual(blocks.map(({ slug }) => slug).toSorted());
});

test.concurrent.each(names)('the block %s is sound in every width', async (name) => {
  const { page, context } = await open();
  const answer = await page.goto(`${web}/dev/blocks/${name}`);
  expect(await markupFaults((await answer?.text()) ?? '')).toEqual([]);
  const faults: string[] = [];
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const where = `${name} at ${width} px`;
    faults.push(...(await axeFaults(page, where)), ...(await sidewaysFaults(page, where)));
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('tabs show one text at a time, by click and by keyboard, without a script', async () => {
  const { page, context } = await open({ javaScriptEnabled: false });
  await page.goto(`${web}/dev/blocks/tabs`);
  const shown = () => page.locator('.tabs-block details[open] summary').allTextContents();
  expect(await shown()).toEqual(['EU citizens']);
  await page.locator('summary', { hasText: 'Non-EU' }).click();
  expect(await shown()).toEqual(['Non-EU citizens']);
  await page.keyboard.press('Tab');
  await page.locator('summary', { hasText: 'UK citizens' }).press('Enter');
  expect(await shown()).toEqual(['UK citizens']);
  await context.close();
});

test('what stands inside a step shows that step, and says which it is by more than a colour', async () => {
  const { page, context } = await open({ javaScriptEnabled: false });
  await page.goto(`${web}/dev/blocks/stepper`);
  const weights = () =>
    page.locator('.stepper nav a').evaluateAll((all) => all.map((link) => getComputedStyle(link).fontWeight));
  expect(await weights()).toEqual(['600', '400', '400']);
  const inside = await page.locator('.stepper-panel h3').nth(1).getAttribute('id');
  await page.goto(`${web}/dev/blocks/stepper#${inside}`);
  expect(await page.locator('.stepper-panel:visible h3').allTextContents()).toEqual(['VAT']);
  expect(await weights()).toEqual(['400', '600', '400']);
  await context.close();
});

test('steps come one at a time, and Back leads back', async () => {
  const { page, context } = await open({ javaScriptEnabled: false });
  await page.goto(`${web}/dev/blocks/stepper`);
  const shown = () => page.locator('.stepper-panel:visible h3').allTextContents();
  expect(await shown()).toEqual(['Income']);
  await page.locator('.stepper-panel:visible a', { hasText: 'Next step' }).click();
  expect(await shown()).toEqual(['VAT']);
  await page.locator('.stepper-panel:visible a', { hasText: 'Next step' }).click();
  expect(await shown()).toEqual(['Decide']);
  expect(await page.locator('.stepper-panel:visible a', { hasText: 'Next step' }).count()).toBe(0);
  await page.goBack();
  expect(await shown()).toEqual(['VAT']);
  await page.emulateMedia({ media: 'print' });
  expect(await shown()).toEqual(['Income', 'VAT', 'Decide']);
  await context.close();
});
