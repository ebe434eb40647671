import type { Fault } from '../../../../form/fault.ts';
import type { AnswersOf } from '../../../../form/field.ts';
import { form } from '../../../../form/form.ts';
import { choice } from '../../../../form/kinds/choice.ts';
import { day, dayOrEmpty } from '../../../../form/kinds/day.ts';
import { optionalGroup } from '../../../../form/kinds/group.ts';
import { amountMax, number } from '../../../../form/kinds/number.ts';
import {
  optionalPrintedLines,
  optionalPrintedText,
  printedText,
} from '../../../../form/kinds/printed-text.ts';
import { yesNo } from '../../../../form/kinds/yes-no.ts';
import { lineNet, subtotalOf } from '../../../invoice/line-amounts.ts';
import { advances } from './advance-fields.ts';
import {
  currencies,
  kindOptions,
  languageOptions,
  placeRuleOptions,
  regimeOptions,
  supplyOptions,
} from './choices.ts';
import { lines } from './line-fields.ts';
import { customer, supplier } from './party-fields.ts';
import { discount, exchange, payment } from './payment-fields.ts';
import { vatCheck } from './vat-check.ts';

export const noteMaxLength = 2_000;
const numberMaxLength = 40;

/** Every field of an invoice, said once. Files name them in this order. */
const fields = {
  kind: choice({
    label: 'Document',
    options: kindOptions,
    wrong: 'Choose an invoice, a proforma, a tax document for a payment or a credit note',
  }),
  regime: choice({
    label: 'You are',
    options: regimeOptions,
    wrong: 'Choose whether you are a VAT payer',
    start: null,
  }),
  supply: choice({
    label: 'How it is taxed',
    hint: 'It depends on who you are and where the customer is. This is for services. Goods sent across a border have their own rules.',
    options: supplyOptions,
    wrong: 'Choose how the supply is taxed',
  }),
  /** Whether what is supplied has a place of its own, whoever buys it. */
  place: choice({
    label: 'Where it is taxed',
    options: placeRuleOptions,
    wrong: 'Choose what decides where it is taxed',
  }),
  number: printedText({
    label: 'Invoice number',
    maxLength: numberMaxLength,
    missing: 'Enter the invoice number',
  }),
  issueDate: day({ label: 'Date of issue', missing: 'Enter the date of issue', near: true }),
  /** Date of the taxable supply (DUZP). */
  taxDate: dayOrEmpty({ label: 'Date of supply', near: true, when: ({ kind }) => kind !== 'proforma' }),
  dueDate: day({ label: 'Due date', missing: 'Enter the due date', near: true }),
  language: choice({
    label: 'Language of the document',
    options: languageOptions,
    wrong: 'Choose English, Czech or both',
  }),
  currency: choice({
    label: 'Currency',
    options: currencies.map((value) => ({ value, label: value })),
    wrong: 'Choose a currency',
  }),
  exchange,
  supplier,
  customer,
  payment,
  lines,
  discount,
  /** To whole crowns, for cash. */
  rounding: choice({
    label: 'Rounding',
    options: [
      { value: 'none', label: 'To 0.01' },
      { value: 'crown', label: 'To whole crowns, for cash' },
    ],
    wrong: 'Choose whether the amount is rounded',
  }),
  advances,
  /** What was paid already; of a tax document for a payment, what was received. */
  paid: number({ label: 'Already paid', decimals: 2, writtenDecimals: 2, start: 0 }),
  /** The invoice a credit note corrects, or the proforma an invoice follows. */
  original: optionalGroup({
    label: 'The document it refers to',
    by: 'number',
    fields: {
      number: printedText({
        label: 'Number of the document it refers to',
        maxLength: numberMaxLength,
        missing: 'Enter the number of the original document',
      }),
      issueDate: dayOrEmpty({ label: 'Its date of issue', near: true }),
    },
  }),
  /** Why a credit note was issued. */
  reason: optionalPrintedText({
    label: 'Reason for the correction',
    maxLength: 300,
    when: ({ kind }) => kind === 'creditNote',
  }),
  /** The provision under which a supply is exempt. */
  exemption: optionalPrintedText({
    label: 'Why a line has no tax',
    hint: 'The provision, such as § 51 of act 235/2004',
    maxLength: 300,
  }),
  note: optionalPrintedLines({ label: 'Note', personal: true, maxLength: noteMaxLength, rows: 3 }),
  vatCheck,
  issuedBy: optionalPrintedText({ label: 'Issued by', personal: true, maxLength: 200 }),
  /** Whether the document carries a QR code of the payment. */
  qr: yesNo({
    label: 'Put a QR code for the payment on the invoice',
    hint: 'QR Platba for crowns, an EPC code for euros, or PAY by square for Slovak accounts',
  }),
};
export type Invoice = AnswersOf<typeof fields>;
export type Line = Invoice['lines'][number];
export type Advance = Invoice['advances'][number];

const fault = (field: string, message: string): Fault => ({ field, code: 'custom', message });

function discountFaults(given: Invoice): Fault[] {
  const { kind, value } = given.discount;
  if (kind === 'percent')
    return value > 100 ? [fault('discount.value', 'Discount: enter 100 % or less')] : [];
  // No discount at all fits even what is returned.
  return value === 0 || subtotalOf(given).gte(value)
    ? []
    : [fault('discount.value', 'Discount: enter no more than the lines add up to')];
}

const lineFaults = ({ lines }: Invoice): Fault[] =>
  lines.flatMap((line, at) =>
    lineNet(line).abs().lte(amountMax)
      ? []
      : [fault(`lines.${at}.unitPrice`, 'Quantity × price: enter 1 000 000 000 or less')],
  );

/** The invoice: the one truth for the browser, the API, its description and every file. What the law wants beyond it, its checks say. */
export const invoiceForm = form({
  key: 'invoice',
  version: 1,
  fields,
  check: (given) => [...lineFaults(given), ...discountFaults(given)],
  whole: 'Send an object with the invoice',
});
