import type { Amount } from '../../../invoice/amount.ts';
import { inOneLine, type Wording } from '../../../invoice/wording.ts';
import { dayFor, numberFor, type Reader } from '../../../invoice/written.ts';
import { type DocumentLanguage, firstLanguage, type Language } from '../model/choices.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { categoryOf, isPayer, isTaxDocument } from '../model/regime.ts';

type InEach = Readonly<Record<Language, string>>;
const said = <const Words extends Record<string, InEach>>(words: Words): Words => words;

/** The Czech term after an English one: where Czech stands beside it, it is said already. */
const czechTerm = / \((?:IČO|DIČ)\)$/;

/** Words as a document in this language has them. */
export function wordingIn(language: DocumentLanguage, words: InEach): Wording {
  const text = words[firstLanguage(language)];
  const english = language === 'both' ? words.en.replace(czechTerm, '') : '';
  return { text, english: english === text ? '' : english };
}

/** The labels of a document, in both languages. */
export const labels = said({
  number: { en: 'Number', cs: 'Číslo' },
  supplier: { en: 'Supplier', cs: 'Dodavatel' },
  customer: { en: 'Customer', cs: 'Odběratel' },
  ico: { en: 'Company ID (IČO)', cs: 'IČO' },
  vatNumber: { en: 'Tax ID (DIČ)', cs: 'DIČ' },
  foreignVatNumber: { en: 'VAT number', cs: 'DIČ' },
  issueDate: { en: 'Date of issue', cs: 'Datum vystavení' },
  taxDate: { en: 'Date of supply', cs: 'Datum uskutečnění zdanitelného plnění' },
  supplyDate: { en: 'Date of supply', cs: 'Datum plnění' },
  dueDate: { en: 'Due date', cs: 'Datum splatnosti' },
  payment: { en: 'Payment', cs: 'Platba' },
  transfer: { en: 'Bank transfer', cs: 'Bankovním převodem' },
  cash: { en: 'Cash', cs: 'Hotově' },
  card: { en: 'Card', cs: 'Kartou' },
  bank: { en: 'Bank', cs: 'Banka' },
  account: { en: 'Account number', cs: 'Číslo účtu' },
  iban: { en: 'IBAN', cs: 'IBAN' },
  bic: { en: 'BIC/SWIFT', cs: 'BIC/SWIFT' },
  variableSymbol: { en: 'Variable symbol', cs: 'Variabilní symbol' },
  description: { en: 'Description', cs: 'Popis' },
  quantity: { en: 'Quantity', cs: 'Množství' },
  unit: { en: 'Unit', cs: 'Jednotka' },
  unitPrice: { en: 'Unit price', cs: 'Cena za jednotku' },
  unitPriceNet: { en: 'Unit price without VAT', cs: 'Cena za jednotku bez DPH' },
  discount: { en: 'Discount', cs: 'Sleva' },
  rate: { en: 'VAT rate', cs: 'Sazba DPH' },
  amount: { en: 'Amount', cs: 'Částka' },
  amountNet: { en: 'Amount without VAT', cs: 'Částka bez DPH' },
  subtotal: { en: 'Subtotal', cs: 'Mezisoučet' },
  base: { en: 'Tax base', cs: 'Základ daně' },
  vat: { en: 'VAT', cs: 'DPH' },
  vatInCrowns: { en: 'VAT in CZK', cs: 'DPH v Kč' },
  total: { en: 'Total', cs: 'Celkem' },
  totalWithVat: { en: 'Total with VAT', cs: 'Celkem s DPH' },
  rounding: { en: 'Rounding', cs: 'Zaokrouhlení' },
  paid: { en: 'Already paid', cs: 'Již uhrazeno' },
  payable: { en: 'Amount due', cs: 'K úhradě' },
  received: { en: 'Amount received', cs: 'Přijatá úplata' },
  credited: { en: 'Amount credited', cs: 'K vrácení' },
  exchange: { en: 'Exchange rate of the Czech National Bank', cs: 'Kurz České národní banky' },
  original: { en: 'Original document', cs: 'Původní doklad' },
  proforma: { en: 'Proforma invoice', cs: 'Zálohová faktura' },
  receivedOn: { en: 'Payment received on', cs: 'Datum přijetí úplaty' },
  advances: { en: 'Advances settled', cs: 'Zúčtované zálohy' },
  advanceDocument: { en: 'Settled advance', cs: 'Zúčtovaná záloha' },
  advanceReceived: { en: 'Received on', cs: 'Přijato dne' },
  dueBase: { en: 'Tax base left', cs: 'Zbývá základ daně' },
  dueVat: { en: 'VAT left', cs: 'Zbývá DPH' },
  differenceOfBase: { en: 'Difference in the tax base', cs: 'Rozdíl základu daně' },
  differenceOfVat: { en: 'Difference in VAT', cs: 'Rozdíl daně' },
  differenceOfTotal: { en: 'Difference in total', cs: 'Rozdíl celkem' },
  returned: { en: 'To be returned', cs: 'Přeplatek k vrácení' },
  reason: { en: 'Reason for the correction', cs: 'Důvod opravy' },
  note: { en: 'Note', cs: 'Poznámka' },
  issuedBy: { en: 'Issued by', cs: 'Vystavil' },
  page: { en: 'Page', cs: 'Strana' },
  of: { en: 'of', cs: 'z' },
  qrPayment: { en: 'QR payment', cs: 'QR Platba' },
});
export type Label = keyof typeof labels;

