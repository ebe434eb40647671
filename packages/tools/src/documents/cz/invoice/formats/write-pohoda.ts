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

/** A rate by its place among the rates of its day: the percentage is said beside it. Source: type.xsd, vatRateType. */
const rateName = (rate: number): string => {
  if (rate === 0) return 'none';
  if (rate === 21) return 'high';
  return rate === 10 ? 'third' : 'low';
};
const rateOf = (rate: number): Record<string, Written> => ({
  'inv:payVAT': 'false',
  'inv:rateVAT': rateName(rate),
  ...(rate === 0 ? {} : { 'inv:percentVAT': String(rate) }),
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

const summaryOf = ({ currency, exchange }: Invoice): Record<string, Written> =>
  currency === 'CZK'
    ? {}
    : {
        'inv:invoiceSummary': {
          'inv:foreignCurrency': {
            'typ:currency': { 'typ:ids': currency },
            ...(exchange ? { 'typ:rate': String(exchange.rate), 'typ:amount': String(exchange.units) } : {}),
          },
        },
      };

/**
 * Documents of one supplier as the data package that Pohoda imports, version 2.0. What only the books know, such as
 * accounts and the series of numbers, is left to Pohoda.
 * @param ico Of the firm whose books it is for: Pohoda refuses a package of another.
 */
export const writePohoda = (invoices: readonly Invoice[], ico: string): string =>
  writeXml({
    'dat:dataPack': {
      '@xmlns:dat': schema('data'),
      '@xmlns:inv': schema('invoice'),
      '@xmlns:typ': schema('type'),
      '@version': '2.0',
      '@id': 'majak',
      '@ico': ico,
      '@application': 'Majak',
      '@note': 'Invoices',
      'dat:dataPackItem': invoices.map((invoice, at) => ({
        '@version': '2.0',
        '@id': `${at + 1}-${invoice.number}`,
        'inv:invoice': {
          '@version': '2.0',
          'inv:invoiceHeader': headerOf(invoice),
          'inv:invoiceDetail': { 'inv:invoiceItem': itemsOf(invoice, totalsOf(invoice)) },
          ...summaryOf(invoice),
        },
      })),
    },
  });
