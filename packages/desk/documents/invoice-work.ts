import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Result } from '@majak/law/result';
import type { LintResult } from '@majak/tools/documents/cz/invoice/law/linter';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import type { Totals } from '@majak/tools/documents/cz/invoice/model/totals';
import type { FormatCheck } from '@majak/tools/documents/cz/invoice/reading/verify-formats';
import type { PrintedTwoLanguages } from '@majak/tools/documents/two-language-view';
import { env } from '../env.ts';
import type { Printed } from './document-printer.ts';
import type { DrawnInvoice } from './draw-invoice.ts';
import { workerQueue } from './worker-queue.ts';

/** What the law says of an invoice, what it comes to, and whether all its documents say the same. */
export type InvoiceCheck = LintResult & { totals: Totals; documents: FormatCheck[] };

/** Documents that are texts: two for programs, the drawing of a payment code, and of one with the invoice in it. */
export type TextFormat = 'isdoc' | 'facturx' | 'qr' | 'qrf';

/**
 * An invoice to check. @param today As YYYY-MM-DD. @param dropped A rate that was sent for a line on which no tax is charged.
 */
export type InvoiceToCheck = { invoice: Invoice; today: string; dropped?: number | undefined };

/** What the process of documents is asked for. A logo is as somebody sent it. @param today As YYYY-MM-DD. */
export type InvoiceWork =
  | ({ what: 'pdf' | 'pages' } & DrawnInvoice)
  | ({ what: 'preview'; draft: Invoice; today: string } & DrawnInvoice)
  | ({ what: 'document'; as: 'pdf' | 'pages' } & Printed)
  | { what: 'docx'; view: PrintedTwoLanguages }
  | { what: 'text'; format: TextFormat; invoice: Invoice }
  | ({ what: 'check' } & InvoiceToCheck);
export type InvoiceAnswer =
  | { pdf: Uint8Array }
  | { docx: Uint8Array }
  | { pages: string[]; linted?: LintResult }
  | { brokenLogo: string }
  | { text: Result<string> }
  | { check: InvoiceCheck };

/** Has work on invoices done by a process of its own. @throws QueueFull when too many wait; Error if it failed. */
export const askInvoiceProcess = workerQueue<InvoiceWork, InvoiceAnswer>({
  // From the source, which lies beside every build: a process needs a file of its own.
  file: path.join(env.contentRoot, 'packages/desk/documents/invoice-worker.ts'),
  given: env.contentRoot,
  // Documents may wait, pages may not: never on the last core.
  workers: availableParallelism() > 2 ? 2 : 1,
  longestQueue: 50,
  timeoutMs: 10_000,
  idleMs: 60_000,
});
