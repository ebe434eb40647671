import { expect, test } from 'vitest';
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
    '<inv:percentVAT>12</inv:percentVAT>',
    '<typ:unitPrice>890</typ:unitPrice>',
  ])
    expect(xml, said).toContain(said);
  expect(xml).toContain('<inv:quantity>7.5</inv:quantity>');
  expect(xml).toContain('<inv:quantity>-7.5</inv:quantity>');
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
