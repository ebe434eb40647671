import type { Day } from '@majak/law/dates';
import { type Finding, findingsOf, mended as mendedBy, type State } from '../../../form/finding.ts';
import type { Invoice } from '../model/invoice.ts';
import { totalsOf } from '../model/totals.ts';
import { documentChecks } from './document-checks.ts';
import type { InvoiceCheck, Looked } from './looked.ts';
import { partyChecks } from './party-checks.ts';
import { paymentChecks } from './payment-checks.ts';
import { taxChecks } from './tax-checks.ts';

/** Every check, in the order in which a writer meets its field. */
export const invoiceChecks: readonly InvoiceCheck[] = [
  ...documentChecks,
  ...partyChecks,
  ...taxChecks,
  ...paymentChecks,
];

export type Linted = {
  findings: readonly Finding[];
  right: number;
  missing: number;
  wrong: number;
};

const looked = (invoice: Invoice, today: Day): Looked => ({ invoice, totals: totalsOf(invoice), today });

/**
 * What the law wants of an invoice: what is right, what is missing and what is wrong, each with its section.
 * @param invoice Of the right shape; it may be a draft whose texts and days are still empty.
 */
export function lint(invoice: Invoice, today: Day): Linted {
  const findings = findingsOf(invoiceChecks, looked(invoice, today));
  const count = (state: State) => findings.filter((one) => one.state === state).length;
  return { findings, right: count('right'), missing: count('missing'), wrong: count('wrong') };
}

/** The invoice with one thing mended, by the rule of its finding. Without a mend it stays as it is. */
export const mended = (invoice: Invoice, rule: string, today: Day): Invoice =>
  mendedBy(invoiceChecks, rule, looked(invoice, today)) ?? invoice;
