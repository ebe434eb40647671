import type { Result } from '@majak/law/result';
import type { LintResult } from '@majak/tools/documents/cz/invoice/law/linter';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import type { Totals } from '@majak/tools/documents/cz/invoice/model/totals';
import type { FormatCheck } from '@majak/tools/documents/cz/invoice/reading/verify-formats';
import type { DrawnInvoice } from './draw-invoice.ts';

/** What the law says of an invoice, what it comes to, and whether all its documents say the same. */
export type InvoiceCheck = LintResult & { totals: Totals; documents: FormatCheck[] };

/** Documents that are texts: two for programs, the drawing of a payment code, and of one with the invoice in it. */
export type TextFormat = 'isdoc' | 'facturx' | 'qr' | 'qrf';

/**
 * An invoice to check. @param today As YYYY-MM-DD. @param dropped A rate that was sent for a line on which no tax is charged.
 */
export type InvoiceToCheck = { invoice: Invoice; today: string; dropped?: number | undefined };

/** What the process of documents is asked of invoices. A logo is as somebody sent it. @param today As YYYY-MM-DD. */
export type InvoiceWork =
  | ({ what: 'pdf' | 'pages' } & DrawnInvoice)
  | ({ what: 'preview'; draft: Invoice; today: string } & DrawnInvoice)
  | { what: 'text'; format: TextFormat; invoice: Invoice }
  | ({ what: 'check' } & InvoiceToCheck);
export type InvoiceAnswer =
  | { pdf: Uint8Array }
  | { pages: string[]; linted?: LintResult }
  | { brokenLogo: string }
  | { text: Result<string> }
  | { check: InvoiceCheck };
