import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import {
  awake,
  button,
  field,
  fillIn,
  part,
  path,
  saved,
  sheet,
  useGenerator,
} from '../support/invoice/generator-page.ts';
import { readPdf } from '../support/invoice/read-pdf.ts';
import { sidewaysFaults } from '../support/layout.ts';

const { web } = inject('product');
const { generator, open } = useGenerator(web);

test('a button that was pressed before the script was there is pressed again, and what was entered stays', async () => {
  const { page } = await open({ viewport: { width: 1440, height: 900 } });
  const scripts = Promise.withResolvers<void>();
  await page.route('**/_assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  // Whole it is only with its scripts.
  await page.goto(web + path, { waitUntil: 'commit' });
  await field(page, 'Your name or company').fill('Ana Sample');
  await page.getByLabel(/^Put a QR code/).check();
  await page.getByLabel(/^VAT payer\s*Registered/).check();
  await button(page, 'Add a line').click();
  scripts.resolve();
  await awake(page);
  await page.getByLabel('What it’s for').nth(1).waitFor();
  expect(await field(page, 'Your name or company').inputValue()).toBe('Ana Sample');
  expect(await page.getByLabel(/^Put a QR code/).isChecked()).toBe(true);
  expect(await page.getByLabel(/^VAT payer\s*Registered/).isChecked()).toBe(true);
});

test('what the law calls wrong is said at its field, and before a download', async () => {
  const { page } = await generator();
  await fillIn(page);
  await field(page, 'Account number').fill('12345');
  await field(page, 'Account number').blur();
  await page.locator('[id="payment.account-error"]').waitFor();
  await button(page, 'Download the PDF').click();
  await page.getByText('One thing is wrong').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download anyway').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
});

test('what is wrong is listed on top once a download is tried, and each fault leads to its field', async () => {
  const { page } = await generator();
  expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
  await button(page, 'Download the PDF').click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await summary.waitFor();
  for (const missing of ['Enter your IČO', 'Enter the name of your customer', 'Enter the price'])
    expect(await summary.getByRole('link', { name: missing, exact: true }).count()).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
  await summary.getByRole('link', { name: 'Enter what the line is for' }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('lines.0.description');
  await field(page, 'Date of issue').fill('30/02/2026');
  await summary.getByRole('link', { name: 'Date of issue: enter a real date, such as 31/01/2026' }).waitFor();
  // The document is still drawn, with gaps.
  await sheet(page).waitFor();
});

test('what appears at a field that is left by pressing a button does not take the click away', async () => {
  const { page } = await generator();
  const add = button(page, 'Add a line');
  await add.scrollIntoViewIfNeeded();
  await page.getByLabel('Quantity').fill('many');
  const box = await add.boundingBox();
  if (!box) throw new Error('The button is not in sight');
  // Its upper edge: whatever is said above moves it further than that.
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.mouse.up();
  await page.getByLabel('What it’s for').nth(1).waitFor();
  await page.locator('[id="lines.0.quantity-error"]').waitFor();
});

test('registers are asked only when the button is pressed, and a silent one says nothing of the company', async () => {
  const { page } = await generator();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/registers|vat-verification/.test(request.url())) asked.push(request.url());
  });
  const you = part(page, 'You');
  const ask = you.getByRole('button', { name: 'Fill in from ARES' });
  await you.getByLabel('Your IČO (company ID)').fill('12345678');
  expect(await ask.isDisabled()).toBe(true);
  await you.getByLabel('Your IČO (company ID)').fill('45274649');
  expect(asked).toEqual([]);
  await ask.click();
  await page.getByText('This site isn’t connected to ARES right now.').waitFor();
  expect(asked).toHaveLength(1);
});

/** Answers in place of a register that this product is not connected to, in the words of docs/api.md. */
const answers = (page: Page, address: string, json: unknown) =>
  page.route(address, (route) => route.fulfill({ json }));

