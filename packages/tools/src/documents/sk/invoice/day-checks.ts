import { type Day, daysBetween, daysOfMonth } from '@majak/law/dates';
import { provisionPlace } from '@majak/law/sk/provision-place';
import { missing, right, wrong } from '../../../form/finding.ts';
import type { InvoiceCheck } from './invoice-check.ts';
import type { Invoice } from './invoice-form.ts';
import { isPartOfSupply } from './spoken-of.ts';

/** Within how many days an invoice is issued. Source: act 222/2004 § 73. */
const daysToIssue = 15;

/** From when they count: a service to a business in another member state from the end of its month (§ 73(d)). */
function issuedFrom({ taxDate, supply }: Invoice): { day: Day; words: string } {
  if (supply !== 'euReverseCharge') return { day: taxDate, words: 'the supply' };
  const [year = 0, month = 0] = taxDate.split('-').map(Number);
  return {
    day: `${taxDate.slice(0, 8)}${daysOfMonth(year, month)}`,
    words: 'the end of the month of supply',
  };
}

/**
 * How many days ahead a supply may be that nobody has to look at again: the rest of a month, and of what goes on, the year
 * that it may be paid for at once. § 73 forbids no invoice before a supply: it is only seldom meant.
 */
const longestAhead = (invoice: Invoice): number => (isPartOfSupply(invoice) ? 366 : 31);

/** The rules about the day of supply, and when the invoice follows it. */
export const dayChecks: readonly InvoiceCheck[] = [
  {
    id: 'taxDate',
    field: 'taxDate',
    place: provisionPlace('sk.vat.invoice.supplied'),
    when: ({ invoice: { kind, regime } }) => kind === 'invoice' && regime !== 'nonPayer',
    look: ({ invoice }) =>
      invoice.taxDate
        ? right('The invoice has a date of supply')
        : missing('Enter the date of supply: the tax is due by that date'),
    mend: ({ invoice, today }) => ({
      label: 'Use the date of issue',
      to: { ...invoice, taxDate: invoice.issueDate || today },
    }),
  },
  {
    id: 'issuedInTime',
    field: 'issueDate',
    place: provisionPlace('sk.vat.invoice.onTime'),
    when: ({ invoice: { kind, regime, taxDate, issueDate } }) =>
      kind === 'invoice' && regime !== 'nonPayer' && taxDate !== '' && issueDate !== '',
    look: ({ invoice }) => {
      const { day, words } = issuedFrom(invoice);
      return daysBetween(day, invoice.issueDate) <= daysToIssue
        ? right(`The invoice is issued within ${daysToIssue} days of ${words}`)
        : wrong(
            `An invoice has to be issued within ${daysToIssue} days of ${words}: issue this one straight away`,
          );
    },
  },
  {
    id: 'suppliedLater',
    field: 'taxDate',
    place: provisionPlace('sk.vat.invoice.onTime'),
    when: ({ invoice: { kind, regime, taxDate, issueDate } }) =>
      kind === 'invoice' && regime !== 'nonPayer' && taxDate !== '' && issueDate !== '',
    look: ({ invoice }) =>
      daysBetween(invoice.issueDate, invoice.taxDate) <= longestAhead(invoice)
        ? right('The date of supply isn’t long after the date of issue')
        : missing(
            `The date of supply is ${daysBetween(invoice.issueDate, invoice.taxDate)} days after the date of issue: check it. An invoice follows a supply, or a payment before it; to ask for an advance, make a proforma`,
          ),
    mend: ({ invoice }) => ({
      label: 'Use the date of issue',
      to: { ...invoice, taxDate: invoice.issueDate },
    }),
  },
];
