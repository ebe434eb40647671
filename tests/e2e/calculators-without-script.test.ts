import { expect, inject, test } from 'vitest';
import { follow, useBrowser } from '../support/browser.ts';

const { web } = inject('product');
const open = useBrowser();
const salary = '/calculators/Czech-Republic-Gross-Net-salary-calculator';

test('a plain form post is answered on the page, with everything typed still there', async () => {
  const { page, context } = await open({ javaScriptEnabled: false });
  await page.goto(web + salary);
  expect(await page.getByRole('button', { name: 'Copy a link' }).isVisible()).toBe(false);
  await page.getByLabel('Gross monthly salary').fill('40 000');
  await page.getByLabel('Children').fill('1');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect
    .poll(async () => (await page.locator('#answer').innerText()).replace(/[\u202f\u00a0]/g, ' '))
    .toContain('33 197 CZK');
  expect(await page.getByLabel('Children').inputValue()).toBe('1');
  expect(await page.locator('main').innerText()).toContain('What it works out');
  await context.close();
});

test('what is wrong is listed on top, and each fault leads to its field', async () => {
  const { page, context } = await open({ javaScriptEnabled: false });
  await page.goto(web + salary);
  await page.getByLabel('Gross monthly salary').fill('a lot');
  await page.getByLabel('Children').fill('99');
  const answered = page.waitForResponse((one) => one.request().method() === 'POST');
  await follow(page, () => page.getByRole('button', { name: 'Work it out' }).click());
  expect((await answered).status()).toBe(422);
  const summary = page.locator('[role=alert]');
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    'Gross monthly salary: enter a number',
    'Children: enter a number from 0 to 15',
  ]);
  await summary.getByRole('link').first().click();
  expect(page.url()).toMatch(/#grossSalary$/);
  expect(await page.getByLabel('Gross monthly salary').inputValue()).toBe('a lot');
  await context.close();
});

test('rows of a table are added and taken out one by one', async () => {
  const { page, context } = await open({ javaScriptEnabled: false });
  await page.goto(`${web}/calculators/crypto-capital-tax-calculator`);
  const before = await page.locator('#sales > fieldset').count();
  await page.getByRole('button', { name: 'Add a sale' }).click();
  await expect.poll(async () => page.locator('#sales > fieldset').count()).toBe(before + 1);
  const second = await page.locator('[id="sales.1.acquiredOn"]').inputValue();
  await page.getByRole('button', { name: 'Remove sale 1', exact: true }).click();
  await expect.poll(async () => page.locator('#sales > fieldset').count()).toBe(before);
  expect(await page.locator('[id="sales.0.acquiredOn"]').inputValue()).toBe(second);
  await context.close();
});

test('the salary field of the front page leads to the answer', async () => {
  const { page, context } = await open({ javaScriptEnabled: false });
  await page.goto(web);
  await page.getByLabel('Gross monthly salary').fill('40000');
  await page.getByRole('button', { name: 'See how it’s worked out' }).click();
  await page.waitForURL((url) => url.pathname === salary);
  expect((await page.locator('#answer').innerText()).replace(/[\u202f\u00a0]/g, ' ')).toContain('31 930 CZK');
  await context.close();
});

test('an address in other letters leads to the right one, and one that is none is a dead end', async () => {
  const moved = await fetch(web + salary.toLowerCase(), { redirect: 'manual' });
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe(salary);
  for (const slug of ['no-such', 'toString', '__proto__'])
    expect((await fetch(`${web}/calculators/${slug}`)).status).toBe(404);
});

test('a post that is too large or no form is answered, not thrown', async () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: web };
  const large = await fetch(web + salary, {
    method: 'POST',
    headers,
    body: `grossSalary=${'9'.repeat(70_000)}`,
  });
  expect(large.status).toBe(413);
  expect(await large.text()).toContain('Enter less at a time');
  const odd = await fetch(web + salary, { method: 'POST', headers, body: '%%%&&&=\u0000' });
  expect(odd.status).toBe(422);
});

test('Enter in a field works the answer out, and adds no row', async () => {
  const { page, context } = await open({ javaScriptEnabled: false });
  await page.goto(`${web}/calculators/crypto-capital-tax-calculator`);
  const before = await page.locator('#sales > fieldset').count();
  const asked = page.waitForRequest((one) => one.method() === 'POST');
  await follow(page, () => page.locator('[name="sales.0.cost"]').press('Enter'));
  expect((await asked).postData()).not.toContain('add=');
  expect(await page.locator('#sales > fieldset').count()).toBe(before);
  await context.close();
});

test('the answer to a post is stored nowhere', async () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: web };
  const answer = await fetch(web + salary, { method: 'POST', headers, body: 'grossSalary=41234' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await (await fetch(web + salary)).text()).not.toContain('41234');
});
