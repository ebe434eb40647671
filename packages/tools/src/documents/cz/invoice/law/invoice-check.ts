import type { Day } from '@majak/law/dates';
import type { Check } from '../../../../form/finding.ts';
import type { Invoice } from '../model/invoice-form.ts';
import type { Totals } from '../model/totals.ts';

/**
 * What a check of an invoice looks at: the invoice, what it comes to, and the day of looking.
 * @param dropped A rate that was sent for a line on which no tax is charged, which no document shows.
 */
export type InvoiceCheckInput = { invoice: Invoice; totals: Totals; today: Day; dropped?: number };

/** A demand of the law on an invoice, as data. */
export type InvoiceCheck = Check<InvoiceCheckInput, Invoice>;
