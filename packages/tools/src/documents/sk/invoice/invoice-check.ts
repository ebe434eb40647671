import type { Day } from '@majak/law/dates';
import type { Check } from '../../../form/finding.ts';
import type { Invoice } from './invoice-form.ts';
import type { Totals } from './totals.ts';

/** What a check of an invoice looks at. */
export type Seen = {
  invoice: Invoice;
  totals: Totals;
  today: Day;
  /** A rate that was sent for a line on which no tax is charged, which no document shows. */
  dropped?: number | undefined;
};
/** A demand of the law on an invoice, as data. */
export type InvoiceCheck = Check<Seen, Invoice>;
