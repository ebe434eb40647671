import { expect, test } from 'vitest';
import { pohodaFaults } from '../../../../../../../tests/support/invoice/pohoda-shape.ts';
import { writeZip } from '../../../invoice/write-zip.ts';
import { creditNoteOf } from '../model/derived-invoices.ts';
import { sampleOf } from '../model/sample.ts';
import { readXml } from '../reading/xml.ts';
import { readEntry } from '../reading/zip-entry.ts';
import { writeCsvOf } from './write-csv.ts';
import { writePohoda } from './write-pohoda.ts';

const today = '2026-11-23';
const payer = sampleOf('payer', today);
const credit = creditNoteOf(payer, { number: 'D2-2026001', today, reason: 'Wrong price' });

test('texts come out of an archive as they went in, by their names', async () => {
  const archive = writeZip([
    { name: 'a.isdoc', content: 'Žluťoučký kůň' },
    { name: 'b.isdoc', content: '' },
    { name: 'c.csv', content: 'x'.repeat(100_000) },
  ]);
  const text = async (ending: RegExp) => {
    const read = await readEntry(archive, ending, { left: 1_000_000 });
    return read.ok && read.value ? new TextDecoder().decode(read.value) : read;
  };
  expect(await text(/a\.isdoc$/)).toBe('Žluťoučký kůň');
  expect(await text(/c\.csv$/)).toHaveLength(100_000);
  expect(writeZip([])).toHaveLength(22);
});

test('Pohoda is told every document with its kind, days, customer, lines and rates', () => {
  const xml = writePohoda([payer, credit], payer.supplier.ico);
  expect(readXml(xml, 'dataPack').ok).toBe(true);
  for (const said of [
    `ico="${payer.supplier.ico}"`,
    '<inv:invoiceType>issuedInvoice</inv:invoiceType>',
    '<inv:invoiceType>issuedCreditNotice</inv:invoiceType>',
    '<inv:originalDocument>2026001</inv:originalDocument>',
    `<inv:date>${today}</inv:date>`,
    `<typ:company>${payer.customer.name}</typ:company>`,
    '<inv:rateVAT>high</inv:rateVAT>',
    '<inv:rateVAT>low</inv:rateVAT>',
    '<inv:roundingDocument>none</inv:roundingDocument>',
    '<typ:unitPrice>890</typ:unitPrice>',
  ])
    expect(xml, said).toContain(said);
  expect(xml).toContain('<inv:quantity>7.5</inv:quantity>');
  expect(xml).toContain('<inv:quantity>-7.5</inv:quantity>');
});

test('Pohoda rounds as the document does, and knows rates of earlier years by their percentage', () => {
  const earlier = {
    ...payer,
    issueDate: '2023-05-02',
    taxDate: '2023-05-02',
    rounding: 'crown' as const,
    lines: payer.lines.map((line) => ({ ...line, rate: 10 as const })),
  };
  const xml = writePohoda([earlier], payer.supplier.ico);
  expect(xml).toContain('<inv:rateVAT>historyLow</inv:rateVAT>');
  expect(xml).toContain('<inv:percentVAT>10</inv:percentVAT>');
  expect(xml).toContain('<inv:roundingDocument>math2one</inv:roundingDocument>');
  expect(writePohoda([payer], payer.supplier.ico)).not.toContain('percentVAT');
});

test('a document has the same id in every package, and no other has it', () => {
  const ids = (xml: string) =>
    [...xml.matchAll(/dataPackItem version="2.0" id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids(writePohoda([credit, payer], ''))).toEqual(['creditNote-D2-2026001', 'invoice-2026001']);
  expect(ids(writePohoda([payer], ''))).toEqual(['invoice-2026001']);
  expect(ids(writePohoda([payer, payer], ''))).toEqual(['invoice-2026001', 'invoice-2026001-2']);
});

test.each([
  ['an element that it does not know', '<inv:note>', '<inv:remark>'],
  ['a kind that it does not know', 'issuedInvoice', 'receipt'],
  ['a day in another form', `<inv:date>${today}`, '<inv:date>23.11.2026'],
  ['a text that is too long', '<inv:symVar>', `<inv:symVar>${'1'.repeat(20)}`],
  ['a rate of no name', '<inv:rateVAT>high', '<inv:rateVAT>21'],
  ['no version', 'version="2.0" id="majak"', 'id="majak"'],
])('the checker of packages for Pohoda finds %s', (_, right, wrong) => {
  const noted = writePohoda([{ ...payer, note: 'Thanks' }], payer.supplier.ico);
  expect(pohodaFaults(noted)).toEqual([]);
  const mistaken = noted.replace(right, wrong).replace(right.replace('<', '</'), wrong.replace('<', '</'));
  expect(mistaken).not.toBe(noted);
  expect(pohodaFaults(mistaken)).not.toEqual([]);
});

test('what is no home currency is told with its rate, and what a customer wrote is no markup', () => {
  const euro = {
    ...payer,
    currency: 'EUR' as const,
    exchange: { units: 1 as const, rate: 24.315, date: today },
    customer: { ...payer.customer, name: '<b>&"' },
  };
  const xml = writePohoda([euro], '12345679');
  for (const said of [
    '<typ:ids>EUR</typ:ids>',
    '<typ:rate>24.315</typ:rate>',
    '<inv:foreignCurrency>',
    '<typ:company>&lt;b&gt;&amp;&quot;</typ:company>',
  ])
    expect(xml, said).toContain(said);
  expect(xml).not.toContain('homeCurrency');
});

test('the table of a month has one head', () => {
  const rows = writeCsvOf([payer, credit]).trim().split('\r\n');
  expect(rows.filter((row) => row.includes('supplierIco'))).toHaveLength(1);
  expect(rows.filter((row) => row.includes('D2-2026001')).length).toBeGreaterThan(2);
});
