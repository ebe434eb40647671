import { countryCodes } from '../../../../form/country-codes.ts';
import { paymentCodes } from '../formats/isdoc.ts';
import { placeOf, rateUnits } from '../model/choices.ts';
import { noteMaxLength } from '../model/invoice-form.ts';
import { type AddNote, fitted, foreignLines, numberIn } from './foreign-lines.ts';
import { childOf, childrenOf, textOf, type XmlNode } from './xml.ts';

type Fields = Record<string, unknown>;

/** What a document here has no place for, by the element that holds it. */
const noPlaceFor: readonly [element: string, words: string][] = [
  ['OrderReferences', 'orders'],
  ['DeliveryNoteReferences', 'delivery notes'],
  ['ContractReferences', 'contracts'],
  ['Delivery', 'the place of delivery'],
  ['SupplementsList', 'attachments'],
  ['Signature', 'the electronic signature'],
];

/** Some programs write a time or a zone behind the day. */
const dayIn = (text: string) => text.trim().slice(0, 10);

function partyOf(party: unknown, who: string, tell: AddNote): Fields {
  const fit = (text: string, max: number, what: string) =>
    fitted(text, max, () => tell(`${what} of the ${who} was too long and has been cut.`));
  const address = (name: string) => textOf(party, 'PostalAddress', name);
  const code = textOf(party, 'PostalAddress', 'Country', 'IdentificationCode').trim().toUpperCase();
  const country = code === 'EL' ? 'GR' : code;
  if (country && !countryCodes.has(country))
    tell(`The country of the ${who} isn’t in the file, so it’s now the Czech Republic.`);
  const street = [address('StreetName'), address('BuildingNumber')].map((one) => one.trim());
  const email = textOf(party, 'Contact', 'ElectronicMail').trim();
  return {
    name: fit(textOf(party, 'PartyName', 'Name'), 200, 'The name'),
    street: fit(street.filter(Boolean).join(' '), 200, 'The street'),
    city: fit(address('CityName'), 100, 'The city'),
    zip: fit(address('PostalZone'), 20, 'The postcode'),
    country: countryCodes.has(country) ? country : 'CZ',
    ico: textOf(party, 'PartyIdentification', 'ID'),
    vatNumber: textOf(party, 'PartyTaxScheme', 'CompanyID'),
    // Several addresses in one element are common; the first is one.
    email: /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+/.exec(email)?.[0] ?? '',
  };
}

function supplierOf(party: unknown, tell: AddNote): Fields {
  const said = (name: string) => textOf(party, 'RegisterIdentification', name).trim();
  const parts = [said('RegisterKeptAt'), said('RegisterFileRef')].filter(Boolean).join(', ');
  const cut = () => tell('The supplier’s entry in a register was too long and has been cut.');
  return {
    ...partyOf(party, 'supplier', tell),
    register: fitted(said('Preformatted') || parts, 300, cut),
    phone: fitted(textOf(party, 'Contact', 'Telephone'), 40, () => undefined),
  };
}

function paymentOf(root: XmlNode, tell: AddNote): Fields {
  const payments = childrenOf(childOf(root, 'PaymentMeans'), 'Payment');
  if (payments.length > 1) tell('The file names several ways to pay. The first one is used.');
  const code = textOf(payments[0], 'PaymentMeansCode').trim();
  const method = (['transfer', 'cash', 'card'] as const).find((one) => paymentCodes[one] === code);
  if (code && !method) tell('The way to pay isn’t one we know, so it’s now a transfer.');
  const said = (name: string) => textOf(payments[0], 'Details', name).trim();
  const [account, bank] = [said('ID'), said('BankCode')];
  return {
    method: method ?? 'transfer',
    bankName: said('Name').slice(0, 100),
    account: account.includes('/') ? account : [account, bank].filter(Boolean).join('/'),
    iban: said('IBAN'),
    bic: said('BIC'),
    variableSymbol: said('VariableSymbol'),
  };
}

const kindsByType: Readonly<Record<string, string>> = { 2: 'creditNote', 4: 'proforma', 6: 'creditNote' };

