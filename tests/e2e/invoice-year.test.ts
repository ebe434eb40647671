import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { readEntry } from '@majak/tools/documents/cz/invoice/reading/zip-entry';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import {
  awake,
  button,
  bytesOf,
  field,
  part,
  path,
  useGenerator,
} from '../support/invoice/generator-page.ts';
import { sidewaysFaults } from '../support/layout.ts';

const { web } = inject('product');
const { generator } = useGenerator(web);

const year = new Date().getFullYear();
const supplier = { ...sampleOf('nonPayer', '2026-01-05').supplier, name: 'Ana Sample' };
/** Documents of this year: of January, long overdue, and one that is not due for years. */
const issued = [1, 2, 3].map((at) => ({
  ...sampleOf('nonPayer', `${year}-01-0${at}`),
  number: `${year}00${at}`,
  supplier,
  dueDate: at === 3 ? `${year + 5}-01-01` : `${year}-01-10`,
  lines: [
    {
      description: `Thing ${at}`,
      quantity: at,
      unit: 'hour',
      unitPrice: 500_000,
      discountPercent: 0,
      rate: 0,
    },
  ],
}));

async function withBook(page: Page): Promise<void> {
  const book = {
    format: 'majak-invoice-book',
    version: 1,
    suppliers: [],
    customers: [],
    accounts: [],
    issued,
  };
  await page.getByLabel('Load from a file').setInputFiles({
    name: 'invoice-book.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(book)),
  });
  await part(page, 'Your year').waitFor();
}

async function downloaded(page: Page, name: string | RegExp) {
  const pressed = part(page, 'Your year').getByRole('button', { name, exact: true });
  const [download] = await Promise.all([page.waitForEvent('download'), pressed.click()]);
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}

