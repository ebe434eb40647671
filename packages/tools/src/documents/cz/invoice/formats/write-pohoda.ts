import { exact } from '@majak/law/exact';
import { units } from '../model/choices.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { chargesVat } from '../model/regime.ts';
import { type Totals, totalsOf } from '../model/totals.ts';
import { type Written, writeXml } from './write-xml.ts';

const schema = (name: string) => `http://www.stormware.cz/schema/version_2/${name}.xsd`;

/** What documents are called in Pohoda. Source: its schema invoice.xsd, version 2.0, invoiceTypeType. */
const types = {
  invoice: 'issuedInvoice',
  proforma: 'issuedAdvanceInvoice',
  paymentDocument: 'issuedInvoice',
  creditNote: 'issuedCreditNotice',
} as const;
/** Source: type.xsd, paymentType. */
const payments = { transfer: 'draft', cash: 'cash', card: 'creditcard' } as const;

/** Rates that are in force since 2024: Pohoda knows them by their names. Source: type.xsd, vatRateEnum. */
const namedRates: Readonly<Record<number, string>> = { 0: 'none', 12: 'low', 21: 'high' };
/** A rate of earlier years goes by its percentage: the third rate is of the Slovak version only. Source: the same, percentVAT. */
const rateOf = (rate: number): Record<string, Written> => ({
  'inv:payVAT': 'false',
  'inv:rateVAT': namedRates[rate] ?? 'historyLow',
  ...(rate in namedRates ? {} : { 'inv:percentVAT': String(rate) }),
});

/** A text cut to what the field of Pohoda holds; nothing for none. */
const cut = (text: string, length: number): string | undefined =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, length).join('') || undefined;

/** What is given back is counted down. */
const signOf = ({ kind }: Invoice): number => (kind === 'creditNote' ? -1 : 1);
const signed = (amount: string, sign: number): string => exact(amount).times(sign).toString();

const priceIn = ({ currency }: Invoice, price: string): Record<string, Written> => ({
  [currency === 'CZK' ? 'inv:homeCurrency' : 'inv:foreignCurrency']: { 'typ:unitPrice': price },
});

/** Lines, discounts of the whole, and advances that were taxed before: what the document comes to. */
function itemsOf(invoice: Invoice, totals: Totals): Written[] {
  const sign = signOf(invoice);
  const taken = (text: string, rate: number, amount: string) => ({
    'inv:text': text,
    'inv:quantity': String(-sign),
    ...rateOf(rate),
    ...priceIn(invoice, amount),
  });
  const isTaxed = chargesVat(invoice);
  return [
    ...invoice.lines.map((line) => ({
      'inv:text': cut(line.description, 90),
      'inv:quantity': signed(String(line.quantity), sign),
      'inv:unit': cut(units[line.unit].cs, 10),
      ...rateOf(isTaxed ? line.rate : 0),
      ...(line.discountPercent > 0 ? { 'inv:discountPercentage': String(line.discountPercent) } : {}),
      ...priceIn(invoice, String(line.unitPrice)),
    })),
    ...totals.rates
      .filter(({ discount }) => discount !== '0.00')
      .map(({ rate, discount }) => taken('Sleva', rate, discount)),
    ...totals.rates
      .filter(({ claimed }) => claimed.base !== '0.00')
      .map(({ rate, claimed }) => taken('Zúčtovaná záloha', rate, claimed.base)),
  ];
}

const addressOf = ({ customer }: Invoice): Written => ({
  'typ:company': cut(customer.name, 255),
  'typ:city': cut(customer.city, 45),
  'typ:street': cut(customer.street, 64),
  'typ:zip': cut(customer.zip, 15),
  'typ:ico': cut(customer.ico, 15),
  'typ:dic': cut(customer.vatNumber, 18),
});

function headerOf(invoice: Invoice): Written {
  const { kind, number, payment, issueDate, taxDate, dueDate, original, note, lines } = invoice;
  return {
    'inv:invoiceType': types[kind],
    'inv:number': { 'typ:numberRequested': cut(number, 32) },
    'inv:symVar': cut(payment.variableSymbol, 20),
    'inv:originalDocument': kind === 'creditNote' && original ? cut(original.number, 32) : undefined,
    'inv:date': issueDate,
    'inv:dateTax': taxDate || undefined,
    'inv:dateDue': dueDate || undefined,
    'inv:classificationVAT': {
      'typ:classificationVATType': chargesVat(invoice) ? 'inland' : 'nonSubsume',
    },
    'inv:text': cut(lines[0]?.description ?? '', 240),
    'inv:partnerIdentity': { 'typ:address': addressOf(invoice) },
    'inv:paymentType': { 'typ:paymentType': payments[payment.method] },
    'inv:note': note || undefined,
  };
}

/** How it comes to its sum: what is not said, Pohoda takes from its own settings. Source: invoice.xsd, invoiceSummaryType. */
const summaryOf = ({ currency, exchange, rounding }: Invoice): Written => ({
  'inv:roundingDocument': rounding === 'crown' ? 'math2one' : 'none',
  'inv:roundingVAT': 'noneEveryRate',
  ...(currency === 'CZK'
    ? {}
    : {
        'inv:foreignCurrency': {
          'typ:currency': { 'typ:ids': currency },
          ...(exchange ? { 'typ:rate': String(exchange.rate), 'typ:amount': String(exchange.units) } : {}),
        },
      }),
});

/** By which Pohoda knows a document again that it has imported before: the same in every package that it is part of. */
function idsOf(invoices: readonly Invoice[]): string[] {
  const met = new Map<string, number>();
  return invoices.map(({ kind, number }) => {
    const id = `${kind}-${number}`;
    const times = (met.get(id) ?? 0) + 1;
    met.set(id, times);
    return times === 1 ? id : `${id}-${times}`;
  });
}

/**
 * Documents of one supplier as the data package that Pohoda imports, version 2.0. What only the books know, such as
 * accounts and the series of numbers, is left to Pohoda.
 * @param ico Of the firm whose books it is for: Pohoda refuses a package of another.
 */
export function writePohoda(invoices: readonly Invoice[], ico: string): string {
  const ids = idsOf(invoices);
  const itemOf = (invoice: Invoice, at: number): Written => ({
    '@version': '2.0',
    '@id': ids[at],
    'inv:invoice': {
      '@version': '2.0',
      'inv:invoiceHeader': headerOf(invoice),
      'inv:invoiceDetail': { 'inv:invoiceItem': itemsOf(invoice, totalsOf(invoice)) },
      'inv:invoiceSummary': summaryOf(invoice),
    },
  });
  return writeXml({
    'dat:dataPack': {
      '@xmlns:dat': schema('data'),
      '@xmlns:inv': schema('invoice'),
      '@xmlns:typ': schema('type'),
      '@version': '2.0',
      '@id': 'majak',
      '@ico': ico,
      '@application': 'Majak',
      '@note': 'Invoices',
      'dat:dataPackItem': invoices.map(itemOf),
    },
  });
}
