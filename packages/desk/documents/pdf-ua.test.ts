import { allDocuments } from '@majak/sites/all-tools';
import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { marksIn } from '../../../tests/support/pdf-marked-content.ts';
import { pdfUaFaults } from '../../../tests/support/pdf-ua.ts';
import { renderInvoice } from './cz/render-invoice.ts';
import { printDocument } from './print-document.ts';

const today = '2026-11-21';
const documents = (await allDocuments()).filter(({ slug }) => slug !== 'invoice');
const letter = documents.find(({ slug }) => slug === 'question-on-decision');

test.each(documents)(
  'the PDF of $slug keeps what its mark of PDF/UA-1 claims',
  async ({ template, view, sample }) => {
    expect(pdfUaFaults(await printDocument({ template, view: view(sample(today)) }))).toEqual([]);
  },
);

test.each(['classic', 'plain'] as const)(
  'an invoice in the %s look does too, with a logo',
  async (layout) => {
    const logo = await sharp({ create: { width: 300, height: 90, channels: 3, background: '#14263b' } })
      .png()
      .toBuffer();
    for (const kind of ['payer', 'nonPayer'] as const)
      expect(pdfUaFaults(await renderInvoice(sampleOf(kind, today), { layout, logo }))).toEqual([]);
  },
);

test('so does the receipt of an application, with answers below each other', async () => {
  const lines = [
    { under: '', label: 'Surname', text: 'Nováková' },
    { under: 'Child 1', label: 'First names', text: 'Ciara' },
  ];
  const view = {
    title: 'Change of address',
    facts: [{ label: 'Reference', text: 'MJK-0000-0000' }],
    parts: [{ title: 'You', lines }],
    note: 'These are your answers as we received them.',
  };
  expect(pdfUaFaults(await printDocument({ template: 'receipt', view }))).toEqual([]);
});

test('what is broken is seen', async () => {
  if (!letter) throw new Error('No letter');
  const pdf = await printDocument({ template: letter.template, view: letter.view(letter.sample(today)) });
  const spoilt = (from: string, to: string) =>
    pdfUaFaults(Buffer.from(Buffer.from(pdf).toString('latin1').replaceAll(from, to), 'latin1'));
  expect(spoilt('/DisplayDocTitle true', '/DisplayDocTitle 1   ')).toEqual(['07-001 the title is not shown']);
  expect(spoilt('<pdfuaid:part>1', '<pdfuaid:part>9')).toEqual(['06-002 no mark of PDF/UA']);
  expect(spoilt('/S /H2', '/S /H4')[0]).toMatch(/^14-003/);
  expect(spoilt('/ToUnicode', '/NoUnicode')[0]).toMatch(/^10-001/);
  expect(spoilt('/FontFile', '/FontPile').join()).toMatch(/31-009/);
  expect(spoilt('/S /P\n', '/S /Q\n')[0]).toMatch(/^02-001/);
});

test.each([
  ['/P <</MCID 3>> BDC (a \\) b (c)) Tj EMC /Artifact BMC 0 0 m S EMC', []],
  ['/Span <</Lang (cs)>> BDC /P <</MCID 0>> BDC [(a) 2 <0A>] TJ EMC EMC', []],
  ['(Tj) 1 w', []],
  ['(a) Tj', ['01-005 Tj outside of any mark']],
  ['/P <</MCID 0>> BDC (a) Tj EMC 0 0 m S', ['01-005 S outside of any mark']],
  ['/Span <</Lang (cs)>> BDC (a) Tj EMC', ['01-005 Tj outside of any mark']],
  ['/Artifact BMC /P <</MCID 0>> BDC EMC EMC', ['01-004 what is read in an ornament']],
  ['/P <</MCID 0>> BDC /Artifact BMC EMC EMC', ['01-003 an ornament in what is read']],
  ['/P <</MCID 0>> BDC', ['01 a mark without its end']],
])('%s: %j', (content, faults) => expect(marksIn(content).faults).toEqual(faults));
