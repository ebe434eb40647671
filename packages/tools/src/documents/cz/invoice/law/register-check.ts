import { missing, right, wrong } from '../../../../form/finding.ts';
import { formAtEnd, hasForeignForm } from '../../../invoice/company-form.ts';
import { provisionPlace } from '../../provision-place.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { registerEntryOf } from '../model/register-entry.ts';
import type { InvoiceCheck } from './invoice-check.ts';
import { isAuthorsWork } from './spoken-of.ts';

/** Legal forms that no name of a person looks like, wherever they stand. */
const formInWords =
  /\bs\. ?r\. ?o\b|\bspol\. |ručením omezeným|akciová společnost|komanditní společnost|veřejná obchodní společnost|evropská společnost|obecně prospěšná společnost|\bdružstvo(?!\p{L})|(?<!\p{L})nadace(?!\p{L})|nadační fond|zapsaný (?:spolek|ústav)|odštěpný závod|státní podnik/iu;
const shortForm = formAtEnd(
  String.raw`sro|a\. ?s\.?|k\. ?s\.?|v\. ?o\. ?s\.?|z\. ?[sú]\.?|o\. ?p\. ?s\.?|s\. ?[ep]\.?|SE`,
);

/** A company by its name: it is in the commercial register or another public one, not in the trade register. */
export const isCompany = (name: string): boolean => formInWords.test(name) || shortForm.test(name);

/** A company here or abroad, by its name. */
export const isAnyCompany = (name: string): boolean => isCompany(name) || hasForeignForm(name);

const trade = /živnost|trade (?:register|licen)/iu;
const court = /soud|\bcourt|\b[MK]S(?:PH|[A-Z]{2})?\b/iu;
/** The letter of a section with the number of an insert, as a file number has them: `C 12345`, `Dr 12`. */
const fileNumber = /(?<![\p{L}\d])(?:[A-Z]|AXV|AXVII|Pr|Dr|Pn|Firm) ?\d{1,6}(?!\d)/u;
/** The same in words: `oddíl C, vložka 12345`, `section C, insert 12345`. */
const inWords =
  /(?:odd(?:íl|\.)|section)\s*\p{L}{1,5}[\s,;]+(?:vl(?:ožka|ož\.|\.)|insert|file)\s*(?:č(?:íslo|\.)?\s*|no\.?\s*)?\d/iu;

/** What an entry in a public register lacks, in words. */
function gapOf(register: string): string | undefined {
  const gaps = [
    court.test(register) ? '' : 'the court',
    fileNumber.test(register) || inWords.test(register) ? '' : 'section and insert',
  ];
  return gaps.filter(Boolean).join(', ') || undefined;
}

const isForeign = ({ supplier }: Invoice) => supplier.country !== 'CZ';
const companyAtHome = (invoice: Invoice) => isCompany(invoice.supplier.name) && !isForeign(invoice);

/** An entry says which register it is in, or a file number: a dash or a letter says nothing. */
const saysEntry = (register: string): boolean => /\p{L}{3}/u.test(register) || fileNumber.test(register);

/** Whether nothing can be said of a register: it was chosen so, or the lines are an author's. */
export const isInNoRegister = (invoice: Invoice): boolean =>
  !companyAtHome(invoice) && (invoice.supplier.entry === 'none' || isAuthorsWork(invoice));

const withRegister = (invoice: Invoice, register: string): Invoice => ({
  ...invoice,
  supplier: { ...invoice.supplier, entry: 'register', register },
});

function withoutEntry(invoice: Invoice) {
  if (companyAtHome(invoice))
    return missing('Say at which court, and under which section and insert, the company is registered');
  return isInNoRegister(invoice)
    ? right('An author who uses their own works isn’t in any register, so there’s nothing to say')
    : missing(
        'Say where your business is registered. If you aren’t in any register, as an author may not be, choose that',
      );
}

/** Where the supplier is registered; a company says court, section and insert. */
export const registerCheck: InvoiceCheck = {
  id: 'supplier.register',
  field: 'supplier.register',
  place: ({ invoice }) =>
    provisionPlace(
      invoice.supplier.register === '' && isInNoRegister(invoice)
        ? 'cz.trade.authors'
        : 'cz.business.letters',
    ),
  look: ({ invoice }) => {
    const { register } = invoice.supplier;
    if (!saysEntry(register)) return withoutEntry(invoice);
    if (!companyAtHome(invoice)) return right('The invoice says where you are registered');
    const gap = gapOf(register);
    if (gap && trade.test(register))
      return wrong('A company is in the commercial register: name its court, section and insert');
    return gap
      ? missing(`A company names the court, section and insert of its entry. Add ${gap}`)
      : right('The invoice names the court, section and insert of the company');
  },
  mend: ({ invoice }) => {
    if (companyAtHome(invoice) || isForeign(invoice) || invoice.supplier.entry === 'none') return undefined;
    return {
      label: 'Say that you are in the trade register',
      to: withRegister(invoice, registerEntryOf('101') ?? ''),
    };
  },
};
