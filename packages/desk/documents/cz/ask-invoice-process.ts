import { askDocumentProcess } from '../document-work.ts';
import type { WorkOptions } from '../worker-queue.ts';
import type { InvoiceAnswer, InvoiceWork } from './invoice-work.ts';

/** Has work on invoices done by the process of documents, as `answer-own.ts` does it. @throws as `askDocumentProcess`. */
export async function askInvoiceProcess(asked: InvoiceWork, wanted?: WorkOptions): Promise<InvoiceAnswer> {
  const answer = await askDocumentProcess({ what: 'own', country: 'cz', asked }, wanted);
  if (!('own' in answer)) throw new Error('The process of documents answered something else');
  return answer.own as InvoiceAnswer;
}