const titles = said({
  invoice: { en: 'Invoice', cs: 'Faktura' },
  taxInvoice: { en: 'Invoice – tax document', cs: 'Faktura – daňový doklad' },
  simplified: { en: 'Simplified tax document', cs: 'Zjednodušený daňový doklad' },
  creditNote: { en: 'Credit note', cs: 'Dobropis' },
  correctiveTaxDocument: {
    en: 'Credit note – corrective tax document',
    cs: 'Dobropis – opravný daňový doklad',
  },
  payment: {
    en: 'Tax document for a payment received',
    cs: 'Daňový doklad k přijaté platbě',
  },
  paymentOfNonPayer: { en: 'Confirmation of a payment', cs: 'Potvrzení o přijaté platbě' },
  proforma: {
    en: 'Proforma invoice – not a tax document',
    cs: 'Zálohová faktura – není daňovým dokladem',
  },
});

/** What the document is called. A non-payer's is never a tax document. */
export function titleOf(invoice: Invoice): Wording {
  const { kind, regime, language } = invoice;
  const titled = (title: keyof typeof titles) => wordingIn(language, titles[title]);
  if (kind === 'proforma') return titled('proforma');
  const taxed = isTaxDocument(invoice);
  if (kind === 'paymentDocument') return titled(taxed ? 'payment' : 'paymentOfNonPayer');
  if (kind === 'creditNote') return titled(taxed ? 'correctiveTaxDocument' : 'creditNote');
  if (regime === 'simplified') return titled('simplified');
  return titled(taxed ? 'taxInvoice' : 'invoice');
}

const clauses = said({
  nonPayer: { en: 'The supplier is not a VAT payer.', cs: 'Dodavatel není plátcem DPH.' },
  identifiedAtHome: {
    en: 'The supplier is an identified person, not a VAT payer.',
    cs: 'Dodavatel je identifikovanou osobou, není plátcem DPH.',
  },
  eu: {
    en: 'Reverse charge: the customer pays the tax (daň odvede zákazník), article 196 of directive 2006/112/EC.',
    cs: 'Daň odvede zákazník (reverse charge), čl. 196 směrnice 2006/112/ES.',
  },
  home: {
    en: 'Domestic reverse charge: the customer pays the tax (daň odvede zákazník), § 92a of act 235/2004.',
    cs: 'Daň odvede zákazník, režim přenesení daňové povinnosti podle § 92a zákona č. 235/2004 Sb.',
  },
  outsideEu: {
    en: 'Outside the scope of Czech VAT: the place of supply is outside the EU, § 9(1) of act 235/2004.',
    cs: 'Není předmětem DPH v České republice: místo plnění je mimo EU, § 9 odst. 1 zákona č. 235/2004 Sb.',
  },
  abroad: {
    en: 'Outside the scope of Czech VAT: the place of supply is outside Czechia, §§ 10 to 10d of act 235/2004.',
    cs: 'Není předmětem DPH v České republice: místo plnění je mimo tuzemsko, § 10 až 10d zákona č. 235/2004 Sb.',
  },
  outsideEuPerson: {
    en: 'Outside the scope of Czech VAT: the place of supply is outside the EU, § 10h of act 235/2004.',
    cs: 'Není předmětem DPH v České republice: místo plnění je mimo EU, § 10h zákona č. 235/2004 Sb.',
  },
});

