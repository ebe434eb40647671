import type { LabelledValue, PartyView, SetInvoice, Table } from '../../invoice/invoice-view.ts';
import { qrSvg } from '../../invoice/payment/qr-picture.ts';
import { saysMargin } from '../../invoice/said-of-tax.ts';
import { townLine } from '../../invoice/town-line.ts';
import { inOneLine, type Wording } from '../../invoice/wording.ts';
import { chargesVat } from './charges-vat.ts';
import type { DocumentLanguage } from './choices.ts';
import type { Invoice } from './invoice-form.ts';
import { type PaymentCode, paymentCode } from './payment-code.ts';
import { slovakTaxWords } from './tax-words.ts';
import { type Totals, totalsOf } from './totals.ts';
import { unitBeside } from './unit-words.ts';
import {
  clausesOf,
  type Label,
  labels,
  titleOf,
  wordingIn,
  writtenAmount,
  writtenDay,
  writtenNumber,
} from './wording.ts';

type Words = (label: Label) => Wording;
const present = (all: readonly LabelledValue[]): LabelledValue[] => all.filter(({ value }) => value !== '');

const names = {
  en: new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' }),
  sk: new Intl.DisplayNames(['sk'], { type: 'region', fallback: 'code' }),
};
const countryName = (country: string, language: DocumentLanguage): string =>
  country
    ? inOneLine(
        wordingIn(language, { en: names.en.of(country) ?? country, sk: names.sk.of(country) ?? country }),
      )
    : '';

function partyOf(
  { street, zip, city, country, name, ico, dic, icDph }: Invoice['customer'] | Invoice['supplier'],
  heading: Label,
  more: readonly string[],
  words: Words,
  { language, customer }: Invoice,
): PartyView {
  const abroad = country !== 'SK' || customer.country !== 'SK';
  const address = [street, townLine(zip, city)];
  return {
    heading: words(heading),
    name,
    lines: [...address, abroad ? countryName(country, language) : '', ...more].filter(Boolean),
    numbers: present([
      { label: words('ico'), value: ico },
      { label: words('dic'), value: dic },
      { label: words(country === 'SK' ? 'icDph' : 'foreignVatNumber'), value: icDph },
    ]),
  };
}

/** Whether the customer has something to pay later, and so needs a day and an account. */
const isOwed = ({ kind, payment }: Invoice, { payable }: Totals): boolean =>
  kind !== 'creditNote' && payment.method === 'transfer' && payable !== '0.00';

const datesOf = (invoice: Invoice, words: Words): LabelledValue[] => {
  const day = (label: Label, value: string) => ({
    label: words(label),
    value: writtenDay(value, invoice.language),
  });
  return present([
    day('issueDate', invoice.issueDate),
    day('taxDate', invoice.taxDate),
    { label: words('original'), value: invoice.original },
    { label: words('reason'), value: invoice.reason },
  ]);
};

function paymentOf(invoice: Invoice, totals: Totals, words: Words): LabelledValue[] {
  const { payment, kind } = invoice;
  const how = { label: words('payment'), value: inOneLine(words(payment.method)) };
  if (!isOwed(invoice, totals)) return kind === 'creditNote' ? [] : [how];
  return present([
    how,
    { label: words('iban'), value: payment.iban.replace(/(.{4})(?=.)/g, '$1 ') },
    { label: words('bic'), value: payment.bic },
    { label: words('variableSymbol'), value: payment.variableSymbol },
  ]);
}

/** Whether only the margin is taxed, which the price includes and no document states. Source: act 222/2004 §§ 65, 66. */
const isMarginTaxed = ({ supply, exemption, note, lines }: Invoice): boolean =>
  supply === 'exempt' &&
  (/§\s*6[56](?!\d)/.test(exemption) ||
    saysMargin([exemption, note, ...lines.map(({ description }) => description)], slovakTaxWords));

