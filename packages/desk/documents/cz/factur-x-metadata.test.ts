import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { readXml } from '@majak/tools/documents/cz/invoice/reading/xml';
import { expect, test } from 'vitest';
import { readPdf } from '../../../../tests/support/invoice/read-pdf.ts';
import { withMetadata } from '../pdf-metadata.ts';
import { renderInvoice } from './render-invoice.ts';

const payer = sampleOf('payer', '2026-11-21');
const pdf = await renderInvoice(payer, { layout: 'classic' });
const { metadata, raw } = readPdf(pdf);

test('the metadata says that a Factur-X invoice is inside, and describes the schema in which it says so', () => {
  expect(readXml(metadata, 'xmpmeta').ok).toBe(true);
  for (const words of [
    'xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"',
    '<fx:DocumentType>INVOICE</fx:DocumentType>',
    '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
    '<fx:Version>1.0</fx:Version>',
    '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    '<pdfaSchema:prefix>fx</pdfaSchema:prefix>',
  ])
    expect(metadata.split(words), words).toHaveLength(2);
  for (const name of ['DocumentType', 'DocumentFileName', 'Version', 'ConformanceLevel'])
    expect(metadata).toContain(`<pdfaProperty:name>${name}</pdfaProperty:name>`);
  expect(metadata).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
  expect(metadata).toContain('Vzorová Vendula');
});

test('the update stands after the file as it was, and points back to it', () => {
  const ends = [...raw.matchAll(/(?<=startxref\n\d+\n)%%EOF/g)].map(({ index }) => index);
  expect(ends).toHaveLength(2);
  const [before, after] = [raw.slice(0, ends[0]), raw.slice(ends[0])];
  const start = /startxref\n(\d+)/.exec(before)?.[1];
  expect(after).toContain(`/Prev ${start}\n`);
  const [table = 0, entry = 0] = [/startxref\n(\d+)/, /\n(\d{10}) 00000 n /].map((mark) =>
    Number(mark.exec(after)?.[1]),
  );
  expect(raw.slice(table)).toMatch(/^xref\n\d+ 1\n/);
  expect(raw.slice(entry)).toMatch(/^\d+ 0 obj\n<<\n {2}\/Length \d+\n {2}\/Type \/Metadata/);
});

test('a document without Factur-X says nothing of it', async () => {
  const nameless = { ...payer, regime: 'simplified', customer: { ...payer.customer, name: '' } } as const;
  const read = readPdf(await renderInvoice(nameless, { layout: 'classic' }));
  expect([...read.files.keys()]).not.toContain('factur-x.xml');
  expect(read.metadata).not.toContain('fx:');
});

test.each([
  ['nothing', ''],
  ['another file', 'PK\u0003\u0004'],
  ['a file without its table', raw.slice(0, 5_000)],
  ['a file that was updated already', raw],
  [
    'a table that leads nowhere',
    raw.slice(0, raw.search(/(?<=startxref\n\d+\n)%%EOF/) + 5).replace(/startxref\n\d+/, 'startxref\n7'),
  ],
])('%s is refused, not spoilt', (_, file) =>
  expect(() => withMetadata(Buffer.from(file, 'latin1'), [])).toThrow(/^The (PDF|metadata) has/),
);
