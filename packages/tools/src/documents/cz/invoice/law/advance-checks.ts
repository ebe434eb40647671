import { daysBetween } from '@majak/law/dates';
import { exact } from '@majak/law/exact';
import { missing, right, wrong } from '../../../../form/finding.ts';
import { provisionPlace } from '../../provision-place.ts';
import { ruleValueOn } from '../../rule-value-on.ts';
import type { Advance, Invoice } from '../model/invoice-form.ts';
import { chargesVat, customerOwes, isPayer, taxDay } from '../model/regime.ts';
import type { InvoiceCheck } from './invoice-check.ts';
import { ratesOn } from './rates.ts';

const declares = (invoice: Invoice) => isPayer(invoice) || customerOwes(invoice);
const settles = ({ invoice }: { invoice: Invoice }) =>
  invoice.kind === 'invoice' && invoice.advances.length > 0;
const isOnPayment = ({ invoice }: { invoice: Invoice }) => invoice.kind === 'paymentDocument';

/** A tax document can be of a month: a payment in the month of the supply may stand on it. Source: act 235/2004 § 31b(1)(b). */
const isEarlier = (day: string, { taxDate, issueDate }: Invoice) =>
  day !== '' && day.slice(0, 7) < taxDay({ taxDate, issueDate }).slice(0, 7);

/** What is not right with one advance that was taxed. */
function faultOf({ number, receivedOn, rate, amount }: Advance, invoice: Invoice) {
  if (amount === 0) return missing('Enter what was received, or remove the advance');
  if (number !== '' && number === invoice.number)
    return wrong('An advance has a document of its own: this is the number of the invoice');
  if (!number) return missing('Enter the number of the tax document issued for the payment');
  if (!receivedOn) return missing('Enter the day on which the advance was received');
  if (receivedOn > taxDay(invoice))
    return wrong('An advance comes before the supply: this one was received after it');
  if (chargesVat(invoice) && rate === 0 && invoice.lines.every((line) => line.rate > 0))
    return wrong('Choose the rate at which the advance was taxed: no line of the invoice is without tax');
  const rates = ratesOn(receivedOn);
  return rates.ok && rate > 0 && !rates.value.includes(rate)
    ? wrong(`${rate} % wasn’t a VAT rate on the day the advance was received`)
    : undefined;
}

const twice = (advances: readonly Advance[]) =>
  new Set(advances.map(({ number, rate, receivedOn }) => `${number} ${rate} ${receivedOn}`)).size <
  advances.length;

/** Whether what was paid on a proforma of an earlier month stands on the invoice as if no tax had been due on it. */
const hidesAdvance = (invoice: Invoice) =>
  invoice.kind === 'invoice' &&
  chargesVat(invoice) &&
  invoice.paid > 0 &&
  invoice.original !== undefined &&
  isEarlier(invoice.original.issueDate, invoice);

