import { printDocument } from '@majak/desk/documents/print-document';
import type { Application } from '@majak/tools/forms/application';
import { downloadResponse } from '../tools/documents/download-response.ts';
import { respondFromQueue } from '../tools/documents/respond-from-queue.ts';
import { findWithKey, type NoReceipt } from './find-with-key.ts';
import { receiptView } from './receipt-view.ts';

/** The receipt of an application as a PDF, for whoever holds its key; or why there is none. */
export async function loadReceipt(
  application: Application,
  request: Request,
): Promise<{ pdf: Response } | { none: NoReceipt }> {
  const opened = await findWithKey(application, request);
  if ('none' in opened) return opened;
  const { found } = opened;
  const pdf = await respondFromQueue(async () =>
    downloadResponse({
      body: new Uint8Array(await printDocument({ template: 'receipt', view: await receiptView(found) })),
      type: 'application/pdf',
      name: `receipt-${found.reference}.pdf`,
    }),
  );
  return { pdf };
}