function linesOf(invoice: Invoice, totals: Totals, words: Words): Table {
  const { language, lines, regime } = invoice;
  const taxed = chargesVat(invoice);
  const net = regime === 'payer' && !isMarginTaxed(invoice);
  const discounted = lines.some(({ discountPercent }) => discountPercent > 0);
  const percent = (value: number) => `${writtenNumber(value, language)} %`;
  const columns: Label[] = [
    ...(['description', 'quantity', 'unit', net ? 'unitPriceNet' : 'unitPrice'] as const),
    ...(discounted ? (['discount'] as const) : []),
    ...(taxed ? (['rate'] as const) : []),
    net ? 'amountNet' : 'amount',
  ];
  const rows = lines.map((line, at) => [
    line.description,
    writtenNumber(line.quantity, language),
    inOneLine(wordingIn(language, unitBeside(line.unit, line.quantity))),
    writtenNumber(line.unitPrice, language, 2),
    ...(discounted ? [percent(line.discountPercent)] : []),
    ...(taxed ? [percent(line.rate)] : []),
    writtenNumber(totals.lines[at] ?? 0, language, 2),
  ]);
  return { columns: columns.map(words), rows };
}

function sumsOf(invoice: Invoice, totals: Totals, words: Words): LabelledValue[] {
  const taxed = chargesVat(invoice);
  const sum = (label: Label, amount: string, shown: boolean): LabelledValue[] =>
    shown ? [{ label: words(label), value: writtenAmount(amount, invoice.language) }] : [];
  return [
    ...sum('base', totals.base, taxed),
    ...sum('vat', totals.vat, taxed),
    ...sum(taxed ? 'totalWithVat' : 'total', totals.total, true),
    ...sum('paid', `-${totals.paid}`, totals.paid !== '0.00'),
    ...sum('rounding', totals.rounding, totals.rounding !== '0.00'),
  ];
}

type View = SetInvoice<DocumentLanguage, PaymentCode>;

function setInvoice(invoice: Invoice, totals: Totals, code: PaymentCode | undefined, words: Words): View {
  const { language, kind, note, issuedBy, supplier } = invoice;
  const due = isOwed(invoice, totals) ? writtenDay(invoice.dueDate, language) : '';
  const amounts = ({ rate, base, vat, total }: Totals['rates'][number]) => [
    `${rate} %`,
    ...[base, vat, total].map((value) => writtenNumber(value, language, 2)),
  ];
  return {
    language,
    title: titleOf(invoice),
    number: invoice.number,
    supplier: partyOf(supplier, 'supplier', [supplier.register, supplier.email], words, invoice),
    customer: partyOf(invoice.customer, 'customer', [], words, invoice),
    dates: datesOf(invoice, words),
    ...(due === '' ? {} : { due: { label: words('dueDate'), value: due } }),
    payment: paymentOf(invoice, totals, words),
    lines: linesOf(invoice, totals, words),
    ...(chargesVat(invoice)
      ? {
          rates: {
            columns: (['rate', 'base', 'vat', 'totalWithVat'] as const).map(words),
            rows: totals.rates.map(amounts),
          },
        }
      : {}),
    sums: sumsOf(invoice, totals, words),
    payable: {
      label: words(kind === 'creditNote' ? 'credited' : 'payable'),
      value: writtenAmount(totals.payable, language),
    },
    clauses: clausesOf(invoice),
    note,
    ...(issuedBy ? { signature: { label: words('issuedBy'), value: issuedBy } } : {}),
    ...(code ? { code: { ...code, label: words(code.kind === 'bySquare' ? 'bySquare' : 'euroCode') } } : {}),
  };
}

/** All that the template of invoices prints. */
export function invoiceView(invoice: Invoice): object {
  const totals = totalsOf(invoice);
  const words: Words = (label) => wordingIn(invoice.language, labels[label]);
  const code = invoice.qr ? paymentCode(invoice, totals) : undefined;
  const view = setInvoice(invoice, totals, code?.ok ? code.value : undefined, words);
  return {
    layout: 'classic',
    logo: '',
    accent: '',
    lang: invoice.language === 'en' ? 'en' : 'sk',
    date: invoice.issueDate,
    view,
    words: { page: words('page'), of: words('of'), note: words('note') },
    attached: {},
    ...(view.code ? { qr: qrSvg(view.code.text, inOneLine(view.code.label)) } : {}),
  };
}
