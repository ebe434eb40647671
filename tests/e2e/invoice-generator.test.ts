import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { useBrowser } from '../support/browser.ts';
import { readPdf } from '../support/invoice/read-pdf.ts';
import { sidewaysFaults } from '../support/layout.ts';

const { web } = inject('product');
const open = useBrowser();
const path = '/invoice-generator';

/** Opens the generator and waits until its script has taken over the form. */
async function generator(options: Parameters<typeof open>[0] = {}) {
  const visitor = await open({ viewport: { width: 1440, height: 900 }, ...options });
  await visitor.page.goto(web + path);
  await visitor.page.locator('#part-what').hover();
  await awake(visitor.page);
  return visitor;
}
const awake = (page: Page) => page.locator('#questions[data-live=true]').waitFor();

const field = (page: Page, label: string) => page.locator('#questions').getByLabel(label, { exact: true });
const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** What stands beside the form, its thin and hard spaces as plain ones. */
const answer = async (page: Page) =>
  (await page.locator('#answer').innerText()).replace(/[\u00a0\u202f]/g, ' ');
const law = (page: Page) => part(page, 'What the law wants');

/** What a freelancer types for a first invoice. */
async function fillIn(page: Page): Promise<void> {
  const you = part(page, 'You');
  await you.getByLabel('Your IČO (company ID)').fill('12345679');
  await you.getByLabel('Your name or company').fill('Ana Sample');
  await you.getByLabel('Street and number').fill('Dlouhá 1');
  await you.getByLabel('Postcode').fill('110 00');
  await you.getByLabel('Town').fill('Praha 1');
  const customer = part(page, 'Your customer');
  await customer.getByLabel('Name of the company').fill('Příklad s.r.o.');
  await customer.getByLabel('Street and number').fill('Krátká 2');
  await customer.getByLabel('Town').fill('Brno');
  await page.getByLabel('What for').fill('Translation of a contract');
  await page.getByLabel('Quantity').fill('7,5');
  await page.getByLabel('Price').fill('1 000');
  await field(page, 'Account number').fill('19-123457/0710');
}

const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());
async function saved(page: Page, name = 'Download the PDF') {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  await page.locator('#answer').getByText('say the same as the page').waitFor();
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}

const sheet = (page: Page) => page.locator('#answer img.sheet-page').first();
/** The words of the first page, as it is drawn: glyphs are paths, so the drawing itself is compared. */
const drawing = (page: Page) => sheet(page).getAttribute('src');

test('a first invoice, from an empty form to its PDF, with every file in it', async () => {
  const { page, faults } = await generator();
  await fillIn(page);
  // The account makes its IBAN, the number its symbol, the name the signature.
  expect(await field(page, 'IBAN').inputValue()).toBe('CZ3507100000190000123457');
  expect(await field(page, 'Issued by').inputValue()).toBe('Ana Sample');
  await expect.poll(() => answer(page)).toContain('7 500 CZK');
  const { name, bytes } = await saved(page);
  expect(name).toMatch(/^invoice-\d{4}001\.pdf$/);
  const { text, files, pages } = readPdf(bytes);
  expect(pages).toBe(1);
  for (const words of ['Ana Sample', 'Příklad s.r.o.', 'Translation of a contract', 'not a VAT payer'])
    expect(text.replaceAll('\n', ' ')).toContain(words);
  expect([...files.keys()].sort()).toEqual(
    ['factur-x.xml', 'invoice.json', name.replace('.pdf', '.isdoc')].sort(),
  );
  expect(await page.getByText('say the same as the page').innerText()).toMatch(/ISDOC, Factur-X, JSON, CSV/);
  expect(faults).toEqual([]);
});

test.each([
  ['ISDOC', /\.isdoc$/, '<ID>'],
  ['Factur-X (XML)', /\.xml$/, 'CrossIndustryInvoice'],
  ['JSON', /\.json$/, '"format": "majak-invoice"'],
  ['CSV', /\.csv$/, 'Translation of a contract'],
])('the %s comes alone too', async (name, ending, says) => {
  const { page } = await generator();
  await button(page, 'See a sample').click();
  const file = await saved(page, name);
  expect(file.name).toMatch(ending);
  expect(file.bytes.toString('utf8')).toContain(says);
});

