import type { Wording } from '../../invoice/wording.ts';
import { dayFor, numberFor, type Reader } from '../../invoice/written.ts';
import { chargesVat } from './charges-vat.ts';
import type { DocumentLanguage } from './choices.ts';
import type { Invoice } from './invoice-form.ts';

type InEach = { en: string; sk: string };
const said = <const Words extends Record<string, InEach>>(words: Words): Words => words;

/** Who reads a document first. */
export const readerOf = (language: DocumentLanguage): Reader => (language === 'en' ? 'english' : 'local');

/** The Slovak term after an English one: where Slovak stands beside it, it is said already. */
const slovakTerm = / \((?:IČO|DIČ|IČ DPH)\)$/;

/** Words as a document in this language has them. */
export function wordingIn(language: DocumentLanguage, words: InEach): Wording {
  const text = language === 'en' ? words.en : words.sk;
  const english = language === 'both' ? words.en.replace(slovakTerm, '') : '';
  return { text, english: english === text ? '' : english };
}

/** The labels of a document, in both languages. */
export const labels = said({
  supplier: { en: 'Supplier', sk: 'Dodávateľ' },
  customer: { en: 'Customer', sk: 'Odberateľ' },
  ico: { en: 'Company ID (IČO)', sk: 'IČO' },
  dic: { en: 'Tax ID (DIČ)', sk: 'DIČ' },
  icDph: { en: 'VAT ID (IČ DPH)', sk: 'IČ DPH' },
  foreignVatNumber: { en: 'VAT number', sk: 'IČ DPH' },
  issueDate: { en: 'Date of issue', sk: 'Dátum vyhotovenia' },
  taxDate: { en: 'Date of supply', sk: 'Dátum dodania' },
  dueDate: { en: 'Due date', sk: 'Dátum splatnosti' },
  payment: { en: 'Payment', sk: 'Spôsob úhrady' },
  transfer: { en: 'Bank transfer', sk: 'Bankovým prevodom' },
  cash: { en: 'Cash', sk: 'V hotovosti' },
  card: { en: 'Card', sk: 'Kartou' },
  iban: { en: 'IBAN', sk: 'IBAN' },
  bic: { en: 'BIC/SWIFT', sk: 'BIC/SWIFT' },
  variableSymbol: { en: 'Variable symbol', sk: 'Variabilný symbol' },
  description: { en: 'Description', sk: 'Popis' },
  quantity: { en: 'Quantity', sk: 'Množstvo' },
  unit: { en: 'Unit', sk: 'Jednotka' },
  unitPrice: { en: 'Unit price', sk: 'Jednotková cena' },
  unitPriceNet: { en: 'Unit price without VAT', sk: 'Jednotková cena bez DPH' },
  discount: { en: 'Discount', sk: 'Zľava' },
  rate: { en: 'VAT rate', sk: 'Sadzba DPH' },
  amount: { en: 'Amount', sk: 'Suma' },
  amountNet: { en: 'Amount without VAT', sk: 'Suma bez DPH' },
  base: { en: 'Tax base', sk: 'Základ dane' },
  vat: { en: 'VAT', sk: 'DPH' },
  total: { en: 'Total', sk: 'Spolu' },
  totalWithVat: { en: 'Total with VAT', sk: 'Spolu s DPH' },
  rounding: { en: 'Rounding', sk: 'Zaokrúhlenie' },
  paid: { en: 'Already paid', sk: 'Už uhradené' },
  payable: { en: 'Amount due', sk: 'Na úhradu' },
  credited: { en: 'Amount credited', sk: 'Na vrátenie' },
  original: { en: 'Original invoice', sk: 'Pôvodná faktúra' },
  reason: { en: 'Reason for the correction', sk: 'Dôvod opravy' },
  note: { en: 'Note', sk: 'Poznámka' },
  issuedBy: { en: 'Issued by', sk: 'Vyhotovil' },
  page: { en: 'Page', sk: 'Strana' },
  of: { en: 'of', sk: 'z' },
  bySquare: { en: 'PAY by square', sk: 'PAY by square' },
  euroCode: { en: 'QR payment', sk: 'QR platba' },
});
export type Label = keyof typeof labels;

const titles = said({
  invoice: { en: 'Invoice', sk: 'Faktúra' },
  creditNote: { en: 'Credit note', sk: 'Dobropis' },
  proforma: { en: 'Proforma invoice – not a tax document', sk: 'Zálohová faktúra – nie je daňovým dokladom' },
});

/** What the document is called. */
export const titleOf = ({ kind, language }: Invoice): Wording => wordingIn(language, titles[kind]);

const clauses = said({
  nonPayer: { en: 'The supplier is not a VAT payer.', sk: 'Dodávateľ nie je platiteľom DPH.' },
  registered: {
    en: 'The supplier is registered under § 7 or § 7a of act 222/2004 and is not a VAT payer.',
    sk: 'Dodávateľ je osobou registrovanou pre daň podľa § 7 alebo § 7a zákona č. 222/2004 Z. z., nie je platiteľom DPH.',
  },
  euReverseCharge: {
    en: 'Reverse charge: the customer owes the tax (prenesenie daňovej povinnosti), article 196 of directive 2006/112/EC.',
    sk: 'Prenesenie daňovej povinnosti (reverse charge), čl. 196 smernice 2006/112/ES.',
  },
  domesticReverseCharge: {
    en: 'Domestic reverse charge: the customer owes the tax (prenesenie daňovej povinnosti), § 69(12) of act 222/2004.',
    sk: 'Prenesenie daňovej povinnosti podľa § 69 ods. 12 zákona č. 222/2004 Z. z.',
  },
  outsideEu: {
    en: 'Outside the scope of Slovak VAT: the place of supply is outside the EU, § 15(1) of act 222/2004.',
    sk: 'Nie je predmetom dane v Slovenskej republike: miesto dodania je mimo EÚ, § 15 ods. 1 zákona č. 222/2004 Z. z.',
  },
  exempt: { en: 'The supply is exempt from tax', sk: 'Dodanie je oslobodené od dane' },
});

/** The sentences of the law that stand on the document. */
export function clausesOf({ regime, supply, exemption, language }: Invoice): readonly Wording[] {
  const clause = (words: InEach): Wording => wordingIn(language, words);
  const because = exemption ? `: ${exemption}` : '';
  if (regime === 'nonPayer') return [clause(clauses.nonPayer)];
  if (regime === 'registered')
    return [
      clause(clauses.registered),
      ...(supply === 'euReverseCharge' ? [clause(clauses.euReverseCharge)] : []),
    ];
  if (chargesVat({ regime, supply }) || supply === 'domestic') return [];
  if (supply === 'exempt')
    return [clause({ en: `${clauses.exempt.en}${because}.`, sk: `${clauses.exempt.sk}${because}.` })];
  return [clause(clauses[supply])];
}

/** A number as the first reader of the document expects it. */
export const writtenNumber = (value: number | string, language: DocumentLanguage, decimals = 0): string =>
  numberFor(readerOf(language), value, decimals);

/** An amount with its currency. */
export const writtenAmount = (amount: string, language: DocumentLanguage): string =>
  `${writtenNumber(amount, language, 2)}\u00A0EUR`;

/** A day as the first reader of the document expects it; empty for none. */
export const writtenDay = (day: string, language: DocumentLanguage): string =>
  dayFor(readerOf(language), day);
