import type { Day } from '@majak/law/dates';
import { exact } from '@majak/law/exact';
import { provisionPlace } from '@majak/law/sk/provision-place';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { applyFix, type Finding, findingsOf, missing, right, wrong } from '../../../form/finding.ts';
import { commonChecks } from '../../invoice/common-checks.ts';
import { lostLetters } from '../../lost-letters.ts';
import { claimChecks } from './claim-checks.ts';
import type { InvoiceCheck, Seen } from './invoice-check.ts';
import type { Invoice } from './invoice-form.ts';
import { partyChecks } from './party-checks.ts';
import { taxChecks } from './tax-checks.ts';
import { totalsOf } from './totals.ts';

const byVatAct =
  (payers: Parameters<typeof provisionPlace>[0]) =>
  ({ invoice }: { invoice: Invoice }) =>
    provisionPlace(invoice.regime === 'payer' ? payers : 'sk.accounting.document');

const common = commonChecks<Invoice>(
  {
    number: byVatAct('sk.vat.invoice.number'),
    issueDate: byVatAct('sk.vat.invoice.issued'),
    dueDate: provisionPlace('sk.accounting.document'),
    lines: byVatAct('sk.vat.invoice.subject'),
    total: byVatAct('sk.vat.invoice.base'),
    bic: provisionPlace('sk.payment.code'),
    variableSymbol: provisionPlace('sk.payment.code'),
  },
  'TATRSKBX',
);

const paymentChecks: readonly InvoiceCheck[] = [
  {
    id: 'payment.iban',
    field: 'payment.iban',
    place: provisionPlace('sk.payment.code'),
    when: ({ invoice: { payment, kind } }) => payment.method === 'transfer' && kind !== 'creditNote',
    look: ({ invoice: { payment } }) => {
      if (!payment.iban) return missing('Enter the IBAN the customer pays to');
      return isValidIBAN(electronicFormatIBAN(payment.iban) ?? '')
        ? right('The IBAN has the right check digits')
        : wrong('The check digits of the IBAN are wrong');
    },
  },
  common.bic,
  common.variableSymbol,
  {
    id: 'paid',
    field: 'paid',
    place: ({ invoice }) =>
      provisionPlace(invoice.regime === 'payer' ? 'sk.vat.invoice.base' : 'sk.accounting.document'),
    when: ({ totals }) => exact(totals.paid).gt(0),
    look: ({ totals }) =>
      exact(totals.paid).gt(totals.total)
        ? wrong('The amount paid is more than the invoice comes to: correct it')
        : right('The amount paid isn’t more than the amount due'),
  },
  {
    id: 'rounding',
    field: 'payment.method',
    place: provisionPlace('sk.cash.rounding'),
    when: ({ invoice: { payment } }) => payment.method === 'cash',
    look: ({ totals }) =>
      right(
        exact(totals.rounding).eq(0)
          ? 'The total can be paid in cash as it is'
          : 'The total in cash is rounded to five cents, after the tax',
      ),
  },
];

/** Every check, in the order in which a writer meets its field. */
export const invoiceChecks: readonly InvoiceCheck[] = [
  common.number,
  common.issueDate,
  common.dueDate,
  ...partyChecks,
  common.lines,
  common.total,
  ...taxChecks,
  ...claimChecks,
  ...paymentChecks,
  {
    id: 'letters',
    field: ({ invoice }) => lostLetters(invoice)?.field ?? 'note',
    place: provisionPlace('sk.accounting.document'),
    look: ({ invoice }) => {
      const lost = lostLetters(invoice);
      return lost ? wrong(lost.says) : right('Every character on the invoice can be printed');
    },
  },
];

const looked = (invoice: Invoice, today: Day): Seen => ({ invoice, totals: totalsOf(invoice), today });

/** What Slovak law wants of an invoice, each with its section. */
export const lint = (invoice: Invoice, today: Day): readonly Finding[] =>
  findingsOf(invoiceChecks, looked(invoice, today));

/** The invoice with one thing mended; nothing where there is no mend. */
export const mendInvoice = (invoice: Invoice, rule: string, today: Day): Invoice | undefined =>
  applyFix(invoiceChecks, rule, looked(invoice, today));
