import { facturXFileName, writeFacturX } from '@majak/tools/documents/cz/invoice/formats/factur-x';
import { writeIsdoc } from '@majak/tools/documents/cz/invoice/formats/isdoc';
import { regimes } from '@majak/tools/documents/cz/invoice/model/choices';
import { readInvoice } from '@majak/tools/documents/cz/invoice/model/invoice';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { readJson } from '@majak/tools/documents/cz/invoice/reading/read-json';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPdf } from '../../../../tests/support/invoice/read-pdf.ts';
import { BrokenLogo } from '../broken-logo.ts';
import { documentUuid, layouts } from './invoice-document.ts';
import { drawPages, renderInvoice } from './render-invoice.ts';

const today = '2026-11-21';
const payer = { ...sampleOf('payer', today), qr: true };
const render = async (invoice: Invoice, layout: (typeof layouts)[number] = 'classic') =>
  readPdf(await renderInvoice(invoice, { layout }));
const all = regimes.flatMap((regime) => layouts.map((layout) => ({ regime, layout })));

/** As somebody would send it: what the schema refuses proves nothing. */
function changed(change: Partial<Invoice>): Invoice {
  const read = readInvoice({ ...payer, ...change });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}
const lined = (...descriptions: string[]) =>
  changed({
    lines: descriptions.map((description) => ({
      description,
      quantity: 1,
      unit: 'piece',
      unitPrice: 1234.5,
      discountPercent: 0,
      rate: 21,
    })),
  });

test.each(all)('the sample of a $regime in $layout is a tagged PDF/A-3a', async ({ regime, layout }) => {
  const { metadata, raw, pages } = await render({ ...sampleOf(regime, today), qr: true }, layout);
  expect(metadata).toMatch(/<pdfaid:part>3</);
  expect(metadata).toMatch(/<pdfaid:conformance>A</);
  expect(/\/MarkInfo <<\s*\/Marked true/.test(raw)).toBe(true);
  expect(/\/Lang \(en\)/.test(raw)).toBe(true);
  for (const tag of ['H1', 'H2', 'Table', 'THead', 'TH', 'TD'])
    expect(raw.includes(`/S /${tag}\n`), tag).toBe(true);
  expect(pages).toBe(1);
});

test.each(regimes)('ISDOC and Factur-X are inside the PDF of a %s, byte for byte', async (regime) => {
  const sample = sampleOf(regime, today);
  const { files } = await render(sample);
  const expected = {
    'invoice-2026001.isdoc': writeIsdoc(sample, { uuid: documentUuid(sample) }),
    [facturXFileName]: writeFacturX(sample),
  };
  expect([...files.keys()].sort()).toEqual([...Object.keys(expected), 'invoice.json'].sort());
  for (const [name, written] of Object.entries(expected)) {
    const file = files.get(name);
    expect(file).toMatchObject({ relationship: 'Alternative', mime: 'text/xml' });
    expect(file?.bytes.toString('utf8')).toBe(written.ok && written.value);
  }
});

test('what an invoice has no right form for is not attached; its own fields always are', async () => {
  const credit = changed({ kind: 'creditNote' });
  const { files } = await render(credit);
  expect([...files.keys()]).toEqual([facturXFileName, 'invoice.json']);
  const file = files.get('invoice.json');
  expect(file).toMatchObject({ relationship: 'Source', mime: 'application/json' });
  expect(readJson(file?.bytes.toString('utf8') ?? '')).toMatchObject({
    ok: true,
    value: { invoice: credit },
  });
});

test.each(layouts)('number, parties, days and totals can be read in %s', async (layout) => {
  const { text } = await render({ ...payer, language: 'cs', note: 'Příliš žluťoučký kůň' }, layout);
  const said = [
    'Faktura 2026001',
    'Vzorová Vendula (invented)',
    'Příklad s.r.o. (invented)',
    'CZ35 0710 0000 1900 0012 3457',
    'daňový doklad',
    'Příliš žluťoučký kůň',
    '7\u00a0624,99\u00a0Kč',
    '1\u00a0515,75\u00a0Kč',
    '9\u00a0140,74\u00a0Kč',
    '21.\u00a011.\u00a02026',
    'Strana 1 z 1',
  ];
  for (const words of said) expect(text).toContain(words);
});

test('a non-payer says so, and has no table of rates', async () => {
  const { text } = await render(sampleOf('nonPayer', today));
  expect(text).toContain('The supplier is not a VAT payer.');
  expect(text).not.toContain('VAT rate');
});

test.each([
  '#panic("no")',
  '#read("/etc/passwd")',
  '$x^2$ \\ *bold* _slanted_ `code`',
  '@reference <label> // gone',
  '"], "layout": "none',
  "\\u{41} ~ -- --- ... ' quoted",
])('%s is printed as it was typed', async (typed) => {
  const { text } = await render(
    changed({ note: typed, supplier: { ...payer.supplier, name: typed }, lines: lined(typed).lines }),
  );
  expect(text.split('\n').filter((line) => line === typed)).toHaveLength(3);
});