test('ARES fills a company in, with its entry in the register and its tax number', async () => {
  const { page } = await generator();
  await answers(page, '**/api/v1/registers/companies/45274649', {
    state: 'found',
    company: {
      ico: '45274649',
      name: 'Jana Vzorová',
      address: 'Duhová 1444/2, Michle, 14000 Praha 4',
      seat: { street: 'Duhová 1444/2', postcode: '14000', city: 'Praha', country: 'CZ' },
      dic: 'CZ45274649',
      vatNumbers: ['CZ45274649'],
      legalForm: '101',
      establishedOn: '2020-05-06',
      dissolvedOn: null,
    },
  });
  const you = part(page, 'You');
  await you.getByLabel('Your IČO (company ID)').fill('452 74 649');
  await you.getByRole('button', { name: 'Fill in from ARES' }).click();
  await you.getByText('Filled in: Jana Vzorová.').waitFor();
  expect(await you.getByLabel('Street and number').inputValue()).toBe('Duhová 1444/2');
  expect(await you.getByLabel(/^DIČ/).inputValue()).toBe('CZ45274649');
  expect(await you.getByLabel('Entry in a register').inputValue()).toContain('živnostenském rejstříku');
  expect(await field(page, 'Issued by').inputValue()).toBe('Jana Vzorová');
});

test('a check of the customer’s VAT number is printed as evidence, and goes when the number changes', async () => {
  const { page } = await generator();
  await answers(page, '**/api/v1/calculators/vat-verification', {
    outputs: {
      normalised: 'DE123456788',
      registry: 'valid',
      name: 'Beispiel GmbH',
      address: 'Musterstraße 5\n10115 Berlin',
      checkedAt: '2026-11-21T10:32:00.000Z',
      consultationNumber: 'WAPIAAAAX1',
    },
    trace: [{ output: 'registry', formula: 'VIES: the register says that it is valid' }],
  });
  await page.getByLabel('Identified person').check();
  await button(page, 'See a sample').click();
  await button(page, 'Check in VIES').click();
  await page.getByText('The register says that it is valid. Beispiel GmbH').waitFor();
  await page.getByLabel('Print the check on the invoice, as evidence').check();
  const { files } = readPdf((await saved(page)).bytes);
  expect(JSON.parse(files.get('invoice.json')?.bytes.toString('utf8') ?? '').invoice.vatCheck).toMatchObject({
    vatNumber: 'DE123456788',
    registry: 'valid',
    consultationNumber: 'WAPIAAAAX1',
  });
  await part(page, 'Your customer').getByLabel('VAT or tax number of the customer').fill('ATU12345675');
  expect(await page.getByLabel('Print the check on the invoice, as evidence').count()).toBe(0);
});

test('a server that cannot be reached loses nothing', async () => {
  const { page, context } = await generator();
  await fillIn(page);
  await sheet(page).waitFor();
  await expect.poll(() => button(page, 'Print').isEnabled()).toBe(true);
  await context.setOffline(true);
  await button(page, 'Download the PDF').click();
  await page.getByText('Nothing was saved').waitFor();
  await page.getByLabel(/^Note/).fill('Later');
  await page.getByText('We can’t draw the document right now').waitFor();
  await context.setOffline(false);
  await button(page, 'Try again').click();
  await sheet(page).waitFor();
  await saved(page);
});

test('it goes by keyboard from the first field to the download', async () => {
  const { page } = await generator();
  await button(page, 'See a sample').click();
  await page.locator('#kind').focus();
  for (let presses = 0; presses < 90; presses += 1) {
    if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Download the PDF') break;
    await page.keyboard.press('Tab');
  }
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
});

test.each([360, 768, 1440])(
  'with a sample, and with every fault, it has no fault at %i px',
  async (width) => {
    const { page } = await generator({ viewport: { width, height: 900 } });
    await button(page, 'Download the PDF').click();
    await page.getByRole('alert').filter({ hasText: 'There is a problem' }).waitFor();
    await sheet(page).waitFor();
    const where = `${path} at ${width} px`;
    const faults = [
      ...(await axeFaults(page, `${where}, all errors`, 'main')),
      ...(await sidewaysFaults(page, where)),
    ];
    await button(page, 'See a sample').click();
    await page.getByLabel(/^VAT payer\s*Registered/).check();
    await saved(page);
    faults.push(
      ...(await axeFaults(page, `${where}, a sample`, 'main')),
      ...(await sidewaysFaults(page, where)),
    );
    expect(faults).toEqual([]);
  },
);

test('without script it says what is missing, and what an invoice must say', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(web + path);
  expect(await page.getByText('The generator needs JavaScript').isVisible()).toBe(true);
  expect(await button(page, 'Download the PDF').isVisible()).toBe(false);
});