test('a year says what is invoiced, received and owed, beside the limits of the law', async () => {
  const { page } = await generator();
  await withBook(page);
  const own = part(page, 'Your year');
  const row = async () =>
    (
      await own
        .getByRole('row')
        .filter({ hasText: String(year) })
        .innerText()
    ).replace(/[\s\u00a0\u202f]+/g, ' ');
  expect(await row()).toBe(`${year} 3 000 000 0 3 000 000`);
  await own.getByText('Over it: register for VAT').waitFor();
  await own.getByRole('button', { name: `Mark as paid: ${year}002` }).click();
  await expect.poll(row).toBe(`${year} 3 000 000 1 000 000 2 000 000`);
  expect(await own.getByText(/^Overdue since/).count()).toBe(1);
  await own.getByLabel('Payments').selectOption('Paid');
  await page.reload();
  await awake(page);
  await expect.poll(row, { timeout: 10_000 }).toBe(`${year} 3 000 000 1 000 000 2 000 000`);
  const mail = await own.getByRole('link', { name: `Write a mail about ${year}001` }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toMatch(/^mailto:.*\?subject=Reminder: Invoice/);
});

test('all documents of a month are one archive of ISDOC, one file for Pohoda and one table', async () => {
  const { page } = await generator();
  await withBook(page);
  const zip = await downloaded(page, 'ISDOC (ZIP)');
  expect(zip.name).toBe(`isdoc-${year}-01.zip`);
  for (const at of [1, 2, 3]) {
    const entry = await readEntry(new Uint8Array(zip.bytes), new RegExp(`00${at}\\.isdoc$`), {
      left: 1_000_000,
    });
    expect(entry.ok && entry.value && new TextDecoder().decode(entry.value)).toContain(
      `<ID>${year}00${at}</ID>`,
    );
  }
  const pohoda = (await downloaded(page, 'Pohoda (XML)')).bytes.toString('utf8');
  expect(pohoda.match(/<inv:invoiceType>issuedInvoice</g)).toHaveLength(3);
  expect((await downloaded(page, 'CSV')).bytes.toString('utf8').match(/^line,/gm)).toHaveLength(3);
});

test('a file is asked for before much can be lost, what repeats comes again, and a price list fills a line', async () => {
  const { page } = await generator();
  await withBook(page);
  const own = part(page, 'Your year');
  await own.getByText('Save your invoices as a file').waitFor();
  const saved = await downloaded(page, 'Save them now');
  await expect.poll(() => own.getByText('Save your invoices as a file').count()).toBe(0);
  expect(JSON.parse(saved.bytes.toString('utf8'))).toMatchObject({ ledger: { saved: { documents: 3 } } });
  await own.getByLabel(`Repeat ${year}001`).selectOption('Every year');
  expect(await own.getByText('comes again').count()).toBe(0);
  await page.getByLabel('From the price list').selectOption({ index: 1 });
  await expect.poll(() => page.getByLabel('What it’s for').first().inputValue()).toMatch(/^Thing/);
  expect((await page.getByLabel('Price').first().inputValue()).replace(/\s/g, '')).toBe('500000');
  await field(page, 'Invoice number').fill('1');
  await button(page, 'Start over').click();
});

test('a price list is written, changed, chosen into a line and forgotten, and stays in the browser', async () => {
  const { page } = await generator({ viewport: { width: 360, height: 800 } });
  const kept = part(page, 'Kept in this browser');
  const list = () =>
    kept.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Change/ }) });
  await kept.getByText(/^Price list/).click();
  await kept.getByRole('button', { name: 'Add a price' }).click();
  await kept.getByLabel('What it’s for').fill('Consulting');
  await kept.getByRole('button', { name: 'Save the price' }).click();
  await kept.getByText('Enter the price').waitFor();
  await kept.getByLabel('Price', { exact: true }).fill('1 500,50');
  await kept.getByRole('button', { name: 'Save the price' }).click();
  await kept.getByText('Saved: Consulting.').waitFor();
  await kept.getByRole('button', { name: 'Change Consulting' }).click();
  await kept.getByLabel('What it’s for').fill('Advice');
  await kept.getByLabel('Unit').selectOption('day');
  const where = `${path} with a price that is changed`;
  expect(await axeFaults(page, where, '[aria-labelledby="kept-title"]')).toEqual([]);
  expect(await sidewaysFaults(page, where)).toEqual([]);
  await kept.getByRole('button', { name: 'Save the price' }).click();
  await expect.poll(() => list().count()).toBe(1);
  expect((await list().innerText()).replace(/[\s\u00a0\u202f]+/g, ' ')).toContain(
    'Advice 1 500.50 CZK / day',
  );
  // On a phone the lines are a step of their own.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await awake(page);
  await page.getByLabel('From the price list').selectOption({ index: 1 });
  await expect.poll(() => field(page, 'What it’s for').inputValue()).toBe('Advice');
  expect((await field(page, 'Price').inputValue()).replace(/\s/g, '')).toBe('1500.50');
  expect(await field(page, 'Unit').inputValue()).toBe('day');
  const pressed = kept.getByRole('button', { name: 'Save all as a file' });
  const [download] = await Promise.all([page.waitForEvent('download'), pressed.click()]);
  const book = JSON.parse((await bytesOf(download)).toString('utf8'));
  expect(book.prices).toMatchObject([{ description: 'Advice', unitPrice: 1500.5, unit: 'day' }]);
  await kept.getByText('Price list (1)').click();
  await kept.getByRole('button', { name: 'Forget Advice' }).click();
  await kept.getByRole('button', { name: 'Really forget Advice' }).click();
  await expect.poll(() => page.getByLabel('From the price list').count()).toBe(0);
});

test('an invoice that comes every month is due on its day, is written with one button, and is due again', async () => {
  const { page } = await generator();
  const on = async (day: string) => {
    await page.clock.setFixedTime(`${day}T09:00:00Z`);
    await page.reload();
    await awake(page);
    await part(page, 'Your year').waitFor();
  };
  await withBook(page);
  await on(`${year}-01-20`);
  const own = part(page, 'Your year');
  const due = own.getByText(`${year}001 for ${issued[0]?.customer.name} comes again`);
  await own.getByLabel(`Repeat ${year}001`).selectOption('Every month');
  expect(await due.count()).toBe(0);
  await on(`${year}-01-31`);
  expect(await due.count()).toBe(0);
  await on(`${year}-02-01`);
  await due.waitFor();
  await own.getByRole('button', { name: 'Write it' }).click();
  await expect.poll(() => field(page, 'Invoice number').inputValue()).toBe(`${year}004`);
  expect(await field(page, 'What it’s for').inputValue()).toBe('Thing 1');
  expect(await field(page, 'Date of issue').inputValue()).toBe(`01/02/${year}`);
  await expect.poll(() => due.count()).toBe(0);
  await on(`${year}-02-28`);
  expect(await due.count()).toBe(0);
  await on(`${year}-03-01`);
  await due.waitFor();
});

test.each([360, 1440])('the year has no fault at %i px', async (width) => {
  const { page } = await generator({ viewport: { width, height: 900 } });
  await withBook(page);
  const where = `${path} with a year at ${width} px`;
  const faults = [...(await axeFaults(page, where, 'main')), ...(await sidewaysFaults(page, where))];
  expect(faults).toEqual([]);
});
