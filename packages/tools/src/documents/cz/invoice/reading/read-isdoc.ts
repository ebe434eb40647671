import { done, failed, type Result } from '@majak/law/result';
import { amountOf } from '../../../invoice/amount.ts';
import { paymentCodes } from '../formats/isdoc.ts';
import { isDiscountLine } from '../formats/isdoc-lines.ts';
import { everyRate, type Unit, unitKeys, units } from '../model/choices.ts';
import { readInvoice } from '../model/invoice.ts';
import type { Invoice } from '../model/invoice-form.ts';
import type { DocumentSummary } from './document-summary.ts';
import { fromExtension } from './read-isdoc-extension.ts';
import { childOf, childrenOf, readXml, textOf, type XmlNode } from './xml.ts';

/** The namespace of every version of the standard starts so. */
const anyIsdocNamespace = 'http://isdoc.cz/namespace/';

/** What a file holds: the invoice it opens as, and what it states by itself, to compare. */
type ReadIsdoc = { invoice: Invoice; uuid: string; stated: DocumentSummary };

function partyOf(party: unknown): Record<string, unknown> {
  const address = (name: string) => textOf(party, 'PostalAddress', name);
  return {
    name: textOf(party, 'PartyName', 'Name'),
    street: [address('StreetName'), address('BuildingNumber')].filter(Boolean).join(' '),
    city: address('CityName'),
    zip: address('PostalZone'),
    country: textOf(party, 'PostalAddress', 'Country', 'IdentificationCode') || 'CZ',
    ico: textOf(party, 'PartyIdentification', 'ID'),
    vatNumber: textOf(party, 'PartyTaxScheme', 'CompanyID'),
    email: textOf(party, 'Contact', 'ElectronicMail'),
  };
}

/** The register as one sentence, or from its three parts. */
function registerOf(party: unknown): string {
  const said = (name: string) => textOf(party, 'RegisterIdentification', name);
  return said('Preformatted') || [said('RegisterKeptAt'), said('RegisterFileRef')].filter(Boolean).join(', ');
}

const foreignUnit = (written: string): Unit =>
  unitKeys.find((key) => {
    const { code, en, cs } = units[key];
    return [code, en, cs, cs.replace('.', '')].some((one) => one.toLowerCase() === written.toLowerCase());
  }) ?? 'piece';

function lineOf(line: unknown): Record<string, unknown> {
  const own = childOf(line, 'Extensions', 'Line');
  const quantity = textOf(line, 'InvoicedQuantity');
  const ratePercent = Number(textOf(line, 'ClassifiedTaxCategory', 'Percent'));
  return {
    description: textOf(line, 'Item', 'Description') || 'Item',
    quantity: quantity === '' ? 1 : Number(quantity),
    unit: textOf(own, 'Unit') || foreignUnit(textOf(childOf(line, 'InvoicedQuantity'), '@unitCode')),
    unitPrice: Number(textOf(own, 'UnitPrice') || textOf(line, 'UnitPrice')),
    discountPercent: Number(textOf(own, 'DiscountPercent')),
    rate: everyRate.find((one) => one === ratePercent) ?? ratePercent,
  };
}

const methodOf = (code: string): Invoice['payment']['method'] => {
  if (code === paymentCodes.cash) return 'cash';
  return code === paymentCodes.card ? 'card' : 'transfer';
};

function paymentOf(root: XmlNode): Record<string, unknown> {
  const payment = childOf(root, 'PaymentMeans', 'Payment');
  const details = childOf(payment, 'Details');
  const own = childOf(root, 'Extensions', 'Invoice');
  const account = [textOf(details, 'ID'), textOf(details, 'BankCode')].filter(Boolean).join('/');
  return {
    method: methodOf(textOf(payment, 'PaymentMeansCode')),
    bankName: textOf(details, 'Name'),
    account: own ? textOf(own, 'Account') : account,
    iban: own ? textOf(own, 'Iban') : textOf(details, 'IBAN'),
    bic: textOf(details, 'BIC'),
    variableSymbol: textOf(details, 'VariableSymbol'),
  };
}

const kindsByType: Readonly<Record<string, Invoice['kind']>> = {
  2: 'creditNote',
  4: 'proforma',
  5: 'paymentDocument',
  6: 'creditNote',
};

/** What the elements of the standard say of how a document of another program is taxed. */
function regimeOf(root: XmlNode): Record<string, unknown> {
  const type = textOf(root, 'DocumentType');
  const reverse = childrenOf(childOf(root, 'TaxTotal'), 'TaxSubTotal').some(
    (one) => textOf(one, 'TaxCategory', 'LocalReverseChargeFlag') === 'true',
  );
  const payer = type === '7' ? 'simplified' : 'payer';
  return {
    kind: kindsByType[type] ?? 'invoice',
    regime: textOf(root, 'VATApplicable') === 'true' ? payer : 'nonPayer',
    supply: reverse ? 'domesticReverseCharge' : 'domestic',
    taxDate: textOf(root, 'TaxPointDate'),
  };
}

