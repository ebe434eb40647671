import { parentPort, workerData } from 'node:worker_threads';
import type { Result } from '@majak/law/result';
import { writeFacturX } from '@majak/tools/documents/invoice/factur-x';
import type { Invoice } from '@majak/tools/documents/invoice/invoice';
import { writeIsdoc } from '@majak/tools/documents/invoice/isdoc';
import { qrSvg } from '@majak/tools/documents/invoice/qr-picture';
import { totalsOf } from '@majak/tools/documents/invoice/totals';
import { inOneLine, labels, wordingIn } from '@majak/tools/documents/invoice/words';
import { type InvoiceDrawer, invoiceDrawer } from './draw-invoice.ts';
import { documentUuid } from './invoice-document.ts';
import type { InvoiceAnswer, InvoiceWork, TextFormat } from './invoice-work.ts';
import { bankCode } from './shown-code.ts';
import type { Reply } from './worker-queue.ts';

/** A thread that draws, writes and checks invoices: whatever five hundred lines take, no page waits for it. */
const root = String(workerData.root);
let drawer: InvoiceDrawer | undefined;

async function qr(invoice: Invoice): Promise<Result<string>> {
  const { written } = await bankCode(invoice, totalsOf(invoice));
  const title = inOneLine(wordingIn(invoice.language, labels.qrPayment));
  return written.ok ? { ok: true, value: qrSvg(written.value, title) } : written;
}

const writers: Record<TextFormat, (invoice: Invoice) => Result<string> | Promise<Result<string>>> = {
  isdoc: (invoice) => writeIsdoc(invoice, { uuid: documentUuid(invoice) }),
  facturx: (invoice) => writeFacturX(invoice),
  qr,
};

async function answer(work: InvoiceWork): Promise<InvoiceAnswer> {
  if (work.what === 'check') {
    // Reading every format back takes libraries that no drawing waits for.
    const { checkedInvoice } = await import('./checked-invoice.ts');
    return { check: checkedInvoice(work.invoice, work.today) };
  }
  if (work.what === 'text') return { text: await writers[work.format](work.invoice) };
  // Made at the first drawing: the others need no fonts.
  drawer ??= invoiceDrawer(root);
  return work.what === 'pdf' ? { pdf: await drawer.pdf(work) } : { pages: await drawer.pages(work) };
}

async function reply(work: InvoiceWork): Promise<Reply<InvoiceAnswer>> {
  try {
    return { answer: await answer(work) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : 'The invoice could not be drawn' };
  }
}

parentPort?.on('message', async (work: InvoiceWork) => {
  parentPort?.postMessage(await reply(work));
  drawer?.forget();
});
