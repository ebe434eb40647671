import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { askInvoiceProcess, type InvoiceCheck } from './invoice-work.ts';
import type { WorkOptions } from './worker-queue.ts';

/**
 * Checks an invoice in a process of its own: against the law, and each of its documents against the others.
 * @param today As YYYY-MM-DD.
 * @throws QueueFull when too many wait; WorkCancelled when it waited in vain; Error if checking failed.
 */
export async function checkInvoice(
  invoice: Invoice,
  today: string,
  wanted?: WorkOptions,
): Promise<InvoiceCheck> {
  const answer = await askInvoiceProcess({ what: 'check', invoice, today }, wanted);
  if (!('check' in answer)) throw new Error('The process of invoices answered something else');
  return answer.check;
}
