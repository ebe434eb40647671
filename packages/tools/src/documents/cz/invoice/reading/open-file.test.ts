import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pdfWith, zipWith } from '../../../../../../../tests/support/invoice/packed-files.ts';
import { writeFacturX } from '../formats/factur-x.ts';
import { writeIsdoc } from '../formats/isdoc.ts';
import { writeJson } from '../formats/write-json.ts';
import { sampleOf } from '../model/sample.ts';
import { openInvoiceFile } from './open-file.ts';

const invoice = sampleOf('payer', '2026-11-21');
const other = { ...invoice, number: 'OTHER' };
const uuid = '11111111-2222-8333-8444-555555555555';
const isdocOf = (given: typeof invoice) => {
  const written = writeIsdoc(given, { uuid });
  if (!written.ok) throw new Error(written.error);
  return written.value;
};
const isdoc = isdocOf(invoice);
const json = writeJson(invoice);
const facturX = writeFacturX(invoice);
const facturXText = facturX.ok ? facturX.value : '';

const bytes = (content: string | Uint8Array) => new Uint8Array(Buffer.from(content));
const open = (content: string | Uint8Array, name = 'file') => openInvoiceFile(bytes(content), name);
const file = (name: string, content: string) => ({ name, content });
const inPdf = (files: { name: string; content: string }[], options = {}) => pdfWith(files, options);

const good: [what: string, from: string, content: string | Uint8Array][] = [
  ['our JSON', 'json', json],
  ['our JSON behind a byte order mark', 'json', `\uFEFF${json}`],
  ['our ISDOC', 'isdoc', isdoc],
  ['ISDOC behind a byte order mark', 'isdoc', `\uFEFF${isdoc}`],
  ['ISDOC in UTF-16', 'isdoc', Buffer.from(`\uFEFF${isdoc}`, 'utf16le')],
  ['an .isdocx', 'isdoc', zipWith([file('manifest.xml', '<m/>'), file('a/F1.ISDOC', isdoc)])],
  ['an .isdocx that is not packed', 'isdoc', zipWith([file('F1.isdoc', isdoc)], { store: true })],
  ['a PDF with JSON', 'pdf', inPdf([file('invoice.json', json)])],
  ['a PDF with ISDOC', 'pdf', inPdf([file('F1.isdoc', isdoc)])],
  [
    'a PDF with all of them: JSON before the others',
    'pdf',
    inPdf([file('factur-x.xml', facturXText), file('f.isdoc', isdocOf(other)), file('invoice.json', json)]),
  ],
  [
    'a PDF whose JSON is broken, with ISDOC',
    'pdf',
    inPdf([file('invoice.json', '{"format":"majak-invoice"'), file('f.isdoc', isdoc)]),
  ],
  ['a PDF with objects in streams', 'pdf', inPdf([file('f.isdoc', isdoc)], { packed: true })],
  ['a PDF whose lengths are elsewhere', 'pdf', inPdf([file('f.isdoc', isdoc)], { length: () => '9 0 R' })],
  ['a PDF whose lengths are wrong', 'pdf', inPdf([file('f.isdoc', isdoc)], { length: () => '3' })],
  ['a PDF behind other bytes', 'pdf', Buffer.concat([Buffer.from('junk\n'), inPdf([file('f', isdoc)])])],
];

test.each(good)('%s opens as it was', async (_, from, content) => {
  expect(await open(content)).toEqual({ ok: true, value: { invoice, from, notes: [] } });
});

test('what was added at the end of a PDF takes the place of what was there', async () => {
  const added = deflateSync(json).toString('latin1');
  const more = `200 0 obj\n<< /Filter /FlateDecode >>\nstream\r\n${added}\r\nendstream\nendobj\n`;
  const changed = inPdf([file('invoice.json', writeJson(other))], { more });
  expect(await open(changed)).toMatchObject({ ok: true, value: { invoice } });
});

test('a file that nothing points to any more is not opened', async () => {
  const more = '100 0 obj\n<< /Type /Filespec /EF << /F 201 0 R >> >>\nendobj\n';
  const changed = inPdf([file('a.json', writeJson(other)), file('b.json', json)], { more });
  expect(await open(changed)).toMatchObject({ ok: true, value: { invoice } });
});

