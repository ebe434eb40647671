import { readIco } from '@majak/law/cz/company-number';
import { missing, right, wrong } from '../../../../form/finding.ts';
import { readVatNumber } from '../../../../vat/vat-number.ts';
import { saysSomething } from '../../../invoice/common-checks.ts';
import { hasSeat } from '../../../invoice/parties.ts';
import { provisionPlace } from '../../provision-place.ts';
import { placeOf } from '../model/choices.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { customerOwes, isPayer } from '../model/regime.ts';
import type { InvoiceCheck } from './invoice-check.ts';
import { isInNoRegister, registerCheck } from './register-check.ts';

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

/** Whether a number says of itself that it is of another country than its owner; Greece writes EL. */
const isOfAnotherCountry = (number: string, country: string): boolean => {
  const of = readVatNumber(number, 'CZ').country;
  return of !== null && of !== (country === 'GR' ? 'EL' : country);
};

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
      hasSeat(supplier)
        ? right('Your name and registered address are on the invoice')
        : missing('Enter your name and your registered address'),
  },
  {
    id: 'supplier.ico',
    field: 'supplier.ico',
    place: provisionPlace('cz.business.letters'),
    when: ({ invoice }) => invoice.supplier.ico !== '' || !isInNoRegister(invoice),
    look: ({ invoice: { supplier } }) => {
      if (!supplier.ico) return missing('Enter your identification number (IČO)');
      if (supplier.country !== 'CZ') return right('Your identification number is on the invoice');
      if (!readIco(supplier.ico))
        return wrong('The check digit of your IČO is wrong: compare it with your certificate');
      return supplier.ico.length === 8
        ? right('Your IČO has the right check digit')
        : wrong('An IČO has eight digits: include the zeros at the start');
    },
    mend: ({ invoice }) => {
      const ico = readIco(invoice.supplier.ico);
      return ico ? { label: `Write ${ico}`, to: withSupplier(invoice, { ico }) } : undefined;
    },
  },
  registerCheck,
  {
    id: 'supplier.vatNumber',
    field: 'supplier.vatNumber',
    place: ({ invoice }) =>
      provisionPlace(needsDic(invoice) ? 'cz.vat.invoice.supplierDic' : 'cz.business.letters.misleading'),
    when: ({ invoice }) => needsDic(invoice) || invoice.supplier.vatNumber !== '',
    look: ({ invoice }) => {
      const { supplier } = invoice;
      if (!supplier.vatNumber) return missing('Enter your tax number (DIČ)');
      const { normalised, formatValid, checksumValid, country } = readVatNumber(supplier.vatNumber, 'CZ');
      if (!formatValid || checksumValid === false)
        return wrong('Your DIČ doesn’t match its country’s format');
      if (needsDic(invoice) && country !== 'CZ')
        return wrong(
          'If you’re registered for VAT here, you have a Czech DIČ: this one is from another country',
        );
      return normalised === supplier.vatNumber
        ? right('Your DIČ is on the invoice')
        : wrong('A DIČ starts with the letters of its country');
    },
    mend: ({ invoice }) => {
      const { normalised, formatValid, checksumValid, country } = readVatNumber(
        invoice.supplier.vatNumber,
        'CZ',
      );
      if (!formatValid || checksumValid === false || country !== 'CZ') return undefined;
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
    look: ({ invoice }) => {
      const { customer } = invoice;
      if (hasSeat(customer)) return right('The name and address of your customer are on the invoice');
      // An act on accounts wants to know who it is; the act on tax wants the seat.
      const isKnown =
        saysSomething(customer.name) && customer.city !== '' && readIco(customer.ico) !== undefined;
      if (isKnown && !isPayer(invoice) && !customerOwes(invoice))
        return right('The name and number of your customer are on the invoice');
      return customer.name && customer.city
        ? missing('Enter your customer’s full address: a town on its own isn’t enough')
        : missing('Enter the name and address of your customer');
    },
  },
  {
    id: 'customer.ico',
    field: 'customer.ico',
    // Business letters bind who writes them: of a customer, an accounting document only says who it is.
    place: provisionPlace('cz.accounting.document.parties'),
    when: ({ invoice: { customer } }) => customer.ico !== '' && customer.country === 'CZ',
    look: ({ invoice: { customer } }) => {
      if (!readIco(customer.ico)) return wrong('The check digit of your customer’s IČO is wrong');
      return customer.ico.length === 8
        ? right('Your customer’s IČO has the right check digit')
        : wrong('An IČO has eight digits: include the zeros at the start');
    },
    mend: ({ invoice }) => {
      const ico = readIco(invoice.customer.ico);
      return ico ? { label: `Write ${ico}`, to: withCustomer(invoice, { ico }) } : undefined;
    },
  },
  {
    id: 'customer.vatNumber',
    field: 'customer.vatNumber',
    place: ({ invoice }) =>
      provisionPlace(
        isPayer(invoice) || customerOwes(invoice)
          ? 'cz.vat.invoice.customerDic'
          : 'cz.accounting.document.parties',
      ),
    when: ({ invoice }) =>
      customerOwes(invoice) ||
      (invoice.customer.vatNumber !== '' && placeOf(invoice.customer.country) !== 'beyond'),
    look: ({ invoice }) => {
      const { customer, supply } = invoice;
      if (!customer.vatNumber) return missing('Enter the VAT number of your customer, who owes the tax');
      const { normalised, formatValid, checksumValid, country } = readVatNumber(customer.vatNumber, 'CZ');
      if (!formatValid || checksumValid === false)
        return wrong('Your customer’s VAT number doesn’t match its country’s format');
      if (supply === 'domesticReverseCharge' && country !== 'CZ')
        return wrong('Reverse charge at home is between Czech payers: this number is from another country');
      if (
        isOfAnotherCountry(customer.vatNumber, customer.country) &&
        (country !== 'CZ' || supply === 'euReverseCharge')
      )
        return wrong('The VAT number is from a different country than your customer');
      return normalised === customer.vatNumber
        ? right('The VAT number of your customer is on the invoice')
        : wrong('A VAT number starts with the letters of its country');
    },
    mend: ({ invoice }) => {
      const number = written(invoice.customer.vatNumber, invoice.customer.country);
      const { formatValid, checksumValid, country } = readVatNumber(number, 'CZ');
      const { customer, supply } = invoice;
      if (!formatValid || checksumValid === false || isOfAnotherCountry(number, customer.country))
        return undefined;
      if (supply === 'domesticReverseCharge' && country !== 'CZ') return undefined;
      return { label: `Write ${number}`, to: withCustomer(invoice, { vatNumber: number }) };
    },
  },
];
