import type { WorkOptions } from '../worker-queue.ts';
import { askInvoiceProcess } from './ask-invoice-process.ts';
import type { InvoiceCheck, InvoiceToCheck } from './invoice-work.ts';

/**
 * Checks an invoice in a process of its own: against the law, and each of its documents against the others.
 * @throws QueueFull when too many wait; WorkCancelled when it waited in vain; Error if checking failed.
 */
export async function checkInvoice(given: InvoiceToCheck, wanted?: WorkOptions): Promise<InvoiceCheck> {
  const answer = await askInvoiceProcess({ what: 'check', ...given }, wanted);
  if (!('check' in answer)) throw new Error('The process of invoices answered something else');
  return answer.check;
}
