import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';

const { web } = inject('product');
const open = useBrowser();

type Listed = { slug: string; title: string; sample: Record<string, unknown> };
const { calculators } = (await (await fetch(`${web}/api/v1/calculators`)).json()) as {
  calculators: Listed[];
};

const salary = '/calculators/Czech-Republic-Gross-Net-salary-calculator';
const digits = (text: string | null) => (text ?? '').replace(/[^\d.,A-Za-z%−-]/g, '');
const headline = (page: Page) => page.locator('#answer [data-headline]');

/** Goes to a calculator and waits until it is alive: what only a script can do is then there and works. */
async function atTheTool(page: Page, path: string) {
  await page.goto(web + path);
  await page.locator('#questions[data-live=true]').waitFor();
}

async function apiAnswer(slug: string, given: unknown) {
  const response = await fetch(`${web}/api/v1/calculators/${slug}`, {
    method: 'POST',
    body: JSON.stringify(given),
  });
  return (await response.json()) as { outputs: Record<string, number>; trace: { label: string }[] };
}

const answers = ['The flat tax saves you each year', 'As a freelancer you keep more each year', 'CZ45274649'];

test.each(calculators)(
  '$slug: the page answers its sample as the API does, and every line opens to a working',
  async ({ slug, title, sample }) => {
    const { page, context, faults } = await open();
    await atTheTool(page, `/calculators/${slug}`);
    expect(await page.locator('h1').textContent()).toBe(title);
    const { trace } = await apiAnswer(slug, sample);
    const label = await page.locator('#answer h2').first().textContent();
    // What compares or asks somebody says the answer in words of its own.
    expect([...trace.map((line) => line.label), ...answers]).toContain(label);
    const lines = page.locator('#answer details');
    expect(await lines.count()).toBeGreaterThan(2);
    for (const line of await lines.all()) {
      await line.evaluate((details) => details.setAttribute('open', ''));
      expect((await line.locator('> div').innerText()).trim().length).toBeGreaterThan(0);
    }
    expect(await page.locator('#answer').innerText()).not.toMatch(/NaN|undefined|\[object/);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('the answer follows what is typed, opens to the law, and another year says what changed', async () => {
  const { page, context, faults } = await open();
  await atTheTool(page, salary);
  await page.getByLabel('Gross monthly salary').fill('55000');
  const { outputs } = await apiAnswer(salary.split('/')[2] ?? '', { grossSalary: 55000 });
  await expect.poll(async () => digits(await headline(page).textContent())).toBe(`${outputs.netSalary}CZK`);
  const line = page
    .locator('#answer details')
    .filter({ has: page.locator('summary', { hasText: /^Social security, employee/ }) });
  await line.locator('summary').click();
  const working = (await line.innerText()).replace(/[\u202f\u00a0]/g, ' ');
  expect(working).toContain('55 000 × 7.1 % = 3 905 CZK, rounded up to 1 CZK');
  expect(working).toMatch(/§ 7\(1\).* of act 589\/1992, valid since 2024, confirmed by \d+ sources/);
  await page.getByLabel('2024', { exact: true }).check();
  const changed = page.locator('#answer details').filter({ has: page.getByText(/^Since 2023/) });
  await changed.locator('summary').click();
  expect(await changed.innerText()).toMatch(/Social security, employee/);
  expect(faults).toEqual([]);
  await context.close();
});

test('a link carries the answers in its fragment, and opens to the same answer; nothing of it goes to the server', async () => {
  const { page, context } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await atTheTool(page, salary);
  await page.getByLabel('Gross monthly salary').fill('61 234,50');
  await page.getByLabel('Children').fill('2');
  await page.getByLabel('2025', { exact: true }).check();
  const given = { grossSalary: 61234.5, children: 2, year: 2025 };
  const { outputs } = await apiAnswer(salary.split('/')[2] ?? '', given);
  await expect
    .poll(async () => Number(digits(await headline(page).textContent()).replace('CZK', '')))
    .toBe(outputs.netSalary);
  const shown = await headline(page).textContent();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.getByText('The link is copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${web}${salary}#grossSalary=61234.5&children=2&year=2025`);
  expect(asked.filter((url) => url.includes('61234') || url.includes('61 234'))).toEqual([]);

  const other = await context.newPage();
  await other.goto(link);
  await expect.poll(async () => await headline(other).textContent()).toBe(shown);
  expect(await other.getByLabel('Gross monthly salary').inputValue()).toBe('61 234.5');
  await context.close();
});

test('what was typed before the script came is counted once it is there', async () => {
  const { page, context } = await open();
  let release: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(web + salary, { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Gross monthly salary').fill('33 000');
  await page.getByLabel('2024', { exact: true }).check();
  release?.();
  const { outputs } = await apiAnswer(salary.split('/')[2] ?? '', { grossSalary: 33000, year: 2024 });
  await expect.poll(async () => digits(await headline(page).textContent())).toBe(`${outputs.netSalary}CZK`);
  await context.close();
});

test('start over empties the form and can be undone', async () => {
  const { page, context } = await open();
  await atTheTool(page, salary);
  await page.getByLabel('Gross monthly salary').fill('33 000');
  await page.getByRole('button', { name: 'Start over', exact: true }).click();
  await page.getByText('Your answer appears here').waitFor();
  expect(await page.getByLabel('Gross monthly salary').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Undo start over' }).click();
  const { outputs } = await apiAnswer(salary.split('/')[2] ?? '', { grossSalary: 33000 });
  await expect.poll(async () => digits(await headline(page).textContent())).toBe(`${outputs.netSalary}CZK`);
  expect(await page.getByRole('button', { name: 'Undo start over' }).count()).toBe(0);
  await context.close();
});

test('careless and hostile input is named at its field, and never shown as a number', async () => {
  const { page, context, faults } = await open();
  await atTheTool(page, salary);
  const field = page.getByLabel('Gross monthly salary');
  const cases: [string, RegExp][] = [
    ['-1', /enter an amount from 0 to 1 000 000 000 CZK/],
    ['1000000000000', /enter an amount from 0 to/],
    ['forty', /enter a number/],
    ['<script>alert(1)</script>', /enter a number/],
  ];
  for (const [typed, message] of cases) {
    await field.fill(typed);
    await expect
      .poll(async () => (await page.locator('#grossSalary-error').allTextContents()).join(''))
      .toMatch(message);
    expect(await page.locator('#answer h2').count()).toBe(0);
  }
  await field.fill('1.234,50 Kč');
  await field.blur();
  expect(await field.inputValue()).toBe('1 234.5');
  await field.fill('');
  await field.blur();
  await expect
    .poll(async () => page.locator('#grossSalary-error').allTextContents())
    .toEqual(['Error: Enter your gross salary']);
  await page.goto(`${web}${salary}#grossSalary=abc&children=99&year=1900&evil=1`);
  await expect.poll(async () => page.locator('#children-error').count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

test('the answer is saved as CSV with its working, and printed with what was entered', async () => {
  const { page, context } = await open();
  await atTheTool(page, salary);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Czech-Republic-Gross-Net-salary-calculator-\d{4}\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('Input,Gross monthly salary,40000,CZK');
  expect(csv).toContain('Input,Show,A month');
  expect(csv).toMatch(/Output,"Social security, employee",2840,CZK,40 000 × 7\.1 %,up to 1 CZK/);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('#questions').isVisible()).toBe(false);
  expect(await page.locator('#answer dt', { hasText: 'Gross monthly salary' }).isVisible()).toBe(true);
  expect(await page.locator('#answer').getByText('40 000 × 7.1 %').first().isVisible()).toBe(true);
  expect(await page.locator('#contact').isVisible()).toBe(false);
  await context.close();
});

test('on a phone the answer stays in sight while one types, and leads to itself', async () => {
  const { page, context } = await open({ viewport: { width: 360, height: 640 } });
  await atTheTool(page, salary);
  const bar = page.locator('[data-answer-bar]');
  await bar.waitFor();
  await page.getByLabel('Gross monthly salary').fill('50000');
  const { outputs } = await apiAnswer(salary.split('/')[2] ?? '', { grossSalary: 50000 });
  await expect.poll(async () => digits(await bar.innerText())).toContain(`${outputs.netSalary}CZK`);
  await bar.click();
  await expect
    .poll(async () => headline(page).evaluate((element) => element.getBoundingClientRect().top < innerHeight))
    .toBe(true);
  await expect.poll(async () => bar.count()).toBe(0);
  await context.close();
});

test('a page loads its own calculator and no other', async () => {
  const { page, context } = await open();
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  await atTheTool(page, '/calculators/czech-mortgage-calculator');
  await page.waitForLoadState('networkidle');
  const brought = calculators.filter(({ title }) => scripts.some((script) => script.includes(title)));
  expect(brought.map(({ slug }) => slug)).toEqual(['czech-mortgage-calculator']);
  await context.close();
});

test('the salary field of the front page answers in place and leads on with its number', async () => {
  const { page, context, faults } = await open();
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  const typed = Promise.withResolvers<void>();
  await page.route('**/_assets/*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto(web);
  expect(scripts).toEqual([]);
  const field = page.getByLabel('Gross monthly salary');
  await field.selectText();
  await field.pressSequentially('60 000');
  // Not one key is lost that came before the script.
  expect(scripts).toHaveLength(1);
  typed.resolve();
  const { outputs } = await apiAnswer(salary.split('/')[2] ?? '', { grossSalary: 60000 });
  await expect
    .poll(async () => digits(await page.locator('form[data-quick] output').textContent()))
    .toBe(`${outputs.netSalary}CZK`);
  await field.fill('nothing');
  await expect
    .poll(async () => page.locator('form[data-quick] output').textContent())
    .toContain('enter a number');
  await field.fill('60000');
  await page.getByRole('button', { name: 'See how it’s worked out' }).click();
  await page.waitForURL((url) => url.pathname === salary && url.hash.includes('grossSalary=60000'));
  await expect.poll(async () => digits(await headline(page).textContent())).toBe(`${outputs.netSalary}CZK`);
  expect(faults).toEqual([]);
  await context.close();
});