/** How the document is taxed, as far as the standard says it. */
function taxedOf(root: XmlNode, customerCountry: string, tell: AddNote): Fields {
  const type = textOf(root, 'DocumentType').trim();
  if (type === '3' || type === '5')
    tell(
      `The file is a ${type === '3' ? 'debit note' : 'tax document for an advance'}: it was opened as an invoice.`,
    );
  const rates = childrenOf(childOf(root, 'TaxTotal'), 'TaxSubTotal');
  const reverse = rates.some((one) => textOf(one, 'TaxCategory', 'LocalReverseChargeFlag').trim() === 'true');
  const payer = textOf(root, 'VATApplicable').trim() === 'true';
  const taxed = rates.some((one) => (numberIn(textOf(one, 'TaxCategory', 'Percent')) ?? 0) > 0);
  const abroad = placeOf(customerCountry);
  const untaxed = payer && !taxed && abroad !== 'home';
  if (untaxed) tell('The customer is abroad and no tax was charged: check who owes it.');
  const beyond = abroad === 'eu' ? 'euReverseCharge' : 'outsideEu';
  return {
    kind: kindsByType[type] ?? 'invoice',
    regime: payer ? (type === '7' ? 'simplified' : 'payer') : 'nonPayer',
    supply: reverse ? 'domesticReverseCharge' : untaxed ? beyond : 'domestic',
    taxDate: dayIn(textOf(root, 'TaxPointDate')),
  };
}

function exchangeOf(root: XmlNode, date: string, tell: AddNote): Fields {
  const rate = numberIn(textOf(root, 'CurrRate')) ?? 0;
  const per = numberIn(textOf(root, 'RefCurrRate')) ?? 1;
  const units = rateUnits.find((one) => one === per) ?? 1;
  const perUnits = Math.round((rate / per) * units * 1e6) / 1e6;
  if (!(perUnits > 0)) {
    tell('The file has no exchange rate: enter it.');
    return {};
  }
  return { exchange: { rate: perUnits, units, date } };
}

function paidOf(root: XmlNode, suffix: string, tell: AddNote): number {
  const sum = (name: string) => numberIn(textOf(root, 'LegalMonetaryTotal', name + suffix)) ?? 0;
  const taxed = sum('AlreadyClaimedTaxInclusiveAmount');
  if (taxed !== 0)
    tell('Advances that were already taxed are entered as paid: take them off the tax yourself.');
  const paid = Math.round((sum('PaidDepositsAmount') + taxed) * 100) / 100;
  if (paid < 0) tell('An amount that was paid back can’t be carried over.');
  return Math.max(0, paid);
}

function originalOf(root: XmlNode): Fields {
  const original = childOf(root, 'OriginalDocumentReferences', 'OriginalDocumentReference');
  const number = textOf(original, 'ID').trim().slice(0, 40);
  return number ? { original: { number, issueDate: dayIn(textOf(original, 'IssueDate')) } } : {};
}

function partsOf(root: XmlNode, tell: AddNote): Fields {
  const foreign = textOf(root, 'ForeignCurrencyCode').trim();
  const suffix = foreign ? 'Curr' : '';
  const [issueDate, taxDate] = [dayIn(textOf(root, 'IssueDate')), dayIn(textOf(root, 'TaxPointDate'))];
  const customer = partyOf(childOf(root, 'AccountingCustomerParty', 'Party'), 'customer', tell);
  const lines = childrenOf(childOf(root, 'InvoiceLines'), 'InvoiceLine');
  const rounding = numberIn(textOf(root, 'LegalMonetaryTotal', `PayableRoundingAmount${suffix}`)) ?? 0;
  return {
    ...taxedOf(root, String(customer.country), tell),
    ...originalOf(root),
    ...(foreign ? exchangeOf(root, taxDate || issueDate, tell) : {}),
    language: 'cs',
    number: textOf(root, 'ID'),
    issueDate,
    dueDate: dayIn(textOf(root, 'PaymentMeans', 'Payment', 'Details', 'PaymentDueDate')) || issueDate,
    currency: (foreign || textOf(root, 'LocalCurrencyCode') || 'CZK').trim(),
    supplier: supplierOf(childOf(root, 'AccountingSupplierParty', 'Party'), tell),
    customer: { ...customer, kind: customer.ico || customer.vatNumber ? 'business' : 'person' },
    payment: paymentOf(root, tell),
    lines: foreignLines(lines, suffix, tell),
    rounding: rounding === 0 ? 'none' : 'crown',
    paid: paidOf(root, suffix, tell),
    note: fitted(textOf(root, 'Note'), noteMaxLength, () => tell('The note was too long and has been cut.')),
  };
}

/**
 * What an ISDOC of another program says in the terms of an invoice here, to be read by its schema, and in whole
 * sentences what could not be taken over as it was.
 */
export function foreignIsdoc(root: XmlNode): { given: Fields; notes: readonly string[] } {
  const notes: string[] = [];
  const given = partsOf(root, (note) => void notes.push(note));
  const left = noPlaceFor.flatMap(([element, words]) =>
    childOf(root, element) === undefined ? [] : [words],
  );
  if (left.length > 0) notes.push(`Not carried over: ${left.join(', ')}.`);
  return { given, notes };
}
