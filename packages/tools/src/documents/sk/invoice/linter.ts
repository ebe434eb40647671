import type { Day } from '@majak/law/dates';
import { exact } from '@majak/law/exact';
import { lawOn } from '@majak/law/law-on';
import { provisionPlace } from '@majak/law/sk/provision-place';
import { rulesByDay } from '@majak/law/sk/rules-by-day';
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

/** The most that a business may be paid in cash on a day; nothing on a day before the first year we hold. */
function mostInCash(day: Day): number | undefined {
  const law = lawOn(rulesByDay, day);
  return law.ok ? Number(law.value.valueOf('sk.cash.maximum')) : undefined;
}

/** From when it is named without reserve. An emergency lifted it in 2023 by § 8(h) of act 394/2012, which act 384/2025 changed. */
const surelyFrom = '2026-01-01';

const cashMaximum: InvoiceCheck = {
  id: 'cash.maximum',
  field: 'payment.method',
  place: provisionPlace('sk.cash.limit'),
  when: ({ invoice: { payment, issueDate } }) =>
    payment.method === 'cash' && issueDate !== '' && mostInCash(issueDate) !== undefined,
  look: ({ invoice, totals }) => {
    const most = mostInCash(invoice.issueDate) ?? 0;
    const said = `${most.toLocaleString('en')} EUR`;
    const cash = exact(totals.payable);
    // Parts of one contract add up (§ 6(2)): how the one before was paid, the document doesn’t say.
    if (cash.lte(most))
      return cash.plus(totals.paid).lte(most)
        ? right('The amount may be paid in cash')
        : missing(
            `A business can’t be paid more than ${said} in cash: check that what was paid before wasn’t in cash too`,
          );
    return invoice.issueDate >= surelyFrom
      ? wrong(`A business can’t be paid more than ${said} in cash: have it paid by transfer`)
      : missing(
          `A business couldn’t be paid more than ${said} in cash in 2025, unless an emergency lifted the ban: check that`,
        );
  },
  mend: ({ invoice }) => ({
    label: 'Have it paid by transfer',
    to: { ...invoice, payment: { ...invoice.payment, method: 'transfer' } },
  }),
};

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
  cashMaximum,
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

/**
 * What Slovak law wants of an invoice, each with its section.
 * @param dropped A rate that was sent for a line on which no tax is charged.
 */
export const lint = (invoice: Invoice, today: Day, dropped?: number): readonly Finding[] =>
  findingsOf(invoiceChecks, { ...looked(invoice, today), dropped });

/** The invoice with one thing mended; nothing where there is no mend. */
export const mendInvoice = (invoice: Invoice, rule: string, today: Day): Invoice | undefined =>
  applyFix(invoiceChecks, rule, looked(invoice, today));
