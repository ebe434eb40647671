import type { Day } from '@majak/law/dates';
import {
  type Finding,
  type FindingState,
  findingsOf,
  applyFix as mendedBy,
} from '../../../../form/finding.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { totalsOf } from '../model/totals.ts';
import { advanceChecks } from './advance-checks.ts';
import { correctionChecks } from './correction-checks.ts';
import { documentChecks } from './document-checks.ts';
import { exchangeCheck } from './exchange-check.ts';
import type { InvoiceCheck, InvoiceCheckInput } from './invoice-check.ts';
import { lettersCheck } from './letters-check.ts';
import { numberChecks } from './number-checks.ts';
import { partyChecks } from './party-checks.ts';
import { paymentChecks } from './payment-checks.ts';
import { placeChecks } from './place-checks.ts';
import { subjectChecks } from './subject-checks.ts';
import { taxChecks } from './tax-checks.ts';

/** Every check, in the order in which a writer meets its field. */
export const invoiceChecks: readonly InvoiceCheck[] = [
  ...documentChecks,
  ...partyChecks,
  ...numberChecks,
  ...placeChecks,
  ...subjectChecks,
  ...taxChecks,
  exchangeCheck,
  ...correctionChecks,
  ...advanceChecks,
  ...paymentChecks,
  lettersCheck,
];

export type LintResult = {
  findings: readonly Finding[];
  right: number;
  missing: number;
  wrong: number;
};

const looked = (invoice: Invoice, today: Day, dropped?: number): InvoiceCheckInput => ({
  invoice,
  totals: totalsOf(invoice),
  today,
  ...(dropped === undefined ? {} : { dropped }),
});

/**
 * What the law wants of an invoice: what is right, what is missing and what is wrong, each with its section.
 * @param invoice Of the right shape; it may be a draft whose texts and days are still empty.
 * @param dropped A rate that was sent for a line on which no tax is charged: `droppedRate` finds it.
 */
export function lint(invoice: Invoice, today: Day, dropped?: number): LintResult {
  const findings = findingsOf(invoiceChecks, looked(invoice, today, dropped));
  const count = (state: FindingState) => findings.filter((one) => one.state === state).length;
  return { findings, right: count('right'), missing: count('missing'), wrong: count('wrong') };
}

/** The invoice with one thing mended, by the rule of its finding. Without a mend it stays as it is. */
export const applyInvoiceFix = (invoice: Invoice, rule: string, today: Day): Invoice =>
  mendedBy(invoiceChecks, rule, looked(invoice, today)) ?? invoice;