/** The rules about what was paid before the supply. */
export const advanceChecks: readonly InvoiceCheck[] = [
  {
    id: 'advance.taxed',
    field: ({ invoice }) => (hidesAdvance(invoice) ? 'paid' : 'advances.0.treatment'),
    place: provisionPlace('cz.vat.advance.taxed'),
    when: (looked) => hidesAdvance(looked.invoice) || (settles(looked) && chargesVat(looked.invoice)),
    look: ({ invoice }) => {
      const untaxed = invoice.advances.find(
        ({ treatment, receivedOn }) => treatment === 'untaxed' && isEarlier(receivedOn, invoice),
      );
      if (untaxed || hidesAdvance(invoice))
        return wrong(
          'What a payer receives before the supply is taxed on the day it arrives: issue a tax document for it, and settle it here as taxed',
        );
      return invoice.advances.some(({ treatment, receivedOn }) => treatment === 'untaxed' && !receivedOn)
        ? missing('Enter the day on which the advance was received: it decides when it is taxed')
        : right('Every advance was taxed when it arrived, or is taxed on this document');
    },
  },
  {
    id: 'advance.document',
    field: ({ invoice }) => {
      const at = invoice.advances.findIndex(
        (one) => one.treatment === 'taxed' && faultOf(one, invoice) !== undefined,
      );
      return `advances.${Math.max(0, at)}.${invoice.advances[at]?.number ? 'receivedOn' : 'number'}`;
    },
    place: provisionPlace('cz.vat.advance.document'),
    when: (looked) =>
      settles(looked) && looked.invoice.advances.some(({ treatment }) => treatment === 'taxed'),
    look: ({ invoice }) => {
      const taxed = invoice.advances.filter(({ treatment }) => treatment === 'taxed');
      if (twice(taxed)) return wrong('An advance is on the invoice twice');
      const [fault] = taxed.flatMap((one) => faultOf(one, invoice) ?? []);
      return fault ?? right('Every taxed advance has its tax document and the day it arrived');
    },
  },
  {
    id: 'advance.settled',
    field: 'advances.0.amount',
    place: provisionPlace('cz.vat.advance.settled'),
    when: (looked) => settles(looked) && declares(looked.invoice),
    look: ({ totals }) =>
      exact(totals.due.base).lt(0)
        ? right(
            'More was taxed than the supply comes to: the difference is returned, at the rate of the advances',
          )
        : right('Only what’s left after the advances is taxed now'),
  },
  {
    id: 'payment.document',
    field: 'regime',
    place: ({ invoice }) =>
      provisionPlace(
        invoice.supply === 'domesticReverseCharge' ? 'cz.vat.reverse.domestic' : 'cz.vat.nonPayer.document',
      ),
    when: isOnPayment,
    look: ({ invoice }) => {
      if (!declares(invoice))
        return wrong('A non-payer doesn’t issue a tax document: the payment is taken off on the invoice');
      return invoice.supply === 'domesticReverseCharge'
        ? wrong(
            'With domestic reverse charge the tax is owed on the day of supply, so there’s no tax document for a payment: take it off on the invoice',
          )
        : right('A payer issues a tax document for a payment');
    },
  },
  {
    id: 'payment.day',
    field: 'taxDate',
    place: provisionPlace('cz.vat.advance.day'),
    when: isOnPayment,
    look: ({ invoice }) =>
      invoice.taxDate
        ? right('The document has the day the payment arrived')
        : missing('Enter the day the payment arrived: the tax is due by that date'),
    mend: ({ invoice, today }) => ({
      label: 'Use the date of issue',
      to: { ...invoice, taxDate: invoice.issueDate || today },
    }),
  },
  {
    id: 'payment.onTime',
    field: 'issueDate',
    place: provisionPlace('cz.vat.advance.document'),
    when: ({ invoice }) => isOnPayment({ invoice }) && invoice.taxDate !== '' && invoice.issueDate !== '',
    look: ({ invoice }) => {
      const days = ruleValueOn('cz.vat.invoice.days', invoice.taxDate);
      if (invoice.taxDate > invoice.issueDate)
        return wrong(
          'The payment arrived after the document was issued: there’s nothing to tax before it arrives',
        );
      return daysBetween(invoice.taxDate, invoice.issueDate) <= days
        ? right(`The document is issued within ${days} days of the payment`)
        : wrong(
            `A tax document for a payment has to be issued within ${days} days of it: this one is late, so issue it straight away`,
          );
    },
  },
  {
    id: 'payment.amount',
    field: 'paid',
    place: provisionPlace('cz.vat.base.whole'),
    when: isOnPayment,
    look: ({ invoice, totals }) => {
      if (invoice.paid === 0) return missing('Enter what was received, with VAT, as already paid');
      return exact(totals.total).eq(invoice.paid)
        ? right('The lines with their tax add up to what was received')
        : wrong('The lines with their tax don’t add up to what was received, which includes the tax');
    },
    mend: ({ invoice, totals }) =>
      exact(totals.total).gt(0)
        ? {
            label: `Say that ${totals.total} was received`,
            to: { ...invoice, paid: Number(totals.total) },
          }
        : undefined,
  },
];
