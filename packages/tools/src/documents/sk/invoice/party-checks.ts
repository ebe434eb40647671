import { companyNumber } from '@majak/law/sk/company-number';
import { provisionPlace } from '@majak/law/sk/provision-place';
import { missing, right, wrong } from '../../../form/finding.ts';
import { readVatNumber } from '../../../vat/vat-number.ts';
import { hasSeat, isOneself } from '../../invoice/parties.ts';
import { placeOf } from './choices.ts';
import { isAnyCompany, isCompany } from './company-name.ts';
import type { InvoiceCheck } from './invoice-check.ts';
import type { Invoice } from './invoice-form.ts';
import { customerOwes } from './regime.ts';

const withTaxNumber = (party: Invoice['supplier'] | Invoice['customer']) => ({
  ...party,
  taxNumber: party.icDph,
});

type Who = 'supplier' | 'customer';
const withParty = (invoice: Invoice, who: Who, change: Partial<Invoice['supplier']>): Invoice => ({
  ...invoice,
  [who]: { ...invoice[who], ...change },
});

/** A VAT number as the registers write it; nothing where it is none of its country. */
function vatNumberOf(number: string): string | undefined {
  const { normalised, formatValid, checksumValid } = readVatNumber(number, 'SK');
  return formatValid && checksumValid !== false ? normalised : undefined;
}

/** The company number of one who is at home. */
const ico = (who: Who, whose: string): InvoiceCheck => ({
  id: `${who}.ico`,
  field: `${who}.ico`,
  place: provisionPlace(who === 'supplier' ? 'sk.business.letters' : 'sk.accounting.document'),
  when: ({ invoice }) => invoice[who].country === 'SK' && (who === 'supplier' || invoice.customer.ico !== ''),
  look: ({ invoice }) => {
    const given = invoice[who].ico;
    if (!given) return missing('Enter your identification number (IČO)');
    if (!companyNumber.read(given)) return wrong(`The check digit of ${whose} IČO is wrong`);
    return given.length === 8
      ? right(`The check digit of ${whose} IČO is right`)
      : wrong('An IČO has eight digits: include the zeros at the start');
  },
  mend: ({ invoice }) => {
    const read = companyNumber.read(invoice[who].ico);
    return read ? { label: `Write ${read}`, to: withParty(invoice, who, { ico: read }) } : undefined;
  },
});

/** Why a number of that country can’t be of this side of the invoice; Greece writes EL. */
function ofAnotherCountry({ customer, supply }: Invoice, who: Who, of: string): string | undefined {
  if (who === 'supplier')
    return of === 'SK'
      ? undefined
      : 'If you’re registered for VAT here, you have an IČ DPH with SK: this one is from another country';
  if (supply === 'domesticReverseCharge' && of !== 'SK')
    return 'Reverse charge at home is between Slovak payers: this number is from another country';
  const own = customer.country === 'GR' ? 'EL' : customer.country;
  return of !== own && (of !== 'SK' || supply === 'euReverseCharge')
    ? 'The VAT number is from a different country than your customer'
    : undefined;
}

/** The number for VAT: of the supplier where the act asks for it, of the customer where it is given or the customer owes the tax. */
const icDph = (who: Who): InvoiceCheck => ({
  id: `${who}.icDph`,
  field: `${who}.icDph`,
  place: provisionPlace(who === 'supplier' ? 'sk.vat.invoice.supplier' : 'sk.vat.invoice.customer'),
  when: ({ invoice }) =>
    who === 'supplier'
      ? invoice.regime !== 'nonPayer'
      : customerOwes(invoice) ||
        (invoice.customer.icDph !== '' && placeOf(invoice.customer.country) !== 'beyond'),
  look: ({ invoice }) => {
    const given = invoice[who].icDph;
    if (!given)
      return missing(
        who === 'supplier'
          ? 'Enter your IČ DPH: you are registered for VAT'
          : 'Enter the VAT number of your customer, who owes the tax',
      );
    const read = vatNumberOf(given);
    if (!read) return wrong('This VAT number doesn’t match its country’s format');
    const abroad = ofAnotherCountry(invoice, who, read.slice(0, 2));
    if (abroad) return wrong(abroad);
    return read === given
      ? right(`The VAT number of the ${who} is on the invoice`)
      : wrong('A VAT number starts with the letters of its country');
  },
  mend: ({ invoice }) => {
    const read = vatNumberOf(invoice[who].icDph);
    return read && !ofAnotherCountry(invoice, who, read.slice(0, 2))
      ? { label: `Write ${read}`, to: withParty(invoice, who, { icDph: read }) }
      : undefined;
  },
});

