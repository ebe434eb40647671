import { companyNumber } from '@majak/law/sk/company-number';
import { provisionPlace } from '@majak/law/sk/provision-place';
import { missing, right, wrong } from '../../../form/finding.ts';
import { readVatNumber } from '../../../vat/vat-number.ts';
import { placeOf } from './choices.ts';
import type { InvoiceCheck } from './invoice-check.ts';
import type { Invoice } from './invoice-form.ts';
import { customerOwes } from './regime.ts';

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
    return read === given
      ? right(`The VAT number of the ${who} is on the invoice`)
      : wrong('A VAT number starts with the letters of its country');
  },
  mend: ({ invoice }) => {
    const read = vatNumberOf(invoice[who].icDph);
    return read ? { label: `Write ${read}`, to: withParty(invoice, who, { icDph: read }) } : undefined;
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
      supplier.name && supplier.city && (supplier.street || supplier.zip)
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
    look: ({ invoice: { supplier } }) =>
      supplier.register
        ? right('The invoice says where you are registered')
        : missing('Say which register you’re in, and under which number'),
  },
  icDph('supplier'),
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
    look: ({ invoice: { customer } }) =>
      customer.name && customer.city
        ? right('The name and address of your customer are on the invoice')
        : missing('Enter the name and address of your customer'),
  },
  ico('customer', 'your customer’s'),
  icDph('customer'),
];
