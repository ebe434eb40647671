import { exact } from '@majak/law/exact';
import { type Amount, amountOf } from '../../../invoice/amount.ts';
import type { LabelledValue, PartyView, SetInvoice, Table } from '../../../invoice/invoice-view.ts';
import { saysMargin } from '../../../invoice/said-of-tax.ts';
import { townLine } from '../../../invoice/town-line.ts';
import { inOneLine, type Wording } from '../../../invoice/wording.ts';
import { czechTaxWords } from '../law/tax-words.ts';
import type { Language } from '../model/choices.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { chargesVat, isPayer, isTaxDocument } from '../model/regime.ts';
import { type Totals, totalsOf } from '../model/totals.ts';
import type { PaymentCode } from '../payment/payment-codes.ts';
import { advancesTable, finalAmount, payableLabel } from './settlement-view.ts';
import { unitBeside } from './unit-words.ts';
import { vatCheckWords } from './vat-check-words.ts';
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

/** A document in the words of its language, ready to be set: the preview and the PDF print this and nothing else. */
export type InvoiceView = SetInvoice<Invoice['language'], PaymentCode>;

type Words = (label: Label) => Wording;
const present = (said: readonly LabelledValue[]): LabelledValue[] => said.filter(({ value }) => value !== '');

// Each takes longer to make than all else that is written here.
const countryNames = new Map<Language, Intl.DisplayNames>();

function countryName(country: string, language: Language): string {
  const names =
    countryNames.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  countryNames.set(language, names);
  return names.of(country) ?? country;
}

function addressOf(
  { street, zip, city, country }: Invoice['customer'] | Invoice['supplier'],
  { language, customer }: Invoice,
): string[] {
  const abroad = country !== 'CZ' || customer.country !== 'CZ';
  const said = () =>
    inOneLine(wordingIn(language, { en: countryName(country, 'en'), cs: countryName(country, 'cs') }));
  return [street, townLine(zip, city), abroad ? said() : ''].filter(Boolean);
}

function supplierView(invoice: Invoice, words: Words): PartyView {
  const { supplier } = invoice;
  return {
    heading: words('supplier'),
    name: supplier.name,
    lines: [...addressOf(supplier, invoice), supplier.register, supplier.email, supplier.phone].filter(
      Boolean,
    ),
    numbers: present([
      { label: words('ico'), value: supplier.ico },
      { label: words('vatNumber'), value: supplier.vatNumber },
    ]),
  };
}

function customerView(invoice: Invoice, words: Words): PartyView {
  const { customer } = invoice;
  const number = words(customer.country === 'CZ' ? 'vatNumber' : 'foreignVatNumber');
  return {
    heading: words('customer'),
    name: customer.name,
    lines: [...addressOf(customer, invoice), customer.email].filter(Boolean),
    numbers: present([
      { label: words('ico'), value: customer.ico },
      { label: number, value: customer.vatNumber },
    ]),
  };
}

/** Whether the customer has something to pay, and so needs a day. */
const isDue = ({ kind }: Invoice, { payable }: Totals): boolean =>
  kind !== 'creditNote' && kind !== 'paymentDocument' && exact(payable).gt(0);
/** Whether the customer pays it to an account. */
const isOwed = (invoice: Invoice, totals: Totals): boolean =>
  isDue(invoice, totals) && invoice.payment.method === 'transfer';

/** What the day of supply is called: of a document on a payment, that of the payment. */
function taxDateLabel(invoice: Invoice): Label {
  if (invoice.kind === 'paymentDocument') return 'receivedOn';
  return isTaxDocument(invoice) ? 'taxDate' : 'supplyDate';
}

function datesOf(invoice: Invoice, words: Words): LabelledValue[] {
  const { language, original } = invoice;
  const day = (label: Label, value: string): LabelledValue => ({
    label: words(label),
    value: writtenDay(value, language),
  });
  const reference = [original?.number ?? '', writtenDay(original?.issueDate ?? '', language)].filter(Boolean);
  return present([
    day('issueDate', invoice.issueDate),
    day(taxDateLabel(invoice), invoice.taxDate),
    { label: words(invoice.kind === 'creditNote' ? 'original' : 'proforma'), value: reference.join(', ') },
    { label: words('reason'), value: invoice.reason },
  ]);
}

/** By when the customer pays. */
function dueOf(invoice: Invoice, totals: Totals, words: Words): LabelledValue | undefined {
  const value = isDue(invoice, totals) ? writtenDay(invoice.dueDate, invoice.language) : '';
  return value === '' ? undefined : { label: words('dueDate'), value };
}

function paymentOf(invoice: Invoice, totals: Totals, words: Words): LabelledValue[] {
  const { payment } = invoice;
  const how = { label: words('payment'), value: inOneLine(words(payment.method)) };
  if (!isOwed(invoice, totals)) return invoice.kind === 'creditNote' ? [] : [how];
  return present([
    how,
    { label: words('bank'), value: payment.bankName },
    { label: words('account'), value: payment.account },
    { label: words('iban'), value: payment.iban.replace(/(.{4})(?=.)/g, '$1 ') },
    { label: words('bic'), value: payment.bic },
    { label: words('variableSymbol'), value: payment.variableSymbol },
  ]);
}

/** Whether only the margin is taxed, which the price includes and no document states. Source: act 235/2004 §§ 89, 90. */
const isMarginTaxed = (invoice: Invoice): boolean =>
  !chargesVat(invoice) &&
  (/§\s*(?:89|90)(?!\d|\s?[a-z](?!\p{L}))/u.test(invoice.exemption) ||
    saysMargin(
      [invoice.exemption, invoice.note, ...invoice.lines.map(({ description }) => description)],
      czechTaxWords,
    ));

