import { parentPort, workerData } from 'node:worker_threads';
import { lint } from '@majak/tools/documents/invoice/linter';
import { selfCheck } from '@majak/tools/documents/invoice/self-check';
import { totalsOf } from '@majak/tools/documents/invoice/totals';
import * as z from 'zod/mini';
import { invoiceDrawer } from './draw-invoice.ts';
import { documentUuid } from './invoice-document.ts';
import type { InvoiceAnswer, InvoiceCheck, InvoiceWork } from './invoice-work.ts';
import type { Reply } from './worker-queue.ts';

/** A thread that draws and checks invoices: whatever five hundred lines take, no page waits for it. */
const { root } = z.object({ root: z.string() }).parse(workerData);
let drawer: ReturnType<typeof invoiceDrawer> | undefined;

const checked = ({ invoice, today }: Extract<InvoiceWork, { what: 'check' }>): InvoiceCheck => ({
  ...lint(invoice, today),
  totals: totalsOf(invoice),
  documents: selfCheck(invoice, { uuid: documentUuid(invoice) }),
});

function answer(work: InvoiceWork): InvoiceAnswer {
  if (work.what === 'check') return { check: checked(work) };
  // Made at the first document: a check needs no fonts.
  drawer ??= invoiceDrawer(root);
  return { pdf: drawer(work) };
}

function reply(work: InvoiceWork): Reply<InvoiceAnswer> {
  try {
    return { answer: answer(work) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : 'The invoice could not be drawn' };
  }
}

parentPort?.on('message', (work: InvoiceWork) => parentPort?.postMessage(reply(work)));
