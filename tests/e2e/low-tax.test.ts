import { expect, inject, test } from 'vitest';
import { follow, useBrowser } from '../support/browser.ts';

const { web } = inject('product');
const open = useBrowser();
const tool = 'form[data-quick="digital-nomad-tax-calculator-czech-eu"]';

test('five answers on the low-tax page come to a figure of one’s own, the calculator’s', async () => {
  const { page, context, faults } = await open();
  await page.goto(`${web}/czech-low-tax`);
  const form = page.locator(tool);
  const figure = () => form.locator('output').innerText();
  const words = () => form.locator('[data-answer-words]').innerText();
  const example = await figure();
  await form.getByLabel('Yearly income').fill('900 000');
  await expect.poll(figure).not.toBe(example);
  await expect.poll(words).toBe('The flat tax saves you each year');
  await expect.poll(figure).toMatch(/^\d{1,2}\s\d{3} CZK$/);
  const saved = await figure();
  await form.getByLabel('Children').fill('2');
  await expect.poll(words).toBe('The regular way saves you each year');
  await form.getByLabel('Children').fill('0');
  await form.getByLabel('You are a VAT payer').selectOption('Yes');
  await expect.poll(words).toBe('Net income');
  await form.getByLabel('You are a VAT payer').selectOption('No');
  await expect.poll(figure).toBe(saved);
  await form.getByRole('button').click();
  await page.locator('#questions[data-live=true]').waitFor();
  await expect.poll(() => page.locator('#answer [data-headline]').innerText()).toBe(saved);
  expect(faults).toEqual([]);
  await context.close();
});

test('without script the same form leads to the same figure', async () => {
  const { page, context } = await open({ javaScriptEnabled: false });
  await page.goto(`${web}/czech-low-tax`);
  const form = page.locator(tool);
  await form.getByLabel('Yearly income').fill('900000');
  await follow(page, () => form.getByRole('button').click());
  expect(await page.locator('#answer').innerText()).toContain('The flat tax saves you each year');
  await context.close();
});

test.each(['/czech-republic-low-tax', '/low-tax-czech-republic', '/tax-landing', '/tax-landing-new'])(
  '%s leads to the one page with the figure',
  async (path) => {
    const html = await (await fetch(web + path)).text();
    const to = `href="/czech-low-tax#${'tool-digital-nomad-tax-calculator-czech-eu'}"`;
    expect(html).toContain(to);
    expect(await (await fetch(`${web}/czech-low-tax`)).text()).toContain(
      'id="tool-digital-nomad-tax-calculator-czech-eu"',
    );
  },
);
