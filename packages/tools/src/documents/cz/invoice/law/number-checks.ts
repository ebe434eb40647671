import { readIco } from '@majak/law/cz/company-number';
import { missing, right, wrong } from '../../../../form/finding.ts';
import { readVatNumber } from '../../../../vat/vat-number.ts';
import { isOneself, plain } from '../../../invoice/parties.ts';
import { provisionPlace } from '../../provision-place.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { customerOwes, isPayer } from '../model/regime.ts';
import type { InvoiceCheck } from './invoice-check.ts';
import { isCompany } from './register-check.ts';

type Party = Invoice['supplier'] | Invoice['customer'];

/** A number of eight digits after CZ is that of a company or a trade: it is the IČO, or somebody else's. Groups start with 699. */
function isOfAnother({ ico, vatNumber, country, name }: Party): boolean {
  const own = country === 'CZ' ? readIco(ico) : undefined;
  const { country: of, number } = readVatNumber(vatNumber, 'CZ');
  if (!own || of !== 'CZ') return false;
  if (number.length === 8) return number !== own;
  return isCompany(name) && !number.startsWith('699');
}

const bothNumbers = ({ ico, vatNumber, country }: Party) =>
  country === 'CZ' && readIco(ico) !== undefined && readVatNumber(vatNumber, 'CZ').country === 'CZ';

const withNumber = (invoice: Invoice, of: 'supplier' | 'customer'): Invoice => ({
  ...invoice,
  [of]: { ...invoice[of], vatNumber: `CZ${readIco(invoice[of].ico)}` },
});

const ofOneCompany = (of: 'supplier' | 'customer', whose: string): InvoiceCheck => ({
  id: `${of}.numbers`,
  field: `${of}.vatNumber`,
  place: provisionPlace('cz.taxNumber.company'),
  when: ({ invoice }) => bothNumbers(invoice[of]),
  look: ({ invoice }) =>
    isOfAnother(invoice[of])
      ? wrong(`${whose} DIČ and IČO belong to different companies: a company’s is CZ and its IČO`)
      : right(`${whose} DIČ and IČO can be of the same business`),
  mend: ({ invoice }) => ({ label: `Write CZ${readIco(invoice[of].ico)}`, to: withNumber(invoice, of) }),
});

const withTaxNumber = (party: Party) => ({ ...party, taxNumber: party.vatNumber });

/** The rules about numbers that have to fit each other. */
export const numberChecks: readonly InvoiceCheck[] = [
  ofOneCompany('supplier', 'Your'),
  ofOneCompany('customer', 'Your customer’s'),
  {
    id: 'customer.other',
    field: 'customer.name',
    place: ({ invoice }) =>
      provisionPlace(isPayer(invoice) ? 'cz.vat.invoice.customer' : 'cz.accounting.document.parties'),
    when: ({ invoice: { customer } }) => Boolean(customer.name || customer.ico || customer.vatNumber),
    look: ({ invoice }) =>
      isOneself(withTaxNumber(invoice.supplier), withTaxNumber(invoice.customer))
        ? wrong('You’re your own customer here: an invoice needs two parties')
        : right('You and your customer are two different parties'),
  },
  {
    id: 'customer.checked',
    field: 'customer.vatNumber',
    place: provisionPlace('cz.vat.invoice.customerDic'),
    when: ({ invoice }) => customerOwes(invoice) && invoice.vatCheck !== undefined,
    look: ({ invoice: { vatCheck, customer } }) => {
      if (vatCheck && plain(vatCheck.vatNumber) !== plain(customer.vatNumber))
        return missing('A different number was checked: check this customer’s number');
      return vatCheck?.registry === 'invalid'
        ? wrong(
            'The register didn’t know your customer’s number: without one, the customer doesn’t owe the tax',
          )
        : right('Your customer’s number was checked');
    },
  },
];
