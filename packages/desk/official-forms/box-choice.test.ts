import path from 'node:path';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { pdfFields } from '../../../tests/support/pdf-fields.ts';
import { fillPdf } from './fill-pdf.ts';
import { paperFields } from './paper-fields.ts';

const root = path.join(import.meta.dirname, '../../..');

/** As a PDF writes a name with Czech letters (ISO 32000-2, 7.3.5). */
const named = (word: string) =>
  PDFName.of(
    [...Buffer.from(word)].map((byte) => `#${byte.toString(16).padStart(2, '0').toUpperCase()}`).join(''),
  );

/** A paper with boxes of one name, each of which means what is given. */
async function paperWith(...means: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  const field = document.getForm().createCheckBox('ucel');
  for (const at of means.keys()) field.addToPage(page, { x: 40 + 30 * at, y: 700, width: 12, height: 12 });
  for (const [at, widget] of field.acroField.getWidgets().entries()) {
    const drawn = widget.dict.lookup(PDFName.of('AP'), PDFDict);
    for (const [, look] of drawn.entries()) {
      const looks = document.context.lookup(look, PDFDict);
      const on = looks.get(PDFName.of('Yes'));
      looks.delete(PDFName.of('Yes'));
      if (on) looks.set(named(means[at] ?? ''), on);
    }
  }
  return document.save();
}
const fieldsIn = async (pdf: Uint8Array) => paperFields(await PDFDocument.load(pdf));
async function filled(pdf: Uint8Array, ucel: string | true): Promise<Uint8Array> {
  const answer = await fillPdf(
    { pdf, title: '', labels: {}, extra: [], extraSheet: 'Příloha', values: { ucel } },
    root,
  );
  if ('unprintable' in answer) throw new Error('Every letter is known');
  return answer.pdf;
}
async function states(pdf: Uint8Array): Promise<(string | undefined)[]> {
  const field = (await PDFDocument.load(pdf)).getForm().getCheckBox('ucel');
  return field.acroField.getWidgets().map((widget) => widget.getAppearanceState()?.decodeText());
}

test('boxes of one name that mean different things are one choice, and the box that is meant is ticked', async () => {
  const pdf = await paperWith('studium', 'zaměstnání', 'rodina');
  const [field] = await fieldsIn(pdf);
  expect(field).toMatchObject({ kind: 'radio', options: ['studium', 'zaměstnání', 'rodina'] });
  expect(field?.places.map(({ option }) => option)).toEqual(field?.options);
  const bytes = await filled(pdf, 'rodina');
  expect(await states(bytes)).toEqual(['Off', 'Off', 'rodina']);
  expect(pdfFields(bytes).values).toEqual({ ucel: 'rodina' });
  const [, second] = await states(await filled(pdf, 'zaměstnání'));
  expect(second).not.toBe('Off');
});

test('boxes of one name that mean the same are one tick, in all places', async () => {
  const pdf = await paperWith('Ano', 'Ano');
  const [field] = await fieldsIn(pdf);
  expect(field).toMatchObject({ kind: 'tick', places: [{}, {}] });
  expect(field?.options).toBeUndefined();
  expect(await states(await filled(pdf, true))).toEqual(['Ano', 'Ano']);
});
