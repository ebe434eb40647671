import { expect, test } from 'vitest';
import { bodyOf, lineOf, tableDay } from '../../../../../../../tests/support/invoice/table/row.ts';
import type { SaidOfTax } from '../../../invoice/said-of-tax.ts';
import { contradictions } from '../../../invoice/said-of-tax.ts';
import { readInvoice } from '../model/invoice.ts';
import { lint } from './linter.ts';

/** What is found of an invoice of a payer that charges 21 %. */
function found(change: object) {
  const read = readInvoice(bodyOf({ base: 'payer', change: { lines: [lineOf('Work')], ...change } }));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return lint(read.value, tableDay).findings;
}
const contradicted = (change: object) => found(change).find(({ rule }) => rule === 'tax.contradicted');

// As people write it; what the check knew before are the first two.
test.each<[SaidOfTax, string]>([
  ['reverse', 'Daň odvede zákazník.'],
  ['reverse', 'V režimu přenesení daňové povinnosti.'],
  ['reverse', 'Přenesená daňová povinnost dle § 92a ZDPH'],
  ['reverse', 'Režim PDP'],
  ['reverse', 'DPH přizná a zaplatí odběratel.'],
  ['reverse', 'Výši daně je povinen doplnit a přiznat příjemce plnění; daň přizná příjemce plnění'],
  ['reverse', 'Plátcem daně je příjemce služby, odběratel je povinen odvést DPH ve své zemi.'],
  ['reverse', 'Dle čl. 196 směrnice 2006/112/ES'],
  ['reverse', 'Samovyměření daně u odběratele'],
  ['reverse', 'Stavební práce podle § 92e'],
  ['reverse', 'REVERSE-CHARGE'],
  ['reverse', 'Reverse charged, Article 196 of Directive 2006/112/EC'],
  ['reverse', 'VAT to be accounted for by the recipient'],
  ['reverse', 'The customer is liable for the VAT in their own country.'],
  ['reverse', 'VAT is to be self-assessed by your client.'],
  ['reverse', 'Liability for VAT shifts to the purchaser'],
  ['exempt', 'Plnění osvobozené od daně bez nároku na odpočet'],
  ['exempt', 'Od DPH osvobozeno'],
  ['exempt', 'Nulová sazba DPH'],
  ['exempt', 'VAT exempt'],
  ['exempt', 'Zero-rated supply'],
  ['exempt', 'This supply is exempt from Czech VAT.'],
  ['elsewhere', 'Není předmětem české DPH'],
  ['elsewhere', 'Místo plnění je mimo tuzemsko.'],
  ['elsewhere', 'Nepodléhá dani v ČR'],
  ['elsewhere', 'Dodání zboží do jiného členského státu'],
  ['elsewhere', 'Intrakomunitární plnění'],
  ['elsewhere', 'Vývoz zboží mimo EU podle § 66'],
  ['elsewhere', 'Intra-community supply of goods'],
  ['elsewhere', 'Export of goods outside the European Union'],
  ['elsewhere', 'Outside the scope of Czech VAT'],
  ['elsewhere', 'Not subject to VAT: place of supply is in another country'],
  ['nonPayer', 'Neplátce DPH'],
  ['nonPayer', 'Dodavatel není plátcem DPH.'],
  ['nonPayer', 'Not registered for VAT'],
])('“%s”: %s contradicts a tax that is charged', (kind, note) => {
  expect(contradicted({ note })).toMatchObject({ state: 'wrong', says: contradictions[kind], field: 'note' });
  expect(contradicted({ lines: [lineOf(note)] })).toMatchObject({ field: 'lines.0.description' });
});

test.each([
  ['a denial', { note: 'Nejedná se o přenesenou daňovou povinnost.' }],
  ['a denial after it', { note: 'Reverse charge does not apply.' }],
  ['another', { note: 'Režim přenesení daňové povinnosti se neuplatní.' }],
  ['not reverse charge', { note: 'This is not reverse charge.' }],
  ['that it isn’t applied', { note: 'We do not apply the reverse charge.' }],
  ['the same in Czech', { note: 'Neuplatňuji režim přenesení daňové povinnosti.' }],
  ['a supply that is not under it', { note: 'Nejedná se o plnění v režimu přenesení daňové povinnosti.' }],
  ['the customer’s own standing', { note: 'Odběratel není plátce DPH.' }],
  ['whom a price is for', { note: 'Cena pro neplátce DPH' }],
  ['in English', { note: 'The customer is not registered for VAT.' }],
  ['a deposit beside it', { note: 'Vratná jistota není předmětem DPH.' }],
  ['a fee of an office', { note: 'Správní poplatek je osvobozen od daně.' }],
  ['insurance', { note: 'Insurance is exempt from VAT.' }],
  ['advice about it', { lines: [lineOf('Konzultace: přenesená daňová povinnost u stavebních prací')] }],
  ['a course about it', { lines: [lineOf('Training on reverse charge and intra-community supplies')] }],
  ['a tax that is said', { note: 'Cena je včetně DPH 21 %.' }],
  ['thanks', { note: 'Děkujeme. Zákazník zaplatí do 14 dnů.' }],
  [
    'an exempt line beside a taxed one',
    {
      lines: [lineOf('Work'), lineOf('Lesson', { rate: 0 })],
      exemption: 'Osvobozeno podle § 57',
      note: 'Výuka je osvobozena od daně.',
    },
  ],
])('%s contradicts nothing', (_, change) => expect(contradicted(change)).toBeUndefined());

test.each([
  'Zero-rated intra-Community supply',
  'Dodání zboží do jiného členského státu, osvobozeno od daně',
  'Article 138 of Directive 2006/112/EC',
  'čl. 138 směrnice 2006/112/ES',
])('“%s” is the exemption of goods for a customer who is registered there', (exemption) => {
  const rules = found({ supply: 'exempt', exemption, lines: [lineOf('Goods', { rate: 0 })] });
  expect(rules.find(({ rule }) => rule === 'clause.exemption')?.state).toBe('right');
  expect(rules.find(({ rule }) => rule === 'exemption.goods')?.state).toBe('wrong');
});

const cash = (currency: string, unitPrice: number, exchange?: object) =>
  found({
    currency,
    payment: { method: 'cash' },
    lines: [lineOf('Work', { unitPrice })],
    ...(exchange ? { exchange } : {}),
  }).find(({ rule }) => rule === 'cash.maximum');

test('of cash in a foreign currency without a rate it is said that nobody can tell, or that it is too little to matter', () => {
  expect(cash('EUR', 9_000)).toMatchObject({ state: 'missing', field: 'exchange.rate' });
  expect(cash('EUR', 1_000)?.state).toBe('right');
  expect(cash('JPY', 300_000)?.state).toBe('missing');
  const exchange = { rate: 25, units: 1, date: tableDay };
  expect(cash('EUR', 9_000, exchange)).toMatchObject({ state: 'wrong', field: 'payment.method' });
  expect(cash('EUR', 8_000, exchange)?.state).toBe('right');
  expect(cash('EUR', 9_000)?.section).toContain('§ 4');
});
