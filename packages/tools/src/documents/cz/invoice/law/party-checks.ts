import { readIco } from '@majak/law/cz/company-number';
import { missing, right, wrong } from '../../../../form/finding.ts';
import { readVatNumber } from '../../../../vat/vat-number.ts';
import { provisionPlace } from '../../provision-place.ts';
import { placeOf } from '../model/choices.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { customerOwes, isPayer } from '../model/regime.ts';
import type { InvoiceCheck } from './invoice-check.ts';

const withSupplier = (invoice: Invoice, change: Partial<Invoice['supplier']>): Invoice => ({
  ...invoice,
  supplier: { ...invoice.supplier, ...change },
});
const withCustomer = (invoice: Invoice, change: Partial<Invoice['customer']>): Invoice => ({
  ...invoice,
  customer: { ...invoice.customer, ...change },
});

/** Who needs a DIČ on the invoice: a payer, and an identified person where the customer owes the tax. */
const needsDic = (invoice: Invoice) => isPayer(invoice) || customerOwes(invoice);

/** A company by its name: it is in the commercial register, not in the trade register. */
const company = /\b(?:s\. ?r\. ?o|spol|a\. ?s|k\. ?s|v\. ?o\. ?s|z\. ?s|družstvo)\b/i;
export const isCompany = (name: string): boolean => company.test(name);

/** Digits alone of one who is at home are a DIČ without its letters. */
const written = (number: string, country: string) => {
  const { normalised } = readVatNumber(number, 'CZ');
  return placeOf(country) === 'beyond' ? number : normalised;
};

/** The rules about who supplies and who receives. */
export const partyChecks: readonly InvoiceCheck[] = [
  {
    id: 'supplier.address',
    field: 'supplier.street',
    place: ({ invoice }) =>
      provisionPlace(isPayer(invoice) ? 'cz.vat.invoice.supplier' : 'cz.business.letters'),
    look: ({ invoice: { supplier } }) =>
      supplier.name && supplier.city && (supplier.street || supplier.zip)
        ? right('Your name and seat are on the invoice')
        : missing('Enter your name and the address of your seat'),
  },
  {
    id: 'supplier.ico',
    field: 'supplier.ico',
    place: provisionPlace('cz.business.letters'),
    look: ({ invoice: { supplier } }) => {
      if (!supplier.ico) return missing('Enter your identification number (IČO)');
      if (supplier.country !== 'CZ') return right('Your identification number is on the invoice');
      if (!readIco(supplier.ico))
        return wrong('The check digit of your IČO is wrong: compare it with your certificate');
      return supplier.ico.length === 8
        ? right('Your IČO has the right check digit')
        : wrong('An IČO has eight digits: write its leading zeros');
    },
    mend: ({ invoice }) => {
      const ico = readIco(invoice.supplier.ico);
      return ico ? { label: `Write ${ico}`, to: withSupplier(invoice, { ico }) } : undefined;
    },
  },
  {
    id: 'supplier.register',
    field: 'supplier.register',
    place: provisionPlace('cz.business.letters'),
    look: ({ invoice: { supplier } }) =>
      supplier.register
        ? right('The invoice says where you are registered')
        : missing('Say where your business is registered'),
    mend: ({ invoice }) =>
      isCompany(invoice.supplier.name)
        ? undefined
        : {
            label: 'Say that you are in the trade register',
            to: withSupplier(invoice, { register: 'Fyzická osoba zapsaná v živnostenském rejstříku.' }),
          },
  },
  {
    id: 'supplier.vatNumber',
    field: 'supplier.vatNumber',
    place: provisionPlace('cz.vat.invoice.supplierDic'),
    when: ({ invoice }) => needsDic(invoice),
    look: ({ invoice: { supplier } }) => {
      if (!supplier.vatNumber) return missing('Enter your tax number (DIČ)');
      const { normalised, formatValid, checksumValid } = readVatNumber(supplier.vatNumber, 'CZ');
      if (!formatValid || checksumValid === false) return wrong('Your DIČ is not a number of its country');
      return normalised === supplier.vatNumber
        ? right('Your DIČ is on the invoice')
        : wrong('A DIČ starts with the letters of its country');
    },
    mend: ({ invoice }) => {
      const { normalised, formatValid, checksumValid } = readVatNumber(invoice.supplier.vatNumber, 'CZ');
      if (!formatValid || checksumValid === false) return undefined;
      return { label: `Write ${normalised}`, to: withSupplier(invoice, { vatNumber: normalised }) };
    },
  },
  {
    id: 'customer.name',
    field: 'customer.name',
    place: ({ invoice }) =>
      provisionPlace(
        isPayer(invoice) || customerOwes(invoice)
          ? 'cz.vat.invoice.customer'
          : 'cz.accounting.document.parties',
      ),
    when: ({ invoice: { regime } }) => regime !== 'simplified',
    look: ({ invoice: { customer } }) =>
      customer.name && customer.city
        ? right('The name and address of your customer are on the invoice')
        : missing('Enter the name and address of your customer'),
  },
  {
    id: 'customer.ico',
    field: 'customer.ico',
    // Business letters bind who writes them: of a customer, an accounting document only says who it is.
    place: provisionPlace('cz.accounting.document.parties'),
    when: ({ invoice: { customer } }) => customer.ico !== '' && customer.country === 'CZ',
    look: ({ invoice: { customer } }) => {
      if (!readIco(customer.ico)) return wrong('The check digit of the IČO of your customer is wrong');
      return customer.ico.length === 8
        ? right('The IČO of your customer has the right check digit')
        : wrong('An IČO has eight digits: write its leading zeros');
    },
    mend: ({ invoice }) => {
      const ico = readIco(invoice.customer.ico);
      return ico ? { label: `Write ${ico}`, to: withCustomer(invoice, { ico }) } : undefined;
    },
  },
  {
    id: 'customer.vatNumber',
    field: 'customer.vatNumber',
    place: provisionPlace('cz.vat.invoice.customerDic'),
    when: ({ invoice }) =>
      customerOwes(invoice) ||
      (invoice.customer.vatNumber !== '' &&
        isPayer(invoice) &&
        placeOf(invoice.customer.country) !== 'beyond'),
    look: ({ invoice: { customer } }) => {
      if (!customer.vatNumber) return missing('Enter the VAT number of your customer, who owes the tax');
      const { normalised, formatValid, checksumValid } = readVatNumber(customer.vatNumber, 'CZ');
      if (!formatValid || checksumValid === false)
        return wrong('The VAT number of your customer is not a number of its country');
      return normalised === customer.vatNumber
        ? right('The VAT number of your customer is on the invoice')
        : wrong('A VAT number starts with the letters of its country');
    },
    mend: ({ invoice }) => {
      const number = written(invoice.customer.vatNumber, invoice.customer.country);
      const { formatValid, checksumValid } = readVatNumber(number, 'CZ');
      if (!formatValid || checksumValid === false) return undefined;
      return { label: `Write ${number}`, to: withCustomer(invoice, { vatNumber: number }) };
    },
  },
];