/** The provision of an exemption when the supplier names none. */
export const usualExemption = 'Osvobozeno od daně podle § 51 zákona č. 235/2004 Sb.';

const nothing: Wording = { text: '', english: '' };

/** Businesses are where they are settled; of services to a person beyond the EU only some are outside. */
function outsideEu({ customer, place }: Invoice) {
  if (place === 'abroad') return clauses.abroad;
  return customer.kind === 'person' ? clauses.outsideEuPerson : clauses.outsideEu;
}

/** What the law wants said of lines with this rate, or empty: reverse charge, an exemption, a supply outside VAT. */
export function legalClause(invoice: Invoice, rate: number, language: DocumentLanguage): Wording {
  const category = categoryOf(invoice, rate);
  if (category === 'AE')
    return wordingIn(language, clauses[invoice.supply === 'domesticReverseCharge' ? 'home' : 'eu']);
  if (category === 'E') return { text: invoice.exemption, english: '' };
  return category === 'O' && isPayer(invoice) ? wordingIn(language, outsideEu(invoice)) : nothing;
}

/** Every sentence the law wants on the document, in its language. They are printed whatever else is written. */
export function clausesOf(invoice: Invoice): readonly Wording[] {
  const { regime, language, lines } = invoice;
  const identified = regime === 'identifiedPerson';
  const status = identified ? clauses.identifiedAtHome : regime === 'nonPayer' ? clauses.nonPayer : undefined;
  const rates = [...new Set(lines.map(({ rate }) => rate))];
  const all = [
    status ? wordingIn(language, status) : nothing,
    identified && invoice.supply === 'outsideEu' ? wordingIn(language, outsideEu(invoice)) : nothing,
    ...rates.map((rate) => legalClause(invoice, rate, language)),
  ];
  return [...new Map(all.map((one) => [one.text, one])).values()].filter(({ text }) => text !== '');
}

/** What a line is called that takes a taxed advance back. */
export const advanceWords = (
  { language }: Invoice,
  { number, receivedOn }: Invoice['advances'][number],
): string =>
  [inOneLine(wordingIn(language, labels.advances)), number, writtenDay(receivedOn, language)]
    .filter(Boolean)
    .join(', ');

const readerOf = (language: DocumentLanguage): Reader =>
  firstLanguage(language) === 'en' ? 'english' : 'local';

/** A number as a reader of the language expects it: `1,234.5` or `1 234,5`. @param decimals At least so many. */
export const writtenNumber = (value: number | string, language: DocumentLanguage, decimals = 0): string =>
  numberFor(readerOf(language), value, decimals);

/** An amount with its currency: `1,234.50 CZK`, `1 234,50 Kč`; in both languages the code, which both know. */
export const writtenAmount = (amount: Amount, currency: string, language: DocumentLanguage): string =>
  `${writtenNumber(amount, language, 2)}\u00A0${currency === 'CZK' && language === 'cs' ? 'Kč' : currency}`;

/** A day in words: `21 November 2026`, `21. 11. 2026`; empty for none. */
export const writtenDay = (day: string, language: DocumentLanguage): string =>
  dayFor(readerOf(language), day);
