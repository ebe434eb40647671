import { expect, test } from 'vitest';
import { contradictions, type SaidOfTax } from '../../invoice/said-of-tax.ts';
import { invoice as definition } from './definition.ts';
import { readInvoice } from './files.ts';
import type { Invoice } from './invoice-form.ts';
import { lint } from './linter.ts';

const today = '2026-11-23';
const read = readInvoice(definition.sample(today));
if (!read.ok) throw new Error(JSON.stringify(read.faults));
const sample: Invoice = read.value;
const contradicted = (change: Partial<Invoice>) =>
  lint({ ...sample, note: '', ...change }, today).find(({ rule }) => rule === 'tax.contradicted');
const withLine = (description: string): Partial<Invoice> => ({
  lines: sample.lines.map((line, at) => (at === 0 ? { ...line, description } : line)),
});

test.each<[SaidOfTax, string]>([
  ['reverse', 'Prenesenie daňovej povinnosti'],
  ['reverse', 'Prenos daňovej povinnosti podľa § 69 ods. 12'],
  ['reverse', 'Daň odvedie odberateľ.'],
  ['reverse', 'Osobou povinnou platiť daň je príjemca služby'],
  ['reverse', 'Odberateľ je povinný priznať DPH.'],
  ['reverse', 'Tuzemské samozdanenie'],
  ['reverse', 'Podľa čl. 196 smernice 2006/112/ES'],
  ['reverse', 'Reverse charge'],
  ['reverse', 'VAT to be accounted for by the customer'],
  ['exempt', 'Dodanie je oslobodené od dane'],
  ['exempt', 'Od DPH oslobodené plnenie'],
  ['exempt', 'Nulová sadzba DPH'],
  ['exempt', 'VAT exempt'],
  ['elsewhere', 'Nie je predmetom slovenskej DPH'],
  ['elsewhere', 'Dodanie tovaru do iného členského štátu'],
  ['elsewhere', 'Miesto dodania je mimo tuzemska'],
  ['elsewhere', 'Vývoz tovaru do tretieho štátu'],
  ['elsewhere', 'Intrakomunitárne dodanie'],
  ['elsewhere', 'Export of goods outside the EU'],
  ['nonPayer', 'Nie som platiteľ DPH'],
  ['nonPayer', 'Neplatiteľ DPH'],
])('“%s”: %s contradicts a tax that is charged', (kind, note) => {
  expect(contradicted({ note })).toMatchObject({ state: 'wrong', says: contradictions[kind], field: 'note' });
  expect(contradicted(withLine(note))).toMatchObject({ field: 'lines.0.description' });
});

test.each([
  'Nejde o prenesenie daňovej povinnosti.',
  'Prenesenie daňovej povinnosti sa neuplatní.',
  'Odberateľ nie je platiteľ DPH.',
  'Cena pre neplatiteľov DPH',
  'Správny poplatok nie je predmetom DPH.',
  'Ďakujeme. Zákazník platí do 14 dní.',
  'Reverse charge does not apply.',
  'Neuplatňujem prenesenie daňovej povinnosti.',
  'Nejde o plnenie v režime prenesenia daňovej povinnosti.',
])('“%s” contradicts nothing', (note) => expect(contradicted({ note })).toBeUndefined());

test('a course on reverse charge is none, and without a tax nothing is contradicted', () => {
  expect(contradicted(withLine('Školenie: prenesenie daňovej povinnosti'))).toBeUndefined();
  expect(contradicted({ regime: 'nonPayer', note: 'Nie som platiteľ DPH' })).toBeUndefined();
});
