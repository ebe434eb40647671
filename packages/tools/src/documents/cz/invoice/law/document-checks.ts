import { type Day, daysBetween, daysOfMonth } from '@majak/law/dates';
import { missing, right, wrong } from '../../../../form/finding.ts';
import { provisionPlace } from '../../provision-place.ts';
import { ruleValueOn } from '../../rule-value-on.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { isPayer, isTaxDocument } from '../model/regime.ts';
import { common } from './czech-common-checks.ts';
import type { InvoiceCheck } from './invoice-check.ts';
import { isCompany } from './register-check.ts';
import { isPartOfSupply, isSentToMemberState, placeRuleOf } from './spoken-of.ts';

/** What goes to a business abroad: goods to another member state, a service to one there or beyond. Source: act 235/2004 § 28(9). */
const isForBusinessAbroad = (invoice: Invoice): boolean =>
  invoice.supply === 'euReverseCharge' ||
  isSentToMemberState(invoice) ||
  (invoice.supply === 'outsideEu' && invoice.customer.kind === 'business');

/** From when a document has to be issued in time: what goes to a business abroad counts from the end of its month. */
function issuedFrom(invoice: Invoice): { day: Day; words: string } {
  const { taxDate } = invoice;
  if (!isForBusinessAbroad(invoice)) return { day: taxDate, words: 'the supply' };
  const [year = 0, month = 0] = taxDate.split('-').map(Number);
  const day = `${taxDate.slice(0, 8)}${daysOfMonth(year, month)}`;
  return { day, words: 'the end of the month of supply' };
}

/** The rules about the document itself: number, days, lines, signature. */
export const documentChecks: readonly InvoiceCheck[] = [
  common.number,
  common.issueDate,
  {
    id: 'taxDate',
    field: 'taxDate',
    place: provisionPlace('cz.vat.invoice.supplied'),
    when: ({ invoice }) => isTaxDocument(invoice) && invoice.kind === 'invoice',
    look: ({ invoice }) =>
      invoice.taxDate
        ? right('The invoice has a date of supply (DUZP)')
        : missing('Enter the date of supply (DUZP): the tax is due by that date'),
    mend: ({ invoice, today }) => ({
      label: 'Use the date of issue',
      to: { ...invoice, taxDate: invoice.issueDate || today },
    }),
  },
  {
    id: 'issuedInTime',
    field: 'issueDate',
    place: provisionPlace('cz.vat.invoice.onTime'),
    // Of a supply to a person no tax document has to be issued, so none is late. Source: § 28(1)(a).
    when: ({ invoice }) =>
      isTaxDocument(invoice) &&
      invoice.kind === 'invoice' &&
      invoice.customer.kind === 'business' &&
      invoice.taxDate !== '' &&
      invoice.issueDate !== '',
    look: ({ invoice }) => {
      const { day, words } = issuedFrom(invoice);
      const days = ruleValueOn('cz.vat.invoice.days', invoice.taxDate);
      return daysBetween(day, invoice.issueDate) <= days
        ? right(`The invoice is issued within ${days} days of ${words}`)
        : wrong(
            `A tax document has to be issued within ${days} days of ${words}: this one is late, so issue it straight away`,
          );
    },
  },
  {
    id: 'supplied',
    field: 'taxDate',
    place: provisionPlace('cz.vat.supply.day'),
    when: ({ invoice }) =>
      invoice.kind === 'invoice' &&
      isPayer(invoice) &&
      placeRuleOf(invoice) !== 'goods' &&
      invoice.taxDate !== '' &&
      invoice.issueDate !== '',
    look: ({ invoice }) =>
      invoice.taxDate <= invoice.issueDate || isPartOfSupply(invoice)
        ? right('The date of supply is not after the date of issue')
        : wrong(
            'A service counts as supplied on the day its tax document is issued, if that’s earlier, so the date of supply can’t be later',
          ),
    mend: ({ invoice }) => ({
      label: 'Use the date of issue',
      to: { ...invoice, taxDate: invoice.issueDate },
    }),
  },
  {
    id: 'proforma.taxDate',
    field: 'taxDate',
    place: ({ invoice }) =>
      provisionPlace(isPayer(invoice) ? 'cz.vat.invoice.onTime' : 'cz.accounting.document.happened'),
    when: ({ invoice: { kind } }) => kind === 'proforma',
    look: ({ invoice }) =>
      invoice.taxDate
        ? wrong('A proforma isn’t a tax document, so it has no date of supply')
        : right('The proforma says that it isn’t a tax document'),
    mend: ({ invoice }) => ({ label: 'Leave the date of supply out', to: { ...invoice, taxDate: '' } }),
  },
  common.dueDate,
  common.lines,
  common.total,
  {
    id: 'issuedBy',
    field: 'issuedBy',
    place: provisionPlace('cz.accounting.document.signature'),
    when: ({ invoice: { supplier } }) => isCompany(supplier.name),
    look: ({ invoice }) =>
      invoice.issuedBy
        ? right('The invoice says who issued it')
        : missing('Say who issues it for the company'),
  },
];
