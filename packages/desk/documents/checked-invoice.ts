import type { Invoice } from '@majak/tools/documents/invoice/invoice';
import { lint } from '@majak/tools/documents/invoice/linter';
import { selfCheck } from '@majak/tools/documents/invoice/self-check';
import { totalsOf } from '@majak/tools/documents/invoice/totals';
import { documentUuid } from './invoice-document.ts';
import type { InvoiceCheck } from './invoice-work.ts';

/** What the law says of an invoice, what it comes to, and whether its documents agree. @param today As YYYY-MM-DD. */
export const checkedInvoice = (invoice: Invoice, today: string): InvoiceCheck => ({
  ...lint(invoice, today),
  totals: totalsOf(invoice),
  documents: selfCheck(invoice, { uuid: documentUuid(invoice) }),
});
