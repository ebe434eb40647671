import type { Result } from '@majak/law/result';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import type { WorkOptions } from '../worker-queue.ts';
import { askInvoiceProcess } from './ask-invoice-process.ts';
import type { TextFormat } from './invoice-work.ts';

/**
 * Writes a document of an invoice that is a text, in a process of its own.
 * @returns why this invoice has no such document, in words.
 * @throws QueueFull when too many wait; WorkCancelled when it waited in vain; Error if writing failed.
 */
export async function writeInvoice(
  invoice: Invoice,
  format: TextFormat,
  wanted?: WorkOptions,
): Promise<Result<string>> {
  const answer = await askInvoiceProcess({ what: 'text', format, invoice }, wanted);
  if (!('text' in answer)) throw new Error('The process of invoices answered something else');
  return answer.text;
}