test('the fonts of the documents know names of all of Europe and Vietnam', async () => {
  const names = ['Đặng Thị Hồng Nhung', 'Żółć Łukasz', 'Ștefan Țîrlea', 'Олексій Їжак', 'Ångström Øre ß'];
  const { text } = await render(lined(...names));
  for (const name of names) expect(text).toContain(name);
});

test('what the fonts lack becomes its plain letters or a question mark, and stays whole in the attachments', async () => {
  const typed = ['Party 👩‍👩‍👧 🎉', 'חשבונית', 'فاتورة', '発票', 'ﬁne Ǎ ㎡'];
  const { text, files } = await render(lined(...typed));
  for (const words of ['Party ? ?', '???????', 'fine A m2']) expect(text).toContain(words);
  const isdoc = files.get('invoice-2026001.isdoc')?.bytes.toString('utf8');
  for (const words of typed) expect(isdoc).toContain(words);
});

test('five hundred lines go over many pages, each with the head of the table and its number', async () => {
  const { text, pages } = await render(
    lined(...Array.from({ length: 500 }, (_, at) => `Line ${at + 1} of many`)),
  );
  expect(pages).toBeGreaterThan(10);
  const said = text.split('\n');
  expect(said.filter((words) => words === 'Description').length).toBeGreaterThanOrEqual(pages - 1);
  for (const page of [1, 2, pages]) expect(said).toContain(`Page ${page} of ${pages}`);
  for (const at of [1, 250, 500]) expect(said).toContain(`Line ${at} of many`);
});

test('the sums and the name below them never stand on a page without a line', async () => {
  const counts = Array.from({ length: 30 }, (_, at) => at + 1);
  const alone: number[] = [];
  for (const count of counts) {
    const lines = lined(...Array.from({ length: count }, (_, at) => `Line ${at + 1} of many`));
    const { text, pages } = await render(lines);
    const last = text.split(`Page ${pages - 1} of ${pages}`).at(-1) ?? '';
    if (
      !(last.includes(`Line ${count} of many`) && last.includes('Amount due') && last.includes('Issued by'))
    )
      alone.push(count);
  }
  expect(alone).toEqual([]);
});

test('what is to be paid and by when stand at the top, before anything else', async () => {
  const { text } = await render(payer);
  const said = text.split('\n');
  const at = (words: string) => said.indexOf(words);
  expect(at('Amount due')).toBeGreaterThan(-1);
  expect(at('Amount due')).toBeLessThan(at('Due date'));
  expect(at('Due date')).toBeLessThan(at('Supplier'));
});

test('a document has a colour of one’s own, in the layout that has colours', async () => {
  const [usual, own, plain] = await Promise.all([
    drawPages(payer, { layout: 'classic' }),
    drawPages(payer, { layout: 'classic', accent: '#7a1f4b' }),
    drawPages(payer, { layout: 'plain', accent: '#7a1f4b' }),
  ]);
  expect([usual, own, plain].map((pages) => pages.join('').includes('#7a1f4b'))).toEqual([
    false,
    true,
    false,
  ]);
});

test('the longest texts and the largest amounts take no more pages than they need', async () => {
  const wide = lined('W'.repeat(1000)).lines.map((line) => ({ ...line, unitPrice: 999_999_999.9999 }));
  const tall = lined(`${'a\n'.repeat(499)}a`).lines;
  const long = changed({ lines: [...wide, ...tall], note: 'ř'.repeat(2000), number: '9'.repeat(40) });
  const { pages, text } = await render(long);
  expect(pages).toBeLessThan(16);
  expect(text).toContain('1,000,000,000.00');
});

test('the same invoice gives the same file', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => renderInvoice(payer, { layout: 'classic' })));
  expect(one).toEqual(other);
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } });

test.each(['png', 'jpeg', 'webp'] as const)('a logo as %s is part of the document', async (format) => {
  const logo = await picture(3000, 200).toFormat(format).toBuffer();
  const { raw } = readPdf(await renderInvoice(payer, { layout: 'classic', logo }));
  expect(/\/Width 1417\n/.test(raw)).toBe(true);
  // What it says to who cannot see it, as PDF writes texts beyond ASCII.
  const said = Buffer.from(`\ufeff${payer.supplier.name}`, 'utf16le').swap16().toString('hex');
  expect(raw.includes(`/Alt <${said.toUpperCase()}>`)).toBe(true);
});

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
  ['half a picture', Buffer.from('89504e470d0a1a0a0000', 'hex')],
])('%s is no logo', async (_, logo) => {
  await expect(renderInvoice(payer, { layout: 'plain', logo })).rejects.toThrow(BrokenLogo);
});
