import { isVatCountry } from '../../../vat/vat-formats.ts';

/** What a document is: an invoice, a request for an advance (zálohová faktúra), a correction (dobropis). */
export const kindOptions = [
  { value: 'invoice', label: 'Invoice' },
  { value: 'proforma', label: 'Proforma' },
  { value: 'creditNote', label: 'Credit note' },
] as const;

/** Who invoices: one who is no payer of VAT, a payer, or one who is registered for services with the EU alone (§ 7 and § 7a). */
export const regimeOptions = [
  { value: 'nonPayer', label: 'Not a VAT payer', hint: 'Most freelancers (neplatiteľ DPH)' },
  { value: 'payer', label: 'VAT payer', hint: 'Registered for VAT (platiteľ DPH)' },
  {
    value: 'registered',
    label: 'Registered under § 7 or § 7a',
    hint: 'No VAT at home, reverse charge in the EU',
  },
] as const;
export type Regime = (typeof regimeOptions)[number]['value'];

/** How the law treats what is supplied; the words are for services. */
export const supplyOptions = [
  { value: 'domestic', label: 'Like a sale in Slovakia' },
  { value: 'domesticReverseCharge', label: 'Reverse charge at home (§ 69), such as construction work' },
  { value: 'euReverseCharge', label: 'Reverse charge: the customer in the EU pays the tax' },
  { value: 'outsideEu', label: 'Outside Slovak VAT: the customer is outside the EU' },
  { value: 'exempt', label: 'Exempt from VAT' },
] as const;
export type Supply = (typeof supplyOptions)[number]['value'];

export const methodOptions = [
  { value: 'transfer', label: 'Transfer' },
  { value: 'cash', label: 'Cash' },
  { value: 'card', label: 'Card' },
] as const;

/** What a document is in: one language, or Slovak with English beside it. */
export const languageOptions = [
  { value: 'both', label: 'Slovak and English' },
  { value: 'sk', label: 'Slovak' },
  { value: 'en', label: 'English' },
] as const;
export type DocumentLanguage = (typeof languageOptions)[number]['value'];

/** Every rate of Slovak VAT since 2025 in percent, and none. Which of them holds on a day is asked of the law. */
export const everyRate = [23, 19, 5, 0] as const;

/** Units as they are written. */
export const units = {
  hour: { en: 'h', sk: 'hod.' },
  piece: { en: 'pc', sk: 'ks' },
  day: { en: 'day', sk: 'deň' },
  week: { en: 'week', sk: 'týždeň' },
  month: { en: 'month', sk: 'mesiac' },
  year: { en: 'year', sk: 'rok' },
  set: { en: 'set', sk: 'súprava' },
  lumpSum: { en: 'lump sum', sk: 'paušál' },
  kilometre: { en: 'km', sk: 'km' },
  squareMetre: { en: 'm²', sk: 'm²' },
  kilogram: { en: 'kg', sk: 'kg' },
  page: { en: 'page', sk: 'strana' },
  word: { en: 'word', sk: 'slovo' },
} as const;
type Unit = keyof typeof units;
export const unitKeys = Object.keys(units) as [Unit, ...Unit[]];

/** Where a customer is, as VAT sees it: at home, in another member state, or beyond. */
export function placeOf(country: string): 'home' | 'eu' | 'beyond' {
  if (country === 'SK') return 'home';
  const prefix = country === 'GR' ? 'EL' : country;
  return isVatCountry(prefix) && prefix !== 'XI' ? 'eu' : 'beyond';
}
