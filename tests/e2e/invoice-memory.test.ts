import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import {
  answer,
  awake,
  button,
  bytesOf,
  field,
  fillIn,
  part,
  path,
  saved,
  useGenerator,
} from '../support/invoice/generator-page.ts';
import { readPdf } from '../support/invoice/read-pdf.ts';

const { web } = inject('product');
const { generator } = useGenerator(web);

test('two tabs lose nothing of each other: an untouched one writes nothing', async () => {
  const { page, context } = await generator();
  const other = await context.newPage();
  await other.goto(web + path);
  await other.locator('#part-what').hover();
  await awake(other);
  await fillIn(page);
  await other.close({ runBeforeUnload: false });
  await page.reload();
  await awake(page);
  expect(await field(page, 'Your name or company').inputValue()).toBe('Ana Sample');
});

test('a number that another document has is not given twice without a word', async () => {
  const { page } = await generator();
  await fillIn(page);
  await saved(page);
  await part(page, 'Your customer').getByLabel('Name of the company').fill('Somebody else s.r.o.');
  const taken = page.getByText('was already used for Příklad s.r.o.');
  await taken.waitFor();
  await button(page, /^Take \d{4}002$/).click();
  await expect.poll(() => taken.count()).toBe(0);
});

test('a draft stays through a reload, and what replaced it can be undone', async () => {
  const { page } = await generator();
  await fillIn(page);
  await button(page, 'Add a line').click();
  await page.getByLabel('What it’s for').nth(1).fill('A second line');
  await page.reload();
  await awake(page);
  expect(await page.getByLabel('What it’s for').nth(1).inputValue()).toBe('A second line');
  expect(await field(page, 'Your name or company').inputValue()).toBe('Ana Sample');
  await button(page, 'Start over').click();
  expect(await field(page, 'Your name or company').inputValue()).toBe('');
  await button(page, 'Back to what was here').click();
  expect(await page.getByLabel('What it’s for').nth(1).inputValue()).toBe('A second line');
});

test('what was downloaded is remembered: the next number, the parties, and documents made from it', async () => {
  const { page } = await generator();
  await fillIn(page);
  await saved(page);
  const year = new Date().getFullYear();
  await button(page, 'Start over').click();
  expect(await field(page, 'Invoice number').inputValue()).toBe(`${year}002`);
  expect(await field(page, 'Your name or company').inputValue()).toBe('Ana Sample');
  expect(await part(page, 'Your customer').getByLabel('Name of the company').inputValue()).toBe('');
  await page.getByLabel('Use a remembered customer').selectOption({ label: 'Příklad s.r.o.' });
  expect(await part(page, 'Your customer').getByLabel('Name of the company').inputValue()).toBe(
    'Příklad s.r.o.',
  );

  const kept = part(page, 'Kept in this browser');
  await kept.getByRole('button', { name: /^Duplicate/ }).click();
  expect(await field(page, 'Invoice number').inputValue()).toBe(`${year}002`);
  expect(await page.getByLabel('What it’s for').inputValue()).toBe('Translation of a contract');
  await kept.getByRole('button', { name: /^Credit note/ }).click();
  expect(await page.getByLabel('Credit note', { exact: true }).isChecked()).toBe(true);
  expect(await field(page, 'Number of the invoice it corrects').inputValue()).toBe(`${year}001`);
  expect(await field(page, 'Invoice number').inputValue()).toBe(`D2-${year}001`);
  await field(page, 'Reason for the correction').fill('Wrong price');
  const { text } = readPdf((await saved(page)).bytes);
  expect(text).toContain('Credit note');
  expect(text).toContain('Wrong price');
});

test('a proforma that was paid becomes its invoice', async () => {
  const { page } = await generator();
  await fillIn(page);
  await page.getByLabel('Proforma', { exact: true }).check();
  await saved(page);
  await part(page, 'Kept in this browser')
    .getByRole('button', { name: /^Invoice it/ })
    .click();
  expect(await page.getByLabel('Invoice', { exact: true }).isChecked()).toBe(true);
  await expect.poll(() => answer(page)).toMatch(/Amount due\s+0 CZK/);
});

test('the book is saved as a file, erased, brought back, and taken over by another browser', async () => {
  const { page } = await generator();
  await fillIn(page);
  await saved(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save all as a file').click(),
  ]);
  const book = await bytesOf(download);
  const logo = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 40 } });
  await page.getByLabel(/^Logo/).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: logo });
  await page.getByAltText('Your logo').waitFor();
  await button(page, 'Erase everything').click();
  await page.getByText('Nothing yet. Your first download will appear here.').waitFor();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await button(page, 'Undo erasing').click();
  await button(page, /^Duplicate/).waitFor();

  const { page: other } = await generator();
  const file = { name: 'invoice-book.json', mimeType: 'application/json', buffer: book };
  await other.getByLabel('Load from a file').setInputFiles(file);
  await other.getByText('Added: 1 document, 1 customer.').waitFor();
  await other.reload();
  await awake(other);
  await button(other, /^Duplicate/).waitFor();
  await other.getByLabel('Load from a file').setInputFiles({ ...file, buffer: Buffer.from('{}') });
  await other.getByText('This file doesn’t have saved invoices in it.').waitFor();
});

/** Drops a file on the page, as a person does who drags it from a folder. */
const drop = (page: Page, name: string, bytes: Buffer) =>
  page.evaluate(
    ({ name, base64 }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], name));
      const event = (type: string) =>
        new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event('dragover'));
      document.body.dispatchEvent(event('drop'));
    },
    { name, base64: bytes.toString('base64') },
  );

test('an invoice is opened again from its own PDF, dropped on the page, and from its ISDOC', async () => {
  const { page } = await generator();
  await fillIn(page);
  const pdf = await saved(page);
  const isdoc = await saved(page, 'ISDOC');
  const { page: other } = await generator();
  await drop(other, pdf.name, pdf.bytes);
  await other.getByText(`${pdf.name} is open.`).waitFor();
  expect(await other.getByLabel('What it’s for').inputValue()).toBe('Translation of a contract');
  expect(await field(other, 'Account number').inputValue()).toBe('19-123457/0710');
  await button(other, 'Start over').click();
  await other
    .getByLabel('Invoice to open')
    .setInputFiles({ name: isdoc.name, mimeType: '', buffer: isdoc.bytes });
  await other.getByText(`${isdoc.name} is open.`).waitFor();
  expect(await other.getByLabel('Quantity').inputValue()).toBe('7.5');
});

test('a file that is no invoice says so, and nothing that was entered is lost', async () => {
  const { page } = await generator();
  await fillIn(page);
  await drop(page, 'other.pdf', Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF'));
  await page.getByText('What you had entered is still here.').waitFor();
  await drop(page, 'photo.png', Buffer.from('\x89PNG\r\n\x1a\nxxxx', 'latin1'));
  await page
    .getByText(/picture|PNG/)
    .first()
    .waitFor();
  expect(await field(page, 'Your name or company').inputValue()).toBe('Ana Sample');
});