test('the document is drawn anew with every change, in the language that was chosen', async () => {
  const { page } = await generator();
  await button(page, 'See a sample').click();
  await sheet(page).waitFor();
  const seen = new Set([await drawing(page)]);
  const changes = [
    () => page.getByLabel(/^Note/).fill('Thank you.'),
    () => page.getByLabel('Czech', { exact: true }).check(),
    () => page.getByLabel('Both', { exact: true }).check(),
    () => page.getByLabel(/^Plain/).check(),
    () => page.getByLabel(/^Put a QR code/).check(),
  ];
  for (const change of changes) {
    await change();
    await expect.poll(async () => seen.has(await drawing(page))).toBe(false);
    seen.add(await drawing(page));
  }
  // What is shown is a picture that loads.
  expect(
    await sheet(page).evaluate((image: HTMLImageElement) =>
      image.decode().then(() => image.naturalWidth > 0),
    ),
  ).toBe(true);
});

test('the code for the payment is off until it is switched on', async () => {
  const { page } = await generator();
  const qr = page.getByLabel(/^Put a QR code/);
  expect(await qr.isChecked()).toBe(false);
  await fillIn(page);
  const without = readPdf((await saved(page)).bytes).text;
  await qr.check();
  expect(without).not.toContain('QR payment');
  expect(readPdf((await saved(page)).bytes).text).toContain('QR payment');
});

test('the linter says what is missing with its section, and mends what it can', async () => {
  const { page } = await generator();
  await fillIn(page);
  await law(page)
    .getByText(/trade register|živnostensk/i)
    .first()
    .waitFor();
  expect(await law(page).innerText()).toMatch(/§ 435/);
  await law(page)
    .getByRole('button', { name: /živnostensk|register/i })
    .click();
  expect(await field(page, 'Entry in a register').inputValue()).toContain('živnostenském rejstříku');
  await law(page).getByText('Nothing is missing.').waitFor();
  await field(page, 'Your IČO (company ID)').fill('12345678');
  await law(page)
    .getByRole('link', { name: /check digit of your IČO/ })
    .click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('supplier.ico');
});

test('a customer elsewhere in the EU makes it a reverse charge', async () => {
  const { page } = await generator();
  await button(page, 'See a sample').click();
  await page.getByLabel(/^VAT payer\s*Registered/).check();
  await part(page, 'Your customer').getByLabel('Country').selectOption({ label: 'Germany' });
  await expect.poll(() => field(page, 'How it is taxed').inputValue()).toBe('euReverseCharge');
  await part(page, 'Your customer').getByLabel('VAT or tax number of the customer').fill('DE123456788');
  const { text } = readPdf((await saved(page)).bytes);
  expect(text.replaceAll('\n', ' ')).toContain('daň odvede zákazník');
});

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

