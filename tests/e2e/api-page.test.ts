import { expect, inject, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { sidewaysFaults } from '../support/layout.ts';
import { bytesOf, inlineScripts, watchTransfers } from '../support/transfer.ts';

const { web } = inject('product');
const open = useBrowser();
const slug = 'Czech-Republic-Gross-Net-salary-calculator';
const page = `${web}/calculators/${slug}/api`;
const budget = { scriptBytes: 12 * 1024, pageBytes: 200 * 1024 };

/** The page of one calculator, found from the list of all, where an old link to it leads too. */
async function openExample(options: Parameters<typeof open>[0] = {}) {
  const visitor = await open(options);
  await visitor.page.goto(`${web}/api#${slug}`);
  await visitor.page.locator(':target').getByRole('link').click();
  await visitor.page.waitForURL(page);
  const example = visitor.page.locator(`[data-example$="${slug}"]`);
  return {
    ...visitor,
    request: example.getByLabel('Request', { exact: true }),
    run: example.getByRole('button', { name: 'Run' }),
    back: example.getByRole('button', { name: 'Put the example back' }),
    status: example.getByRole('status'),
    answer: example.getByRole('region', { name: 'Answer' }),
  };
}

test('an example runs, changed or not, and can be put back', async () => {
  const { context, request, run, back, status, answer, faults } = await openExample();
  const sample = await request.inputValue();
  await run.click();
  await expect.poll(() => status.textContent()).toMatch(/^Answer: 200 in \d+ ms$/);
  expect(JSON.parse((await answer.textContent()) ?? '').outputs.netSalary).toBe(31_930);
  await request.fill('{ "grossSalary": 50000, "year": 2025 }');
  await run.click();
  await expect.poll(() => answer.textContent()).toContain('"year": 2025');
  await back.click();
  expect(await request.inputValue()).toBe(sample);
  expect(faults).toEqual([]);
  await context.close();
});

test.each([
  ['{ "grossSalary": "much" }', 422, '"field": "grossSalary"'],
  ['{ "grossSalary": ', 400, 'The body is not JSON'],
])('%s shows what is wrong with it', async (text, code, words) => {
  const { context, request, run, status, answer } = await openExample();
  await request.fill(text);
  await run.click();
  await expect.poll(() => status.textContent()).toMatch(new RegExp(`^Answer: ${code} in`));
  expect(await answer.textContent()).toContain(words);
  await context.close();
});

test('without a connection it says so, and with one it goes on', async () => {
  const { context, run, status } = await openExample();
  await context.setOffline(true);
  await run.click();
  await expect.poll(() => status.textContent()).toContain('You are offline');
  await context.setOffline(false);
  await run.click();
  await expect.poll(() => status.textContent()).toContain('200');
  await context.close();
});

test('while it waits it says so', async () => {
  const { page: shown, context, run, status } = await openExample();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await shown.route('**/api/v1/calculators/*', async (route) => {
    await answered;
    await route.continue();
  });
  await run.click();
  await expect.poll(() => status.textContent()).toBe('Running…');
  answer();
  await expect.poll(() => status.textContent()).toContain('200');
  await context.close();
});

test('without scripts it is documentation: every answer is there, and nothing that cannot work', async () => {
  const { context, run, answer } = await openExample({ javaScriptEnabled: false });
  expect(await answer.textContent()).toContain('"netSalary": 31930');
  expect(await run.isVisible()).toBe(false);
  await context.close();
});

test('it keeps to the budget of a content page', async () => {
  const { page: shown, context } = await open({ viewport: { width: 412, height: 823 } });
  await shown.setExtraHTTPHeaders({ 'Accept-Encoding': 'gzip' });
  const transfers = await watchTransfers(shown);
  await shown.goto(page);
  const arrival = await transfers.take();
  const inline = await inlineScripts(shown);
  const scriptBytes = bytesOf(arrival, 'Script') + inline.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(scriptBytes).toBeLessThanOrEqual(budget.scriptBytes);
  expect(bytesOf(arrival)).toBeLessThanOrEqual(budget.pageBytes);
  await context.close();
});

test('nothing scrolls sideways on the narrowest phone', async () => {
  const { page: shown, context } = await open({ viewport: { width: 320, height: 640 } });
  for (const address of [`${web}/api`, page]) {
    await shown.goto(address);
    expect(await sidewaysFaults(shown, address)).toEqual([]);
  }
  await context.close();
});