function originalOf(root: XmlNode): Record<string, unknown> {
  const original = childOf(root, 'OriginalDocumentReferences', 'OriginalDocumentReference');
  const number = textOf(original, 'ID');
  return number ? { original: { number, issueDate: textOf(original, 'IssueDate') } } : {};
}

function exchangeOf(root: XmlNode): Record<string, unknown> {
  const currency = textOf(root, 'ForeignCurrencyCode') || textOf(root, 'LocalCurrencyCode');
  if (!textOf(root, 'ForeignCurrencyCode')) return { currency };
  const date = textOf(root, 'Extensions', 'Invoice', 'ExchangeDate');
  const day = date || textOf(root, 'TaxPointDate') || textOf(root, 'IssueDate');
  const [rate, per] = [Number(textOf(root, 'CurrRate')), Number(textOf(root, 'RefCurrRate'))];
  return { currency, exchange: { rate, units: per, date: day } };
}

/** What the document says it comes to: in its own currency, and by rate. */
export function statedByIsdoc(root: XmlNode): DocumentSummary {
  const own = textOf(root, 'ForeignCurrencyCode') ? 'Curr' : '';
  const total = childOf(root, 'LegalMonetaryTotal');
  const rates = childrenOf(childOf(root, 'TaxTotal'), 'TaxSubTotal');
  const taxDate = textOf(root, 'TaxPointDate');
  const amount = (node: unknown, name: string) => amountOf(textOf(node, name + own) || '0');
  return {
    number: textOf(root, 'ID'),
    issueDate: textOf(root, 'IssueDate'),
    dueDate: textOf(root, 'PaymentMeans', 'Payment', 'Details', 'PaymentDueDate'),
    ...(taxDate ? { taxDate } : {}),
    currency: textOf(root, 'ForeignCurrencyCode') || textOf(root, 'LocalCurrencyCode'),
    supplier: statedParty(childOf(root, 'AccountingSupplierParty', 'Party')),
    customer: statedParty(childOf(root, 'AccountingCustomerParty', 'Party')),
    base: amount(total, 'TaxExclusiveAmount'),
    vat: amount(childOf(root, 'TaxTotal'), 'TaxAmount'),
    total: amount(total, 'TaxInclusiveAmount'),
    payable: amount(total, 'PayableAmount'),
    ...(own ? { vatCzk: amountOf(textOf(root, 'TaxTotal', 'TaxAmount') || '0') } : {}),
    rates: rates.map((rate) => ({
      rate: Number(textOf(rate, 'TaxCategory', 'Percent')),
      base: amount(rate, 'TaxableAmount'),
      vat: amount(rate, 'TaxAmount'),
    })),
  };
}

const statedParty = (party: unknown) => ({
  name: textOf(party, 'PartyName', 'Name'),
  ico: textOf(party, 'PartyIdentification', 'ID'),
  vatNumber: textOf(party, 'PartyTaxScheme', 'CompanyID'),
});

function givenBy(root: XmlNode): Record<string, unknown> {
  const supplier = childOf(root, 'AccountingSupplierParty', 'Party');
  const customer = partyOf(childOf(root, 'AccountingCustomerParty', 'Party'));
  const own = childOf(root, 'Extensions', 'Invoice');
  const currency = exchangeOf(root);
  const paid = childOf(root, 'LegalMonetaryTotal');
  const lines = childrenOf(childOf(root, 'InvoiceLines'), 'InvoiceLine');
  return {
    ...regimeOf(root),
    ...originalOf(root),
    number: textOf(root, 'ID'),
    issueDate: textOf(root, 'IssueDate'),
    dueDate:
      textOf(root, 'PaymentMeans', 'Payment', 'Details', 'PaymentDueDate') || textOf(root, 'IssueDate'),
    ...currency,
    supplier: {
      ...partyOf(supplier),
      entry: textOf(own, 'SupplierEntry') || undefined,
      register: registerOf(supplier),
      phone: textOf(supplier, 'Contact', 'Telephone'),
    },
    customer: { ...customer, kind: textOf(own, 'CustomerKind') || (customer.ico ? 'business' : 'person') },
    payment: paymentOf(root),
    lines: lines.filter((line) => !isDiscountLine(textOf(line, 'ID'))).map(lineOf),
    paid: Number(textOf(paid, currency.exchange ? 'PaidDepositsAmountCurr' : 'PaidDepositsAmount')),
    note: textOf(root, 'Note'),
    ...(own === undefined ? {} : fromExtension(own)),
  };
}

/**
 * Opens an ISDOC file: our own as it was, another program's as far as both know the same things.
 * @returns why it cannot be opened, in words.
 */
export function readIsdoc(text: string): Result<ReadIsdoc> {
  const xml = readXml(text, 'Invoice');
  if (!xml.ok) return xml;
  if (!text.includes(anyIsdocNamespace)) return failed('The file isn’t an ISDOC invoice');
  const invoice = readInvoice(givenBy(xml.value));
  if (!invoice.ok) {
    const [fault] = invoice.faults;
    return failed(`The file cannot be opened: ${fault?.field}: ${fault?.message}`);
  }
  return done({ invoice: invoice.value, uuid: textOf(xml.value, 'UUID'), stated: statedByIsdoc(xml.value) });
}