/** The rules about who supplies and who receives. */
export const partyChecks: readonly InvoiceCheck[] = [
  {
    id: 'supplier.address',
    field: 'supplier.street',
    place: ({ invoice }) =>
      provisionPlace(invoice.regime === 'payer' ? 'sk.vat.invoice.supplier' : 'sk.business.letters'),
    look: ({ invoice: { supplier } }) =>
      hasSeat(supplier)
        ? right('Your name and registered address are on the invoice')
        : missing('Enter your name and your registered address'),
  },
  ico('supplier', 'your'),
  {
    id: 'supplier.dic',
    field: 'supplier.dic',
    place: provisionPlace('sk.accounting.document'),
    when: ({ invoice: { supplier } }) => supplier.dic !== '',
    look: ({ invoice: { supplier } }) =>
      /^\d{10}$/.test(supplier.dic)
        ? right('Your DIČ has ten digits')
        : wrong('A DIČ has ten digits; with SK before them it is the IČ DPH'),
    mend: ({ invoice }) => {
      const [, digits] = /^SK(\d{10})$/.exec(invoice.supplier.dic) ?? [];
      return digits
        ? { label: `Write ${digits}`, to: withParty(invoice, 'supplier', { dic: digits }) }
        : undefined;
    },
  },
  {
    id: 'supplier.register',
    field: 'supplier.register',
    place: provisionPlace('sk.business.letters'),
    look: ({ invoice: { supplier } }) => {
      if (!/\p{L}{3}.*\d/su.test(supplier.register))
        return missing('Say which register you’re in, and under which number');
      return isCompany(supplier.name) && /živnost|trade (?:register|licen)/iu.test(supplier.register)
        ? wrong('A company is in the commercial register: name its court, section and insert')
        : right('The invoice says where you are registered');
    },
  },
  icDph('supplier'),
  {
    id: 'supplier.numbers',
    field: 'supplier.icDph',
    place: provisionPlace('sk.vat.number'),
    // A VAT group has a number of its own, which begins with 7.
    when: ({ invoice: { supplier } }) =>
      /^\d{10}$/.test(supplier.dic) && /^SK[^7]\d{9}$/.test(supplier.icDph),
    look: ({ invoice: { supplier } }) =>
      supplier.icDph === `SK${supplier.dic}`
        ? right('Your IČ DPH is SK and your DIČ')
        : wrong('Your IČ DPH and DIČ belong to different businesses: the IČ DPH is SK and the DIČ'),
    mend: ({ invoice }) => {
      const number = vatNumberOf(`SK${invoice.supplier.dic}`);
      return number
        ? { label: `Write ${number}`, to: withParty(invoice, 'supplier', { icDph: number }) }
        : undefined;
    },
  },
  {
    id: 'supplier.noIcDph',
    field: 'supplier.icDph',
    place: provisionPlace('sk.vat.invoice.supplier'),
    when: ({ invoice: { regime, supplier } }) => regime === 'nonPayer' && supplier.icDph !== '',
    look: () =>
      wrong('Only businesses registered for VAT have an IČ DPH: leave it out, or say that you are one'),
    mend: ({ invoice }) => ({ label: 'Leave it out', to: withParty(invoice, 'supplier', { icDph: '' }) }),
  },
  {
    id: 'customer.name',
    field: 'customer.name',
    place: ({ invoice }) =>
      provisionPlace(invoice.regime === 'payer' ? 'sk.vat.invoice.customer' : 'sk.accounting.document'),
    look: ({ invoice: { customer } }) => {
      if (hasSeat(customer)) return right('The name and address of your customer are on the invoice');
      return customer.name && customer.city
        ? missing('Enter your customer’s full address: a town on its own isn’t enough')
        : missing('Enter the name and address of your customer');
    },
  },
  {
    id: 'customer.company',
    field: 'customer.kind',
    place: ({ invoice }) =>
      provisionPlace(invoice.regime === 'payer' ? 'sk.vat.invoice.customer' : 'sk.accounting.document'),
    when: ({ invoice: { customer } }) => customer.kind === 'person' && isAnyCompany(customer.name),
    look: () => wrong('Your customer is a company by its name: invoice a business, not a person'),
    mend: ({ invoice }) => ({
      label: 'Invoice a business',
      to: { ...invoice, customer: { ...invoice.customer, kind: 'business' } },
    }),
  },
  {
    id: 'customer.other',
    field: 'customer.name',
    place: ({ invoice }) =>
      provisionPlace(invoice.regime === 'payer' ? 'sk.vat.invoice.customer' : 'sk.accounting.document'),
    look: ({ invoice: { supplier, customer } }) =>
      isOneself(withTaxNumber(supplier), withTaxNumber(customer))
        ? wrong('You’re your own customer here: an invoice needs two parties')
        : right('You and your customer are two different parties'),
  },
  ico('customer', 'your customer’s'),
  icDph('customer'),
];