test('a button that was pressed before the script was there is pressed again, and what was entered stays', async () => {
  const { page } = await open({ viewport: { width: 1440, height: 900 } });
  const scripts = Promise.withResolvers<void>();
  await page.route('**/_assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(web + path);
  await field(page, 'Your name or company').fill('Ana Sample');
  await page.getByLabel(/^Put a QR code/).check();
  await page.getByLabel(/^VAT payer\s*Registered/).check();
  await button(page, 'Add a line').click();
  scripts.resolve();
  await awake(page);
  await page.getByLabel('What for').nth(1).waitFor();
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

test('a number that another document has is not given twice without a word', async () => {
  const { page } = await generator();
  await fillIn(page);
  await saved(page);
  await part(page, 'Your customer').getByLabel('Name of the company').fill('Somebody else s.r.o.');
  const taken = page.getByText('was used for Příklad s.r.o. already');
  await taken.waitFor();
  await button(page, /^Take \d{4}002$/).click();
  await expect.poll(() => taken.count()).toBe(0);
});

test('a draft stays through a reload, and what replaced it can be undone', async () => {
  const { page } = await generator();
  await fillIn(page);
  await button(page, 'Add a line').click();
  await page.getByLabel('What for').nth(1).fill('A second line');
  await page.reload();
  await awake(page);
  expect(await page.getByLabel('What for').nth(1).inputValue()).toBe('A second line');
  expect(await field(page, 'Your name or company').inputValue()).toBe('Ana Sample');
  await button(page, 'Start over').click();
  expect(await field(page, 'Your name or company').inputValue()).toBe('');
  await button(page, 'Back to what was here').click();
  expect(await page.getByLabel('What for').nth(1).inputValue()).toBe('A second line');
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
  expect(await page.getByLabel('What for').inputValue()).toBe('Translation of a contract');
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
  await button(page, 'Erase everything').click();
  await page.getByText('Nothing yet. It fills with your first download.').waitFor();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await button(page, 'Undo erasing').click();
  await button(page, /^Duplicate/).waitFor();

  const { page: other } = await generator();
  const file = { name: 'invoice-book.json', mimeType: 'application/json', buffer: book };
  await other.getByLabel('Load from a file').setInputFiles(file);
  await other.getByText('Taken over: 1 document, 1 customer.').waitFor();
  await other.reload();
  await awake(other);
  await button(other, /^Duplicate/).waitFor();
  await other.getByLabel('Load from a file').setInputFiles({ ...file, buffer: Buffer.from('{}') });
  await other.getByText('This file is no book of invoices.').waitFor();
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
  expect(await other.getByLabel('What for').inputValue()).toBe('Translation of a contract');
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

test('a logo is made small here; what is no picture is refused in words', async () => {
  const { page } = await generator();
  await button(page, 'See a sample').click();
  const logo = page.getByLabel(/^Logo/);
  await logo.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await page.getByText('An SVG cannot be used: save the logo as PNG.').waitFor();
  await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(9 * 1024 * 1024) });
  await page.getByText('The picture is larger than 8 MB.').waitFor();
  await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByText('The picture cannot be read.').waitFor();
  const screenshot = await page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 400 } });
  await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: screenshot });
  await page.getByAltText('Your logo').waitFor();
  const { raw } = readPdf((await saved(page)).bytes);
  expect(raw).toContain('/Subtype /Image');
  await button(page, 'Remove the logo').click();
  expect(await page.getByAltText('Your logo').count()).toBe(0);
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
  await summary.getByRole('link', { name: 'The date of issue must be a real date' }).waitFor();
  // The document is still drawn, with gaps.
  await sheet(page).waitFor();
});

test('careless and hostile texts are taken to the letter', async () => {
  const { page, faults } = await generator();
  await fillIn(page);
  const odd = '#panic() $x$ \\ <b>"\'& 🙂 שלום 発';
  await page.getByLabel('What for').fill(odd);
  await page.getByLabel('Quantity').fill('-1');
  await law(page).getByText('Printed as a question mark').waitFor();
  // Nobody pays a negative amount: that is said first.
  await button(page, 'Download the PDF').click();
  const { bytes } = await saved(page, 'Download anyway');
  const { files } = readPdf(bytes);
  expect(JSON.parse(files.get('invoice.json')?.bytes.toString('utf8') ?? '').invoice.lines[0]).toMatchObject({
    description: odd,
    quantity: -1,
  });
  await page.getByLabel('Price').fill('9 999 999 999');
  await page.getByLabel('Price').blur();
  await page.getByText('Price must be from 0 to 1,000,000,000').waitFor();
  expect(faults).toEqual([]);
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
  await page.getByText('This site is not connected to ARES now.').waitFor();
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
  await page.getByText('The document cannot be drawn now').waitFor();
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

test('on paper there is the document and nothing else', async () => {
  const { page } = await generator();
  await button(page, 'See a sample').click();
  await sheet(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  const shown = await page
    .locator('h1, h2, footer, form, button, #answer img')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.localName));
  expect(shown).toEqual(['img']);
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
