import type { Fault } from '../../../form/fault.ts';
import type { AnswersOf } from '../../../form/field.ts';
import { form } from '../../../form/form.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { day, dayOrEmpty } from '../../../form/kinds/day.ts';
import { group } from '../../../form/kinds/group.ts';
import { amountMax, number } from '../../../form/kinds/number.ts';
import {
  optionalPrintedCode,
  optionalPrintedLines,
  optionalPrintedText,
  printedLines,
  printedText,
} from '../../../form/kinds/printed-text.ts';
import { rows } from '../../../form/kinds/rows.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import { lineNet } from '../../invoice/line-amounts.ts';
import { chargesVat } from './charges-vat.ts';
import {
  everyRate,
  kindOptions,
  languageOptions,
  methodOptions,
  regimeOptions,
  supplyOptions,
  unitKeys,
  units,
} from './choices.ts';
import { customer, supplier } from './party-fields.ts';

const lines = rows({
  label: 'Lines',
  row: 'line',
  max: 100,
  missing: 'Add a line',
  columns: {
    description: printedLines({
      label: 'What it’s for',
      maxLength: 500,
      rows: 1,
      missing: 'Enter what the line is for',
    }),
    quantity: number({ label: 'Quantity', max: 1_000_000, decimals: 4, thousands: true, start: 1 }),
    unit: choice({
      label: 'Unit',
      options: unitKeys.map((value) => ({ value, label: units[value].en })),
      wrong: 'Choose a unit',
      shown: 'select',
    }),
    unitPrice: number({
      label: 'Price',
      missing: 'Enter the price',
      decimals: 4,
      thousands: true,
      writtenDecimals: 2,
    }),
    discountPercent: number({ label: 'Discount %', max: 100, decimals: 2, start: 0 }),
    rate: choice({
      label: 'VAT rate',
      options: everyRate.map((value) => ({ value, label: `${value} %` })),
      wrong: `Choose a rate: ${everyRate.join(', ')} %`,
      shown: 'select',
      // Where no tax is charged, nobody is asked for one.
      when: (_, whole) => chargesVat(whole),
    }),
  },
});

const payment = group({
  label: 'Payment',
  fields: {
    method: choice({
      label: 'How it is paid',
      options: methodOptions,
      wrong: 'Choose how the invoice is paid',
    }),
    iban: optionalPrintedCode({
      label: 'IBAN',
      personal: true,
      hint: 'For example, SK31 1200 0000 1987 4263 7541',
      maxLength: 34,
    }),
    bic: optionalPrintedCode({ label: 'BIC/SWIFT', maxLength: 11 }),
    variableSymbol: optionalPrintedCode({
      label: 'Variable symbol',
      maxLength: 20,
      line: { inputMode: 'numeric' },
    }),
  },
});

const isCreditNote = ({ kind }: Readonly<Record<string, unknown>>) => kind === 'creditNote';

/** Every field of a Slovak invoice, said once. */
const fields = {
  kind: choice({
    label: 'Document',
    options: kindOptions,
    wrong: 'Choose an invoice, a credit note or a proforma',
  }),
  number: printedText({ label: 'Invoice number', maxLength: 40, missing: 'Enter the invoice number' }),
  language: choice({
    label: 'Language of the document',
    options: languageOptions,
    wrong: 'Choose Slovak, English or both',
  }),
  issueDate: day({ label: 'Date of issue', missing: 'Enter the date of issue', near: true }),
  /** Date of supply (dátum dodania). */
  taxDate: dayOrEmpty({ label: 'Date of supply', near: true, when: ({ kind }) => kind !== 'proforma' }),
  dueDate: day({ label: 'Due date', missing: 'Enter the due date', near: true }),
  supplier,
  customer,
  regime: choice({
    label: 'You are',
    options: regimeOptions,
    wrong: 'Choose whether you are a VAT payer',
    shown: 'radio',
  }),
  supply: choice({
    label: 'How it is taxed',
    hint: 'This is for services. Goods sent across a border have their own rules.',
    options: supplyOptions,
    wrong: 'Choose how the supply is taxed',
  }),
  lines,
  /** The provision under which a supply is exempt. */
  exemption: {
    ...optionalPrintedText({
      label: 'Why there is no tax',
      hint: 'The provision, such as § 31 of act 222/2004',
      maxLength: 200,
    }),
    when: ({ supply }: Readonly<Record<string, unknown>>) => supply === 'exempt',
  },
  /** What was paid already. */
  paid: number({ label: 'Already paid', decimals: 2, writtenDecimals: 2, start: 0 }),
  payment,
  /** Whether the document carries a code of the payment. */
  qr: yesNo({
    label: 'Put a PAY by square code on the invoice',
    hint: 'Slovak banks read it. Accounts elsewhere get the euro area’s code',
  }),
  original: {
    ...optionalPrintedText({ label: 'Number of the invoice you’re correcting', maxLength: 40 }),
    when: isCreditNote,
  },
  reason: {
    ...optionalPrintedText({ label: 'Reason for the correction', maxLength: 300 }),
    when: isCreditNote,
  },
  note: optionalPrintedLines({ label: 'Note', personal: true, maxLength: 1_000, rows: 3 }),
  issuedBy: optionalPrintedText({ label: 'Issued by', personal: true, maxLength: 200 }),
};
export type Invoice = AnswersOf<typeof fields>;

const check = ({ lines: given }: Invoice): Fault[] =>
  given.flatMap((line, at) =>
    lineNet(line).lte(amountMax)
      ? []
      : [
          {
            field: `lines.${at}.unitPrice`,
            code: 'custom',
            message: 'Quantity × price: enter 1 000 000 000 or less',
          },
        ],
  );

/** The invoice of Slovakia: the one truth for the page, the API, its description and every file. */
export const invoiceForm = form({
  key: 'slovak-invoice',
  version: 1,
  fields,
  check,
  steps: [
    {
      key: 'document',
      title: 'The document',
      fields: ['kind', 'number', 'language', 'issueDate', 'taxDate', 'dueDate'],
    },
    { key: 'supplier', title: 'You', fields: ['supplier'] },
    { key: 'customer', title: 'Your customer', fields: ['customer'] },
    { key: 'lines', title: 'What you invoice', fields: ['regime', 'supply', 'lines', 'exemption', 'paid'] },
    {
      key: 'payment',
      title: 'Payment and the rest',
      fields: ['payment', 'qr', 'original', 'reason', 'note', 'issuedBy'],
    },
  ],
  whole: 'Send an object with the invoice',
});
