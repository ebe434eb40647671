import { expect, inject, test } from 'vitest';
import {
  answer,
  button,
  drawing,
  field,
  fillIn,
  law,
  part,
  saved,
  sheet,
  useGenerator,
} from '../support/invoice/generator-page.ts';
import { readPdf } from '../support/invoice/read-pdf.ts';
import { pollOptions } from '../support/poll-options.ts';

const { web } = inject('product');
const { generator } = useGenerator(web);

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
    await expect.poll(async () => seen.has(await drawing(page)), pollOptions).toBe(false);
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
  // The server mends it.
  await expect
    .poll(() => field(page, 'Entry in a register').inputValue())
    .toContain('živnostenském rejstříku');
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

test('a logo is made small here; what is no picture is refused in words', async () => {
  const { page } = await generator();
  await button(page, 'See a sample').click();
  const logo = page.getByLabel(/^Logo/);
  await logo.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await page.getByText('You can’t use an SVG: save the logo as PNG.').waitFor();
  await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(9 * 1024 * 1024) });
  await page.getByText('The picture is larger than 8 MB.').waitFor();
  await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByText('We can’t read the picture.').waitFor();
  const screenshot = await page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 400 } });
  await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: screenshot });
  await page.getByAltText('Your logo').waitFor();
  const { raw } = readPdf((await saved(page)).bytes);
  expect(raw).toContain('/Subtype /Image');
  await button(page, 'Remove the logo').click();
  expect(await page.getByAltText('Your logo').count()).toBe(0);
});

test('careless and hostile texts are taken to the letter', async () => {
  const { page, faults } = await generator();
  await fillIn(page);
  const odd = '#panic() $x$ \\ <b>"\'&';
  // What no font of the document has is refused before it is made, and named.
  await page.getByLabel('What it’s for').fill(`${odd} 🙂 שלום 発`);
  await law(page)
    .getByText(/^The document’s font has no characters for 🙂/)
    .waitFor();
  await page.getByLabel('What it’s for').fill(odd);
  await page.getByLabel('Quantity').fill('-1');
  await law(page).getByText('The document’s font has no characters for').waitFor({ state: 'detached' });
  // Nobody pays a negative amount: that is said first.
  await button(page, 'Download the PDF').click();
  const { bytes } = await saved(page, 'Download anyway');
  const { files } = readPdf(bytes);
  expect(JSON.parse(files.get('invoice.json')?.bytes.toString('utf8') ?? '').invoice.lines[0]).toMatchObject({
    description: odd,
    quantity: -1,
  });
  await page.getByLabel('Price', { exact: true }).fill('9 999 999 999');
  await page.getByLabel('Price', { exact: true }).blur();
  await page.getByText('Price: enter a number from 0 to 1 000 000 000').waitFor();
  expect(faults).toEqual([]);
});

test('on paper there is the document and nothing else', async () => {
  const { page } = await generator();
  await button(page, 'See a sample').click();
  await sheet(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  const shown = () =>
    page
      .locator('h1, h2, footer, form, button, #answer img')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.localName));
  // The sheet is printed once it is drawn anew from what the sample says.
  await expect.poll(shown).toEqual(['img']);
});
