import { readIsdoc } from '@majak/tools/documents/cz/invoice/reading/read-isdoc';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import {
  answer,
  button,
  bytesOf,
  field,
  fillIn,
  part,
  path,
  saved,
  sheet,
  useGenerator,
} from '../support/invoice/generator-page.ts';
import { sidewaysFaults } from '../support/layout.ts';

const { web } = inject('product');
const { generator } = useGenerator(web);
const phone = { viewport: { width: 360, height: 780 } };

test('without a network what is made in the browser is still downloaded', async () => {
  const { page, context } = await generator();
  const script = page.waitForResponse(/make-here/);
  await fillIn(page);
  await sheet(page).waitFor();
  await (await script).finished();
  await expect.poll(() => button(page, 'Print').isEnabled(), { timeout: 15_000 }).toBe(true);
  await context.setOffline(true);
  const isdoc = await saved(page, 'ISDOC');
  expect(readIsdoc(isdoc.bytes.toString('utf8'))).toMatchObject({
    ok: true,
    value: { invoice: { supplier: { name: 'Ana Sample' } } },
  });
  expect(isdoc.name).toMatch(/^invoice-\d+\.isdoc$/);
  expect((await saved(page, 'CSV')).bytes.toString('utf8')).toContain('Translation of a contract');
  expect(JSON.parse((await saved(page, 'JSON')).bytes.toString('utf8')).invoice.supplier.name).toBe(
    'Ana Sample',
  );
  await button(page, 'Download the PDF').click();
  await page.getByText('Nothing was saved').waitFor();
});

test('a file from the browser is the file of the server, to the byte', async () => {
  const { page } = await generator();
  await fillIn(page);
  const here = (await saved(page, 'ISDOC')).bytes.toString('utf8');
  const { invoice } = JSON.parse((await saved(page, 'JSON')).bytes.toString('utf8'));
  const there = await fetch(`${web}/api/v1/invoices/isdoc`, {
    method: 'POST',
    body: JSON.stringify(invoice),
  });
  expect(here).toBe(await there.text());
});

test('what is wrong is named beside the files and at its field, each with its button', async () => {
  const { page } = await generator();
  await page.getByLabel(/^VAT payer\s*Registered/).check();
  await fillIn(page);
  const you = part(page, 'You');
  await you.getByLabel(/^DIČ/).fill('CZ45274649');
  await you.getByLabel(/^DIČ/).blur();
  const words = 'Your DIČ and IČO belong to different companies';
  const beside = page.locator('#answer').getByRole('link', { name: words }).first();
  await beside.waitFor();
  await beside.click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('supplier.vatNumber');
  await button(page, 'Download the PDF').click();
  const notice = page
    .locator('#answer [role=status]')
    .filter({ hasText: /(One thing is|\d things are) wrong/ });
  await notice.getByRole('link', { name: words }).waitFor();
});

test('a used number needs a second press, and one press takes a free one', async () => {
  const { page } = await generator();
  await fillIn(page);
  await saved(page);
  await part(page, 'Your customer').getByLabel('Name of the company').fill('Somebody else s.r.o.');
  await button(page, 'Download the PDF').click();
  await page.getByText('One thing is wrong').waitFor();
  await page
    .locator('#answer')
    .getByRole('button', { name: /^Take \d{4}002$/ })
    .click();
  expect(await field(page, 'Invoice number').inputValue()).toMatch(/002$/);
  expect((await saved(page)).name).toMatch(/002\.pdf$/);
});

test('on a phone the form goes in steps, what few need is folded, and the bar downloads', async () => {
  const { page } = await generator(phone);
  const place = `${path} on a phone`;
  await part(page, 'What you write').waitFor();
  expect(await part(page, 'You').isVisible()).toBe(false);
  for (const next of ['you', 'your customer', 'number and dates', 'lines', 'payment'])
    await button(page, `Next: ${next}`).click();
  await page.getByText('Step 6 of 6').waitFor();
  expect(await page.getByLabel(/^Note/).isVisible()).toBe(false);
  await button(page, /^More: advances/).click();
  await page.getByLabel(/^Note/).fill('Thank you');
  const faults = [...(await axeFaults(page, place, 'main')), ...(await sidewaysFaults(page, place))];
  expect(faults).toEqual([]);
  await page.locator('[data-answer-bar] button').filter({ hasText: 'Download' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await summary.getByRole('link', { name: 'Enter what the line is for' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('lines.0.description');
  await page.evaluate(() => scrollTo(0, 0));
  await button(page, 'See a sample').click();
  await expect.poll(() => answer(page)).toMatch(/Amount due/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-answer-bar] button').filter({ hasText: 'Download' }).click(),
  ]);
  expect((await bytesOf(download)).subarray(0, 5).toString()).toBe('%PDF-');
});
