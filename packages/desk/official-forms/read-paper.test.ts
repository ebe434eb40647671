import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { lockedPdf } from '../../../tests/support/locked-pdf.ts';
import { readPaper } from './read-paper.ts';

const root = path.join(import.meta.dirname, '../../..');
const { drawPages } = await import('./draw-pages.ts');
const sample = readFileSync(path.join(root, 'sites/cz/official-forms/sample-office-form.pdf'));

async function changed(change: (document: PDFDocument) => unknown): Promise<Uint8Array> {
  const document = await PDFDocument.load(sample);
  await change(document);
  return document.save({ updateFieldAppearances: false });
}
async function read(bytes: Uint8Array) {
  const paper = await readPaper(bytes, root, drawPages);
  if ('refused' in paper) throw new Error(paper.refused);
  return paper;
}
const mediaBox = PDFName.of('MediaBox');
function insideItself(document: PDFDocument) {
  const [field] = document.getForm().acroForm.getAllFields();
  if (field) field[0].dict.set(PDFName.of('Kids'), document.context.obj([field[1]]));
}
const refusal = async (bytes: Uint8Array) => {
  const paper = await readPaper(bytes, root, drawPages);
  return 'refused' in paper ? paper.refused : undefined;
};

test('a paper is read: its fields in their order, with what the paper calls them, and a picture of each page', async () => {
  const { fields, pages, pictures } = await read(sample);
  expect(fields).toHaveLength(25);
  expect(fields[0]).toMatchObject({
    name: 'prijmeni',
    label: 'Příjmení',
    kind: 'text',
    maxLength: 20,
    comb: true,
  });
  const stav = fields.find(({ name }) => name === 'stav');
  expect(stav).toMatchObject({ kind: 'choice', options: expect.arrayContaining(['ženatý / vdaná']) });
  expect(fields.find(({ name }) => name === 'deti_ano')).toMatchObject({
    kind: 'tick',
    places: [{ page: 1 }],
  });
  for (const { left, top, width, height } of fields.flatMap(({ places }) => places)) {
    expect(Math.min(left, top)).toBeGreaterThan(0);
    expect(Math.max(left + width, top + height)).toBeLessThan(1);
  }
  expect(pages).toHaveLength(2);
  expect(await sharp(pictures[1]).metadata()).toMatchObject({ format: 'webp', width: 1400 });
});

test('scripts and actions are taken out, and the fields stay', async () => {
  const { pdf, fields } = await read(
    await changed((document) => {
      document.addJavaScript('main', 'app.alert(1)');
      const { context, catalog } = document;
      const action = () =>
        context.register(context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(2)') }));
      catalog.set(PDFName.of('OpenAction'), action());
      document.getPage(0).node.set(PDFName.of('AA'), context.obj({ O: action() }));
      const { dict } = document.getForm().getTextField('jmeno').acroField;
      dict.set(PDFName.of('AA'), context.obj({ K: action() }));
      dict.set(PDFName.of('A'), context.obj({ S: 'SubmitForm', F: PDFString.of('https://x.example') }));
    }),
  );
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  expect(await document.hasJSActions()).toBe(false);
  expect(await document.getOpenAction()).toBeNull();
  await loading.destroy();
  expect(fields).toHaveLength(25);
});

test('what cannot be filled in is refused in a sentence', async () => {
  expect(await refusal(Buffer.from('504b0304140000000800', 'hex'))).toContain('isn’t a PDF');
  expect(await refusal(Buffer.from('%PDF-1.7\nnothing more'))).toContain('damaged');
  const blank = await PDFDocument.create();
  blank.addPage();
  expect(await refusal(await blank.save())).toContain('no fields');
  expect(
    await refusal(await changed((document) => document.encrypt({ userPassword: 'x', ownerPassword: 'y' }))),
  ).toContain('locked with a password');
  expect(await refusal(lockedPdf(sample, ''))).toContain('locked with a password');
  const withXfa = await changed((document) =>
    document.getForm().acroForm.dict.set(PDFName.of('XFA'), PDFString.of('<xdp/>')),
  );
  expect(await refusal(withXfa)).toContain('XFA');
});

test.each<[string, (document: PDFDocument) => unknown, string]>([
  ['a page taller than memory', (document) => document.getPage(0).setMediaBox(0, 0, 100, 200_000), 'size'],
  ['a page of no size', (document) => document.getPage(0).setMediaBox(0, 0, 0, 0), 'size'],
  [
    'a page that is no box',
    (document) => document.getPage(0).node.set(mediaBox, PDFString.of('x')),
    'damaged',
  ],
  ['a field inside itself', insideItself, 'damaged'],
])('%s is refused in a sentence', async (_, change, words) => {
  expect(await refusal(await changed(change))).toContain(words);
});

test('fields of one name are one, and none is called as every object has it', async () => {
  const names = ['jmeno', 'jmeno', 'constructor', '__proto__'];
  const { fields } = await read(
    await changed((document) => {
      for (const [at, field] of document.getForm().getFields().entries())
        if (names[at]) field.acroField.dict.set(PDFName.of('T'), PDFString.of(names[at]));
    }),
  );
  expect(fields).toHaveLength(22);
  expect(fields.find(({ name }) => name === 'jmeno')?.places).toHaveLength(2);
});

test('a PDF with 3,000 fields is refused before anything is drawn', async () => {
  const document = await PDFDocument.load(sample);
  const { context } = document;
  const many = Array.from({ length: 2975 }, (_, at) =>
    context.register(context.obj({ FT: 'Tx', T: PDFString.of(`field${at}`) })),
  );
  for (const ref of many) document.getForm().acroForm.addField(ref);
  expect(await refusal(await document.save({ updateFieldAppearances: false }))).toContain('3000 fields');
});
