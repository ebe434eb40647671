import { isVatCountry } from '../../../../vat/vat-formats.ts';

type Choice<Value extends string> = { readonly value: Value; readonly label: string; readonly hint?: string };
const choices = <const Value extends string>(...options: readonly Choice<Value>[]) => options;
type ValueOf<Options extends readonly Choice<string>[]> = Options[number]['value'];
const valuesOf = <const Value extends string>(options: readonly Choice<Value>[]): readonly Value[] =>
  options.map(({ value }) => value);

/**
 * What a document is: an invoice, a request for an advance (zálohová faktura), the tax document on a payment that came
 * before the supply (daňový doklad k přijaté platbě), a corrective tax document (dobropis).
 */
export const kindOptions = choices(
  { value: 'invoice', label: 'Invoice' },
  { value: 'proforma', label: 'Proforma' },
  { value: 'paymentDocument', label: 'Tax document for a payment' },
  { value: 'creditNote', label: 'Credit note' },
);
export const kinds = valuesOf(kindOptions);

/**
 * Who invoices: a non-payer (neplátce), a payer (plátce DPH), an identified person (identifikovaná osoba, § 6g to 6l
 * of act 235/2004: charges no tax at home, reverse charge in the EU), a payer with a simplified document (§ 30).
 */
export const regimeOptions = choices(
  { value: 'nonPayer', label: 'Not a VAT payer', hint: 'Most freelancers (neplátce DPH)' },
  { value: 'payer', label: 'VAT payer', hint: 'Registered for VAT (plátce DPH)' },
  {
    value: 'identifiedPerson',
    label: 'Identified person',
    hint: 'No VAT at home, reverse charge in the EU (identifikovaná osoba)',
  },
  {
    value: 'simplified',
    label: 'VAT payer, simplified document',
    hint: 'For a small amount, the customer doesn’t have to be named (zjednodušený daňový doklad)',
  },
);
export const regimes = valuesOf(regimeOptions);
export type Regime = ValueOf<typeof regimeOptions>;

/** How the law treats what is supplied; the words for services, goods across a border have rules of their own. */
export const supplyOptions = choices(
  { value: 'domestic', label: 'Like a sale in Czechia' },
  { value: 'domesticReverseCharge', label: 'Reverse charge at home (§ 92a), such as construction work' },
  { value: 'euReverseCharge', label: 'Reverse charge: the customer in the EU pays the tax' },
  { value: 'outsideEu', label: 'Outside Czech VAT: the customer is outside the EU, or it’s taxed abroad' },
  { value: 'exempt', label: 'Exempt from VAT (§ 51)' },
);
export const supplies = valuesOf(supplyOptions);
export type Supply = ValueOf<typeof supplyOptions>;

/** Services and goods that have a place of their own, whoever buys them. Each of these is here, but for the last; act 235/2004, §§ 7, 10 to 10d. */
export const placeRuleOptions = choices(
  { value: 'usual', label: 'Where the buyer or the seller is established (§ 9)' },
  { value: 'property', label: 'About property in Czechia (§ 10), such as a flat or a building site' },
  { value: 'event', label: 'Admission to an event in Czechia (§ 10b)' },
  { value: 'catering', label: 'Food and drink served in Czechia (§ 10c)' },
  { value: 'passengers', label: 'Carrying people in Czechia (§ 10a)' },
  { value: 'hire', label: 'Short hire of a vehicle handed over in Czechia (§ 10d)' },
  { value: 'goods', label: 'Goods handed over in Czechia (§ 7)' },
  { value: 'abroad', label: 'Any of these outside Czechia, such as a house in Austria' },
);
export const placeRules = valuesOf(placeRuleOptions);
export type PlaceRule = ValueOf<typeof placeRuleOptions>;

export const methodOptions = choices(
  { value: 'transfer', label: 'Transfer' },
  { value: 'cash', label: 'Cash' },
  { value: 'card', label: 'Card' },
);
export const methods = valuesOf(methodOptions);

/** What words are in. */
const languages = ['en', 'cs'] as const;
export type Language = (typeof languages)[number];

/** What a document is in: one language, or Czech with English beside it. */
export const languageOptions = choices(
  { value: 'en', label: 'English' },
  { value: 'cs', label: 'Czech' },
  { value: 'both', label: 'Both' },
);
export const documentLanguages = valuesOf(languageOptions);
export type DocumentLanguage = ValueOf<typeof languageOptions>;

/** The language in which a document is read first: that of its numbers, its days and its metadata. */
export const firstLanguage = (language: DocumentLanguage): Language => (language === 'en' ? 'en' : 'cs');

/** Every rate of Czech VAT since 2023 in percent, and none. Which of them holds on a day is asked of the law. */
export const everyRate = [0, 10, 12, 15, 21] as const;
export type Rate = (typeof everyRate)[number];

/** Units with their code of UN/ECE recommendation 20, and as they are written. */
export const units = {
  piece: { code: 'C62', en: 'pc', cs: 'ks' },
  hour: { code: 'HUR', en: 'h', cs: 'hod.' },
  day: { code: 'DAY', en: 'day', cs: 'den' },
  week: { code: 'WEE', en: 'week', cs: 'týden' },
  month: { code: 'MON', en: 'month', cs: 'měsíc' },
  year: { code: 'ANN', en: 'year', cs: 'rok' },
  set: { code: 'SET', en: 'set', cs: 'sada' },
  lumpSum: { code: 'LS', en: 'lump sum', cs: 'paušál' },
  kilometre: { code: 'KMT', en: 'km', cs: 'km' },
  metre: { code: 'MTR', en: 'm', cs: 'm' },
  squareMetre: { code: 'MTK', en: 'm²', cs: 'm²' },
  kilogram: { code: 'KGM', en: 'kg', cs: 'kg' },
  litre: { code: 'LTR', en: 'l', cs: 'l' },
  page: { code: 'ZP', en: 'page', cs: 'strana' },
  word: { code: 'D68', en: 'word', cs: 'slovo' },
} as const satisfies Record<string, { code: string; en: string; cs: string }>;
export type Unit = keyof typeof units;
export const unitKeys = Object.keys(units) as [Unit, ...Unit[]];

/** The crown, and the currencies whose rate the Czech National Bank publishes every working day. */
export const currencies = [
  ...[
    'CZK',
    'EUR',
    'USD',
    'GBP',
    'CHF',
    'PLN',
    'AUD',
    'BRL',
    'CAD',
    'CNY',
    'DKK',
    'HKD',
    'HUF',
    'IDR',
    'ILS',
  ],
  ...[
    'INR',
    'ISK',
    'JPY',
    'KRW',
    'MXN',
    'MYR',
    'NOK',
    'NZD',
    'PHP',
    'RON',
    'SEK',
    'SGD',
    'THB',
    'TRY',
    'ZAR',
  ],
] as const;

/** How many units of a currency a published rate is for. */
export const rateUnits = [1, 100, 1000] as const;

/** Where a customer is, as VAT sees it: at home, in another member state, or beyond. Northern Ireland counts for goods only. */
export function placeOf(country: string): 'home' | 'eu' | 'beyond' {
  if (country === 'CZ') return 'home';
  const prefix = country === 'GR' ? 'EL' : country;
  return isVatCountry(prefix) && prefix !== 'XI' ? 'eu' : 'beyond';
}
