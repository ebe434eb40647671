import { lint } from '@majak/tools/documents/cz/invoice/law/linter';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { totalsOf } from '@majak/tools/documents/cz/invoice/model/totals';
import { verifyFormats } from '@majak/tools/documents/cz/invoice/reading/verify-formats';
import { documentUuid } from './invoice-document.ts';
import type { InvoiceCheck } from './invoice-work.ts';

/** What the law says of an invoice, what it comes to, and whether its documents agree. @param today As YYYY-MM-DD. */
export const computeInvoiceCheck = (invoice: Invoice, today: string): InvoiceCheck => ({
  ...lint(invoice, today),
  totals: totalsOf(invoice),
  documents: verifyFormats(invoice, { uuid: documentUuid(invoice) }),
});