test('changed totals are computed anew, and said', async () => {
  const changed = json.replace(/("payable": ")[\d.]+/, '$10.01');
  expect(await open(changed)).toMatchObject({
    value: { invoice, notes: [expect.stringContaining('worked out again')] },
  });
});

const bomb = Buffer.alloc(60 * 1024 * 1024, ' ');
const facturXOnly = inPdf([file('factur-x.xml', facturXText)]);
const bad: [what: string, content: string | Uint8Array, says: RegExp][] = [
  ['nothing', '', /empty/],
  ['more than 20 MB', Buffer.alloc(20 * 1024 * 1024 + 1), /20 MB/],
  ['a text', 'hello', /“file” isn’t an invoice/],
  ['zeros', Buffer.alloc(1000), /isn’t an invoice/],
  ['HTML', '<!DOCTYPE html><html></html>', /web page/],
  ['XHTML', '<?xml version="1.0"?>\n<html xmlns="x"/>', /web page/],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), /picture \(PNG\)/],
  ['a photo', Buffer.from('ffd8ffe000104a46', 'hex'), /picture \(JPEG\)/],
  ['half an ISDOC', isdoc.slice(0, isdoc.length / 2), /not well-formed/],
  ['other XML', '<a/>', /no element Invoice/],
  ['UBL', '<Invoice xmlns="urn:oasis:names"><ID>1</ID></Invoice>', /isn’t an ISDOC/],
  [
    'ISDOC with nothing inside',
    '<Invoice xmlns="http://isdoc.cz/namespace/2013"><ID/></Invoice>',
    /cannot be opened/,
  ],
  ['Factur-X', facturXText, /Factur-X/],
  ['entities', `<!DOCTYPE Invoice [<!ENTITY a "b">]>${isdoc}`, /document type/],
  ['XML that is nested deeply', '<Invoice>'.repeat(50_000), /well-formed|damaged/],
  ['XML in an encoding that is none', '<?xml version="1.0" encoding="none"?><Invoice/>', /isn’t an invoice/],
  ['half a JSON', json.slice(0, 300), /isn’t JSON/],
  ['other JSON', '{"a":1}', /wasn’t made by this generator/],
  ['JSON of ours without an invoice', '{"format":"majak-invoice"}', /cannot be opened/],
  [
    'JSON that is nested deeply',
    `{"format":"majak-invoice","invoice":${'['.repeat(100_000)}`,
    /JSON|damaged/,
  ],
  ['a PDF without files', inPdf([]), /In this PDF there’s no invoice/],
  ['a PDF with another file', inPdf([file('a.txt', 'hello')]), /no invoice/],
  ['a PDF with Factur-X alone', facturXOnly, /as Factur-X/],
  ['an encrypted PDF', inPdf([file('f', isdoc)], { trailer: '<< /Encrypt 9 0 R >>' }), /encrypted/],
  [
    'an encrypted PDF without a trailer',
    inPdf([], { more: '9 0 obj\n<< /Type /XRef /Encrypt 8 0 R >>\nstream\n\nendstream\nendobj\n' }),
    /encrypted/,
  ],
  ['half a PDF', inPdf([file('f', isdoc)]).subarray(0, 400), /incomplete/],
  [
    'a PDF packed in an unknown way',
    Buffer.from(
      inPdf([file('f', isdoc)])
        .toString('latin1')
        .replaceAll('FlateDecode', 'LZWDecode'),
      'latin1',
    ),
    /can’t read part of this PDF/,
  ],
  [
    'a PDF with a broken part',
    Buffer.from(
      inPdf([file('f', isdoc)])
        .toString('latin1')
        .replace('stream\nx', 'stream\n?'),
      'latin1',
    ),
    /can’t read part of this PDF/,
  ],
  [
    'a PDF with a bomb',
    inPdf([{ name: 'f', content: bomb.toString('latin1') }]),
    /can’t read part of this PDF/,
  ],
  ['an empty archive', zipWith([]), /no ISDOC/],
  ['a Word document', zipWith([file('word/document.xml', '<w/>')]), /no ISDOC/],
  ['a locked archive', zipWith([file('f.isdoc', isdoc)], { flags: 1 }), /password/],
  ['half an archive', zipWith([file('f.isdoc', isdoc)]).subarray(0, 200), /incomplete/],
  ['a bomb in an archive', zipWith([{ name: 'f.isdoc', content: bomb }]), /damaged/],
  ['an archive with half a file', zipWith([file('f.isdoc', isdoc)]).fill(0xff, 60, 400), /damaged/],
];

test.each(bad)('%s: a clear message', async (_, content, says) => {
  const opened = await open(content);
  expect(opened).toEqual({ ok: false, error: expect.stringMatching(says) });
  expect(opened).toMatchObject({ error: expect.stringMatching(/^\S.*\.$/) });
});

describe('what is made to keep a reader busy is soon done with', () => {
  const size = 5 * 1024 * 1024;
  test.each([
    ['digits', '1'],
    ['objects without an end', '1 0 obj\n'],
    ['streams without an end', '1 0 obj<<>>\nstream\n'],
    ['streams without an end of their object', '1 0 obj<<>>\nstream\nendstream '],
    ['open dictionaries', '1 0 obj<</EF<<'],
    ['spaces', '1 0 obj<</Length          '],
    ['trailers', 'trailer'],
    ['filters', '1 0 obj<</Filter/Length 1'],
  ])('%s', { timeout: 10_000 }, async (_, part) => {
    const text = `%PDF-1.7\n${part.repeat(size / part.length)}`;
    expect(await open(text)).toMatchObject({ ok: false });
  });

  test.each(['<', '<a>', '<Invoice a="', '<!--', '<![CDATA[', '&#'])(
    'XML of %s',
    { timeout: 10_000 },
    async (part) => {
      const text = `<Invoice xmlns="http://isdoc.cz/namespace/2013">${part.repeat(1_000_000 / part.length)}`;
      expect(await open(text)).toMatchObject({ ok: false });
    },
  );
});
