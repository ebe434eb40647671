import type { LintResult } from '@majak/tools/documents/cz/invoice/law/linter';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { BrokenLogo } from '../broken-logo.ts';
import type { WorkOptions } from '../worker-queue.ts';
import { askInvoiceProcess } from './ask-invoice-process.ts';
import type { Layout } from './invoice-document.ts';
import type { InvoiceAnswer } from './invoice-work.ts';

export type Appearance = {
  layout: Layout;
  /** A colour such as `#14263b` that can be read on white. */
  accent?: string;
  /** A picture as somebody sent it: PNG, JPEG or WebP. */
  logo?: Uint8Array;
};

/**
 * Makes the PDF of an invoice in a process of its own: PDF/A-3a, tagged, with ISDOC and Factur-X inside as far as the
 * invoice has them, and its fields as JSON. The same invoice gives the same bytes.
 * @throws QueueFull when too many wait; WorkCancelled when it waited in vain; BrokenLogo if the logo is no such picture; Error if drawing failed.
 */
export async function renderInvoice(
  invoice: Invoice,
  look: Appearance,
  wanted?: WorkOptions,
): Promise<Uint8Array> {
  const answer = await askInvoiceProcess({ what: 'pdf', invoice, ...look }, wanted);
  if ('pdf' in answer) return answer.pdf;
  throw unexpected(answer);
}

/**
 * Draws the pages of an invoice as they are in its PDF, each as an SVG that needs nothing but itself.
 * @throws as `renderInvoice`.
 */
export async function drawPages(invoice: Invoice, look: Appearance, wanted?: WorkOptions): Promise<string[]> {
  const answer = await askInvoiceProcess({ what: 'pages', invoice, ...look }, wanted);
  if ('pages' in answer) return answer.pages;
  throw unexpected(answer);
}

/** An invoice that is not finished: as it can be drawn, as it stands, and the day of looking. */
type UnfinishedInvoice = { invoice: Invoice; draft: Invoice; today: string };

/** Draws the pages of an invoice while it grows, and says what the law wants of it. @throws as `renderInvoice`. */
export async function previewInvoice(
  growing: UnfinishedInvoice,
  look: Appearance,
  wanted?: WorkOptions,
): Promise<{ pages: string[]; linted: LintResult }> {
  const answer = await askInvoiceProcess({ what: 'preview', ...growing, ...look }, wanted);
  if ('pages' in answer && answer.linted) return { pages: answer.pages, linted: answer.linted };
  throw unexpected(answer);
}

const unexpected = (answer: InvoiceAnswer): Error =>
  'brokenLogo' in answer
    ? new BrokenLogo(answer.brokenLogo)
    : new Error('The process of invoices answered something else');