function linesOf(invoice: Invoice, totals: Totals, words: Words): Table {
  const { language, lines } = invoice;
  const taxed = chargesVat(invoice);
  const discounted = lines.some(({ discountPercent }) => discountPercent > 0);
  const net = isPayer(invoice) && !isMarginTaxed(invoice);
  const columns: Label[] = [
    ...(['description', 'quantity', 'unit', net ? 'unitPriceNet' : 'unitPrice'] as const),
    ...(discounted ? (['discount'] as const) : []),
    ...(taxed ? (['rate'] as const) : []),
    net ? 'amountNet' : 'amount',
  ];
  const percent = (value: number) => `${writtenNumber(value, language)} %`;
  const rows = lines.map((line, at) => [
    line.description,
    writtenNumber(line.quantity, language),
    inOneLine(wordingIn(language, unitBeside(line.unit, line.quantity))),
    writtenNumber(line.unitPrice, language, 2),
    ...(discounted ? [percent(line.discountPercent)] : []),
    ...(taxed ? [percent(line.rate)] : []),
    writtenNumber(totals.lines[at]?.net ?? 0, language, 2),
  ]);
  return { columns: columns.map(words), rows };
}

function ratesOf({ language, ...invoice }: Invoice, { rates, czk }: Totals, words: Words): Table | undefined {
  if (!chargesVat(invoice)) return undefined;
  const amount = (value: string) => writtenNumber(value, language, 2);
  const columns: Label[] = [
    'rate',
    'base',
    'vat',
    'totalWithVat',
    ...(czk ? (['vatInCrowns'] as const) : []),
  ];
  const rows = rates.map((rate) => [
    `${rate.rate} %`,
    ...[rate.due.base, rate.due.vat, rate.due.total].map(amount),
    ...(rate.czk ? [amount(rate.czk.due.vat)] : []),
  ]);
  return { columns: columns.map(words), rows };
}

const negated = (amount: Amount) => amountOf(exact(amount).times(-1));

function sumsOf(invoice: Invoice, totals: Totals, words: Words): LabelledValue[] {
  const { language, currency, exchange } = invoice;
  const taxed = chargesVat(invoice);
  const settled = totals.claimed.total !== '0.00';
  // What a corrective document states are differences (act 235/2004 § 45(1)(h) to (j)).
  const corrects = invoice.kind === 'creditNote' && isPayer(invoice);
  const untaxedTotal = taxed ? 'totalWithVat' : 'total';
  const totalLabel: Label = corrects ? 'differenceOfTotal' : untaxedTotal;
  const sum = (label: Label, amount: string, shown: boolean): LabelledValue[] =>
    shown ? [{ label: words(label), value: writtenAmount(amount, currency, language) }] : [];
  const rate = exchange
    ? `${exchange.units} ${currency} = ${writtenNumber(exchange.rate, language)} CZK, ${writtenDay(exchange.date, language)}`
    : '';
  return [
    ...sum('subtotal', totals.subtotal, totals.discount !== '0.00'),
    ...sum('discount', negated(totals.discount), totals.discount !== '0.00'),
    ...sum(corrects ? 'differenceOfBase' : 'base', totals.base, taxed),
    ...sum(corrects ? 'differenceOfVat' : 'vat', totals.vat, taxed),
    ...sum(totalLabel, totals.total, true),
    ...sum('advances', negated(totals.claimed.total), settled),
    ...sum('dueBase', totals.due.base, settled && taxed),
    ...sum('dueVat', totals.due.vat, settled && taxed),
    ...sum('paid', negated(totals.paid), totals.paid !== '0.00' && invoice.kind !== 'paymentDocument'),
    ...sum('rounding', totals.rounding, totals.rounding !== '0.00'),
    ...present([{ label: words('exchange'), value: rate }]),
  ];
}

/**
 * Sets an invoice in the words of its language.
 * @param code The payment code to show, if any: `bestCode` says which. `totals` where they were computed before.
 */
export function invoiceViewOf(invoice: Invoice, code?: PaymentCode, totals = totalsOf(invoice)): InvoiceView {
  const { language, currency, kind, note, issuedBy, vatCheck } = invoice;
  const words: Words = (label) => wordingIn(language, labels[label]);
  const rates = ratesOf(invoice, totals, words);
  const advances = advancesTable(invoice, words);
  const due = dueOf(invoice, totals, words);
  return {
    language,
    title: titleOf(invoice),
    number: invoice.number,
    supplier: supplierView(invoice, words),
    customer: customerView(invoice, words),
    dates: datesOf(invoice, words),
    ...(due ? { due } : {}),
    payment: paymentOf(invoice, totals, words),
    lines: linesOf(invoice, totals, words),
    ...(rates ? { rates } : {}),
    ...(advances ? { advances } : {}),
    sums: sumsOf(invoice, totals, words),
    payable: {
      label: words(payableLabel(kind, totals)),
      value: writtenAmount(finalAmount(kind, totals), currency, language),
    },
    clauses: clausesOf(invoice),
    note,
    ...(issuedBy ? { signature: { label: words('issuedBy'), value: issuedBy } } : {}),
    ...(vatCheck ? { evidence: vatCheckWords(vatCheck, language) } : {}),
    ...(code ? { code: { ...code, label: words('qrPayment') } } : {}),
  };
}
