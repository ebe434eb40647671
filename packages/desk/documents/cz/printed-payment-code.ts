import type { Result } from '@majak/law/result';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import type { Totals } from '@majak/tools/documents/cz/invoice/model/totals';
import {
  bestKind,
  lightCode,
  type PaymentCode,
} from '@majak/tools/documents/cz/invoice/payment/payment-codes';

type Named = { kind: PaymentCode['kind']; written: Result<string> };

/**
 * The code that the payer's bank reads. That for Slovak accounts needs a library which takes as long to load as
 * everything else here: it is loaded once such an account comes.
 */
export async function bankCode(invoice: Invoice, totals: Totals): Promise<Named> {
  const kind = bestKind(invoice);
  if (kind !== 'bySquare') return { kind, written: lightCode(kind, invoice, totals) };
  const { bySquareCode } = await import('@majak/tools/documents/cz/invoice/payment/invoice-by-square');
  return { kind, written: bySquareCode(invoice, totals) };
}

/** The code an invoice shows. @returns nothing when none is wanted, or there is nothing to pay by one. */
export async function printedPaymentCode(invoice: Invoice, totals: Totals): Promise<PaymentCode | undefined> {
  if (!invoice.qr) return undefined;
  const { kind, written } = await bankCode(invoice, totals);
  return written.ok ? { kind, text: written.value } : undefined;
}
