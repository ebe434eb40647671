import type { PrintedTwoLanguages } from '@majak/tools/documents/two-language-view';
import type { Printed } from './document-printer.ts';
import { askDocumentProcess } from './document-work.ts';
import type { WorkOptions } from './worker-queue.ts';

const otherAnswer = () => new Error('The process of documents answered something else');

/**
 * Makes the PDF of a document by a process of its own: PDF/A-2a and PDF/UA-1. The same document gives the same bytes on one day.
 * @throws QueueFull when too many wait; WorkCancelled when it waited in vain; Error if drawing failed.
 */
export async function printDocument(printed: Printed, wanted?: WorkOptions): Promise<Uint8Array> {
  const answer = await askDocumentProcess({ what: 'document', as: 'pdf', ...printed }, wanted);
  if (!('pdf' in answer)) throw otherAnswer();
  return answer.pdf;
}

/** Writes a document in two languages for Word, by the same process. @throws as `printDocument`. */
export async function wordDocument(view: object, wanted?: WorkOptions): Promise<Uint8Array> {
  const answer = await askDocumentProcess({ what: 'docx', view: view as PrintedTwoLanguages }, wanted);
  if (!('docx' in answer)) throw otherAnswer();
  return answer.docx;
}

/** Draws the pages of a document as they are in its PDF, each an SVG that needs nothing but itself. @throws as `printDocument`. */
export async function drawDocument(printed: Printed, wanted?: WorkOptions): Promise<string[]> {
  const answer = await askDocumentProcess({ what: 'document', as: 'pages', ...printed }, wanted);
  if (!('pages' in answer)) throw otherAnswer();
  return answer.pages;
}
