import { daysBetween, yearOf } from '@majak/law/dates';
import { missing, right, wrong } from '../../../../form/finding.ts';
import { provisionPlace } from '../../provision-place.ts';
import { ruleValueOn } from '../../rule-value-on.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { isPayer } from '../model/regime.ts';
import type { InvoiceCheck, InvoiceCheckInput } from './invoice-check.ts';

const isCorrection = ({ invoice: { kind } }: InvoiceCheckInput) => kind === 'creditNote';
const isTaxCorrection = ({ invoice }: InvoiceCheckInput) => invoice.kind === 'creditNote' && isPayer(invoice);

/** Whether the document it corrects is given well: another one, and not after it. */
function originalOf({ original, number, issueDate }: Invoice) {
  if (!original) return missing('Enter the number of the invoice you’re correcting');
  if (original.number === number)
    return wrong('A credit note needs its own number: this is the number of the document it corrects');
  return original.issueDate && issueDate && original.issueDate > issueDate
    ? wrong('The document it corrects was issued after the credit note')
    : right('The credit note names the document it corrects');
}

const lastYears = 7;

/** The rules about a document that corrects another one. */
export const correctionChecks: readonly InvoiceCheck[] = [
  {
    id: 'creditNote.original',
    field: 'original.number',
    place: ({ invoice }) =>
      provisionPlace(isPayer(invoice) ? 'cz.vat.corrective.content' : 'cz.accounting.document.parties'),
    when: isCorrection,
    look: ({ invoice }) => originalOf(invoice),
  },
  {
    id: 'creditNote.reason',
    field: 'reason',
    place: provisionPlace('cz.vat.corrective.content'),
    when: isTaxCorrection,
    look: ({ invoice }) =>
      invoice.reason
        ? right('It gives the reason for the correction')
        : missing('Say why you’re correcting the invoice'),
  },
  {
    id: 'creditNote.day',
    field: 'taxDate',
    place: provisionPlace('cz.vat.corrective.day'),
    when: isTaxCorrection,
    look: ({ invoice }) =>
      invoice.taxDate
        ? right('The credit note has the date of the correction')
        : missing('Enter the day on which the correction became due, as the date of supply'),
    mend: ({ invoice, today }) => ({
      label: 'Use the date of issue',
      to: { ...invoice, taxDate: invoice.issueDate || today },
    }),
  },
  {
    id: 'creditNote.onTime',
    field: 'issueDate',
    place: provisionPlace('cz.vat.corrective.onTime'),
    when: (looked) =>
      isTaxCorrection(looked) && looked.invoice.taxDate !== '' && looked.invoice.issueDate !== '',
    look: ({ invoice }) => {
      const days = ruleValueOn('cz.vat.invoice.days', invoice.taxDate);
      return daysBetween(invoice.taxDate, invoice.issueDate) <= days
        ? right(`The credit note is issued within ${days} days of the correction`)
        : wrong(`A corrective document has to reach the customer within ${days} days: this one is late`);
    },
  },
  {
    id: 'creditNote.years',
    field: 'original.issueDate',
    place: provisionPlace('cz.vat.corrective.years'),
    when: (looked) => isTaxCorrection(looked) && Boolean(looked.invoice.original?.issueDate),
    look: ({ invoice }) => {
      const day = invoice.taxDate || invoice.issueDate;
      const years = day ? yearOf(day) - yearOf(invoice.original?.issueDate ?? day) : 0;
      return years <= lastYears
        ? right('The tax base is corrected in time')
        : wrong(
            'A tax base can’t be corrected after the end of the seventh year after the year of the supply',
          );
    },
  },
];
