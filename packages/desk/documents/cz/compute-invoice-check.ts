import { lint } from '@majak/tools/documents/cz/invoice/law/linter';
import { totalsOf } from '@majak/tools/documents/cz/invoice/model/totals';
import { verifyFormats } from '@majak/tools/documents/cz/invoice/reading/verify-formats';
import { documentUuid } from './invoice-document.ts';
import type { InvoiceCheck, InvoiceToCheck } from './invoice-work.ts';

/** What the law says of an invoice, what it comes to, and whether its documents agree. */
export const computeInvoiceCheck = ({ invoice, today, dropped }: InvoiceToCheck): InvoiceCheck => ({
  ...lint(invoice, today, dropped),
  totals: totalsOf(invoice),
  documents: verifyFormats(invoice, { uuid: documentUuid(invoice) }),
});
