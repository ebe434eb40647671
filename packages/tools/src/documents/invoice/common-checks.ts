import { addDays, addYears, type Day } from '@majak/law/dates';
import { exact } from '@majak/law/exact';
import { isValidBIC } from 'ibantools';
import { type Check, type LawPlace, missing, right, wrong } from '../../form/finding.ts';
import type { Amount } from './amount.ts';
import { nextNumber, symbolOf } from './next-number.ts';

/** What these checks know of an invoice, whatever the country. */
type AnyInvoice = {
  kind: string;
  number: string;
  issueDate: Day;
  dueDate: Day;
  payment: { method: string; bic: string; iban: string; variableSymbol: string };
  lines: readonly { description: string; quantity: number; unitPrice: number }[];
};
type Seen<Invoice> = { invoice: Invoice; totals: { total: Amount }; today: Day };
type Place<Invoice> = LawPlace | ((seen: Seen<Invoice>) => LawPlace);

const subjects = ['number', 'issueDate', 'dueDate', 'lines', 'total', 'bic', 'variableSymbol'] as const;
type Subject = (typeof subjects)[number];

/** Nobody waits longer for the whole of an invoice: a later day has a slip in its year. */
const longestYears = 10;

/** Whether a text says anything: a letter, or figures such as those of an article. */
export const saysSomething = (text: string): boolean => /\p{L}|\d{3}/u.test(text);

/**
 * The checks that are the same in every country, each to be placed among its own.
 * @param places Where the law of the country asks for it. @param bic One of a bank there, as an example.
 */
export function commonChecks<Invoice extends AnyInvoice>(
  places: Readonly<Record<Subject, Place<Invoice>>>,
  bic: string,
): Readonly<Record<Subject, Check<Seen<Invoice>, Invoice>>> {
  const byTransfer = ({ invoice }: Seen<Invoice>) => invoice.payment.method === 'transfer';
  const withPayment = (invoice: Invoice, change: Partial<AnyInvoice['payment']>): Invoice => ({
    ...invoice,
    payment: { ...invoice.payment, ...change },
  });
  return {
    number: {
      id: 'number',
      field: 'number',
      place: places.number,
      look: ({ invoice }) =>
        /[\p{L}\p{N}]/u.test(invoice.number)
          ? right('The invoice has a number')
          : missing('Give the invoice a number from your own series'),
      mend: ({ invoice, today }) => {
        const number = nextNumber('', today);
        return { label: `Number it ${number}`, to: { ...invoice, number } };
      },
    },
    issueDate: {
      id: 'issueDate',
      field: 'issueDate',
      place: places.issueDate,
      look: ({ invoice: { issueDate }, today }) => {
        if (!issueDate) return missing('Enter the date of issue');
        return issueDate > addYears(today, 1)
          ? wrong('The date of issue is more than a year ahead: enter the day on which you issue it')
          : right('The invoice has a date of issue');
      },
      mend: ({ invoice, today }) => ({ label: 'Issue it today', to: { ...invoice, issueDate: today } }),
    },
    dueDate: {
      id: 'dueDate',
      field: 'dueDate',
      place: places.dueDate,
      look: ({ invoice: { issueDate, dueDate } }) => {
        if (!dueDate) return missing('Enter the due date');
        if (issueDate && dueDate < issueDate) return wrong('The due date is before the date of issue');
        return issueDate && dueDate > addYears(issueDate, longestYears)
          ? wrong(`The due date is more than ${longestYears} years after the date of issue: check its year`)
          : right('The invoice says when it is due');
      },
      mend: ({ invoice, today }) => ({
        label: 'Due in 14 days',
        to: { ...invoice, dueDate: addDays(invoice.issueDate || today, 14) },
      }),
    },
    lines: {
      id: 'lines',
      field: 'lines.0.description',
      place: places.lines,
      look: ({ invoice: { lines } }) =>
        lines.length > 0 && lines.every(({ description }) => saysSomething(description))
          ? right('Every line says what was supplied, how much, and for how much')
          : missing('Say on every line what was supplied'),
    },
    total: {
      id: 'total',
      field: 'lines.0.quantity',
      place: places.total,
      look: ({ invoice: { lines }, totals }) => {
        const total = exact(totals.total);
        if (total.lt(0)) return wrong('The total is below zero: make a credit note with positive amounts');
        // A line below zero may take off what was paid before, and leave nothing.
        const isTakenOff = lines.some(({ quantity, unitPrice }) => quantity * unitPrice < 0);
        return total.eq(0) && !isTakenOff
          ? missing('The total is zero: enter what the lines cost')
          : right('The total is not below zero');
      },
    },
    bic: {
      id: 'payment.bic',
      field: 'payment.bic',
      place: places.bic,
      when: (seen) => byTransfer(seen) && seen.invoice.payment.bic !== '',
      look: ({ invoice: { payment } }) =>
        isValidBIC(payment.bic)
          ? right('The BIC has the right form')
          : wrong(`A BIC has 8 or 11 characters, such as ${bic}`),
      mend: ({ invoice }) => ({ label: 'Leave it out', to: withPayment(invoice, { bic: '' }) }),
    },
    variableSymbol: {
      id: 'payment.variableSymbol',
      field: 'payment.variableSymbol',
      place: places.variableSymbol,
      when: (seen) =>
        byTransfer(seen) &&
        (seen.invoice.kind !== 'creditNote' || seen.invoice.payment.variableSymbol !== ''),
      look: ({ invoice: { payment } }) => {
        if (!payment.variableSymbol)
          return missing('Enter a variable symbol, so that you recognise the payment');
        return /^\d{1,10}$/.test(payment.variableSymbol)
          ? right('The variable symbol is made up of digits')
          : wrong('A variable symbol has at most ten digits');
      },
      mend: ({ invoice }) => {
        const symbol = symbolOf(invoice.number);
        return symbol
          ? { label: `Use ${symbol}, from the number`, to: withPayment(invoice, { variableSymbol: symbol }) }
          : undefined;
      },
    },
  };
}
