import type { Result } from '@majak/law/result';
import { writeFacturX } from '@majak/tools/documents/cz/invoice/formats/factur-x';
import { writeIsdoc } from '@majak/tools/documents/cz/invoice/formats/isdoc';
import { labels, wordingIn } from '@majak/tools/documents/cz/invoice/formats/wording';
import type { LintResult } from '@majak/tools/documents/cz/invoice/law/linter';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { totalsOf } from '@majak/tools/documents/cz/invoice/model/totals';
import { lightCode } from '@majak/tools/documents/cz/invoice/payment/payment-codes';
import { qrSvg } from '@majak/tools/documents/invoice/payment/qr-picture';
import { inOneLine } from '@majak/tools/documents/invoice/wording';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { BrokenLogo } from '../broken-logo.ts';
import { type DrawnInvoice, type InvoiceDrawer, invoiceDrawer } from './draw-invoice.ts';
import { documentUuid } from './invoice-document.ts';
import type { InvoiceAnswer, InvoiceWork, TextFormat } from './invoice-work.ts';
import { bankCode } from './printed-payment-code.ts';

let drawer: InvoiceDrawer | undefined;

async function qr(invoice: Invoice): Promise<Result<string>> {
  const { written } = await bankCode(invoice, totalsOf(invoice));
  const title = inOneLine(wordingIn(invoice.language, labels.qrPayment));
  return written.ok ? { ok: true, value: qrSvg(written.value, title) } : written;
}

/** A Czech payment code with the invoice in it (QR Platba+F), for programs that keep books. */
function qrWithInvoice(invoice: Invoice): Result<string> {
  const written = lightCode('spaydWithInvoice', invoice, totalsOf(invoice));
  return written.ok ? { ok: true, value: qrSvg(written.value, 'QR Platba+F') } : written;
}

const writers: Record<TextFormat, (invoice: Invoice) => Result<string> | Promise<Result<string>>> = {
  isdoc: (invoice) => writeIsdoc(invoice, { uuid: documentUuid(invoice) }),
  facturx: (invoice) => writeFacturX(invoice),
  qr,
  qrf: qrWithInvoice,
};

/** A logo as it may stand in a document. */
async function withLogo<Asked extends DrawnInvoice>(asked: Asked): Promise<Asked> {
  if (!asked.logo) return asked;
  // Most invoices have none, and do not wait for what reads pictures.
  const { readLogo } = await import('../read-logo.ts');
  return { ...asked, logo: await readLogo(asked.logo) };
}

/** What the law wants of a draft: most drawings do not wait for the law. */
async function linted({ draft, today }: { draft: Invoice; today: string }): Promise<LintResult> {
  const { lint } = await import('@majak/tools/documents/cz/invoice/law/linter');
  return lint(draft, today);
}

/**
 * Draws, writes or checks an invoice.
 * @param root Folder of the repository. @param printing What sets documents, made at the first drawing.
 */
export async function answerOwn(
  work: InvoiceWork,
  root: string,
  printing: () => NodeCompiler,
): Promise<InvoiceAnswer> {
  if (work.what === 'check') {
    // Reading every format back takes libraries that no drawing waits for.
    const { computeInvoiceCheck } = await import('./compute-invoice-check.ts');
    return { check: computeInvoiceCheck(work) };
  }
  if (work.what === 'text') return { text: await writers[work.format](work.invoice) };
  drawer ??= invoiceDrawer(root, printing());
  try {
    const drawn = await withLogo(work);
    if (drawn.what === 'pdf') return { pdf: await drawer.pdf(drawn) };
    const pages = await drawer.pages(drawn);
    return drawn.what === 'preview' ? { pages, linted: await linted(drawn) } : { pages };
  } catch (error) {
    if (error instanceof BrokenLogo) return { brokenLogo: error.message };
    throw error;
  }
}
